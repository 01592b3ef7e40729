import * as fc from 'fast-check'
import {
  APPLICATION_PHASES,
  APPLICATION_SOURCES,
  type Application,
  type Contact,
} from '../src/career/index.ts'
import { addDays, type IsoDate } from '../src/kernel/index.ts'
import { aContact, anApplication } from './samples.ts'

const anyName = fc.constantFrom(
  'Água Azul',
  'agua azul',
  'Zé & Filhos',
  'Órion',
  'Orion 2',
  'Orion 10',
  'orion',
)

const noDayOr = (day: fc.Arbitrary<IsoDate>) => fc.oneof(fc.constant(''), day)

/** A day of the two months before or after. */
const anyDayAbout = (today: IsoDate): fc.Arbitrary<IsoDate> =>
  fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days))

/** Each with an id of its own; of few enough names and days that some are equal in what they show. */
export const anyApplicationsAbout = (
  today: IsoDate,
  maxLength = 12,
): fc.Arbitrary<readonly Application[]> => {
  const day = anyDayAbout(today)
  const fase = fc.constantFrom(...APPLICATION_PHASES)
  const application = fc.record({
    empresa: anyName,
    vaga: anyName,
    local: anyName,
    observacoes: fc.constantFrom('', 'Ligar à tarde'),
    fase,
    dataEnvio: noDayOr(day),
    proximoContato: noDayOr(day),
    horaEntrevista: fc.constantFrom('', '09:00', '14:30'),
    localEntrevista: anyName,
    fonte: fc.constantFrom('', ...APPLICATION_SOURCES.slice(0, 2)),
    historico: fc.array(fc.record({ fase, em: day }), { maxLength: 4 }),
    createdAt: noDayOr(day.map((created) => `${created}T12:00:00.000Z`)),
  })
  return fc
    .array(application, { maxLength })
    .map((all) => all.map((one, at) => anApplication({ ...one, id: `candidatura-${at}` })))
}

export const anyContactsAbout = (today: IsoDate): fc.Arbitrary<readonly Contact[]> =>
  fc
    .array(fc.record({ nome: anyName, proximoContato: noDayOr(anyDayAbout(today)) }), { maxLength: 8 })
    .map((all) => all.map((one, at) => aContact({ ...one, id: `contato-${at}` })))
