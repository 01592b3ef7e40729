import * as fc from 'fast-check'
import { addDays, type IsoDate } from '../src/kernel/index.ts'
import {
  ASSESSMENT_KINDS,
  CALCULATIONS,
  COLOURS,
  FINALS,
  MAX_STAGES,
  MENTIONS,
  PERIOD_KINDS,
  RECOVERIES,
  SCALES,
  SITUATIONS,
  STAGE_NAMES,
  type ApprovalRule,
  type Assessment,
  type Subject,
  type SubjectDraft,
} from '../src/semester/index.ts'
import { anyDay, anyTime, anyTitle } from './arbitraries.ts'
import { aSubject } from './samples.ts'

const anyShortText = fc.string({ maxLength: 40 })
const anyOptionalDay = fc.oneof(fc.constant(''), anyDay)
/** Up to two decimals, as it is typed. */
const anyDecimal = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 100), max: Math.round(to * 100) }).map((hundredths) => hundredths / 100)

/** The starts of class hours, in order. */
export const anyHours: fc.Arbitrary<readonly string[]> = fc
  .uniqueArray(anyTime, { minLength: 1, maxLength: 6 })
  .map((hours) => hours.sort())

export const anyAssessment: fc.Arbitrary<Assessment> = fc
  .record(
    {
      id: fc.uuid(),
      titulo: anyTitle,
      tipo: fc.constantFrom(...ASSESSMENT_KINDS),
      data: anyOptionalDay,
      hora: fc.oneof(fc.constant(''), anyTime),
      peso: anyDecimal(0, 1_000),
      maxima: anyDecimal(0.01, 1_000),
      nota: fc.option(anyDecimal(0, 1)),
      feita: fc.boolean(),
      etapa: fc.nat(MAX_STAGES),
      recuperacao: fc.boolean(),
      origem: fc.constantFrom('1a2b3c.4d5e-6f7g', '8h9i-0j1k'),
    },
    { requiredKeys: ['id', 'titulo', 'tipo', 'data', 'hora', 'peso', 'maxima', 'nota', 'feita'] },
  )
  .map((one) => ({ ...one, nota: one.nota && Math.floor(one.nota * one.maxima * 100) / 100 }))

export const anyRule: fc.Arbitrary<ApprovalRule> = fc.record({
  calculo: fc.constantFrom(...CALCULATIONS),
  media: anyDecimal(0, 10),
  minimoFinal: anyDecimal(0, 10),
  pesoMedia: anyDecimal(0, 100),
  pesoFinal: anyDecimal(0.01, 100),
  mediaFinal: anyDecimal(0, 10),
  etapas: fc.array(anyDecimal(0.01, 100), { maxLength: MAX_STAGES }),
  nomeEtapa: fc.constantFrom(...STAGE_NAMES),
  recuperacao: fc.constantFrom(...RECOVERIES),
  final: fc.constantFrom(...FINALS),
  minimoNaFinal: anyDecimal(0, 10),
  escala: fc.constantFrom(...SCALES),
})

export const anySemester: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1_900, max: 2_100 }), fc.constantFrom('', '.1', '.2', '.3', '.4'))
  .map((parts) => parts.join(''))

const anyDays = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(anyDay, value, { maxKeys: 6 })

export const anySubjectDraft: fc.Arbitrary<SubjectDraft> = fc.record({
  nome: anyTitle,
  codigo: anyShortText,
  professor: anyShortText,
  local: anyShortText,
  turma: anyShortText,
  semestre: anySemester,
  periodo: fc.constantFrom('', ...PERIOD_KINDS),
  inicio: anyOptionalDay,
  fim: anyOptionalDay,
  semanaI: anyOptionalDay,
  horarios: fc.constantFrom('', '24M12', '24M12 6T34', 'seg e qua 8h–10h', 'de manhã'),
  tabela: fc.constant(''),
  cargaHoraria: fc.nat(2_000),
  limiteFaltas: fc.nat(100),
  ead: fc.boolean(),
  cor: fc.constantFrom(...COLOURS),
  situacao: fc.constantFrom(...SITUATIONS),
  mencao: fc.constantFrom('', ...MENTIONS),
  faltas: anyDays(anyHours.map((hours) => hours.join(' '))),
  faltasAntes: fc.nat(2_000),
  faltasOficiais: fc.option(fc.record({ quantidade: fc.nat(2_000), dia: anyDay })),
  semAula: anyDays(anyShortText),
  avaliacoes: fc.uniqueArray(anyAssessment, { maxLength: 4, selector: ({ id }) => id }),
  regra: anyRule,
  notaFinal: fc.option(anyDecimal(0, 10)),
  estudos: anyDays(fc.integer({ min: 1, max: 1_440 })),
  metaEstudo: fc.nat(10_080),
  calendario: fc.uniqueArray(anyShortText, { maxLength: 3 }),
})

/** Subjects of the semesters about a day, with classes, absences and assessments near it; each with an id of its own. */
export function anySubjectsAbout(today: IsoDate, maxLength = 6): fc.Arbitrary<readonly Subject[]> {
  const near = fc.integer({ min: -9, max: 9 }).map((days) => addDays(today, days))
  const assessments = fc
    .array(fc.tuple(anyAssessment, fc.oneof(fc.constant(''), near)), { maxLength: 4 })
    .map((all) => all.map(([one, data], at) => ({ ...one, id: `avaliacao-${at}`, data })))
  return fc
    .array(
      fc.record({
        nome: fc.constantFrom('Água', 'agua', 'Cálculo 2', 'Cálculo 10'),
        semestre: fc.constantFrom('2026.1', '2026.2', '2027.1'),
        horarios: fc.constantFrom('', '24M12', '2356T12', '6N12', '7M34'),
        cargaHoraria: fc.constantFrom(0, 30, 60),
        situacao: fc.constantFrom('cursando', ...SITUATIONS),
        faltas: fc.dictionary(near, fc.constantFrom('07:00', '07:00 07:50')),
        semAula: fc.dictionary(near, fc.constantFrom('', 'Feriado')),
        estudos: fc.dictionary(near, fc.integer({ min: 1, max: 240 })),
        avaliacoes: assessments,
      }),
      { maxLength },
    )
    .map((all) => all.map((one, at) => aSubject({ ...one, id: `disciplina-${at}` })))
}
