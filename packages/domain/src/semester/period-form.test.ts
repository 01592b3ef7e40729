import { describe, expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import {
  daysDiffer,
  editedPeriod,
  inPeriod,
  periodErrors,
  periodForm,
  withKind,
  type PeriodForm,
} from './period-form.ts'

const TODAY = '2026-11-26'
const days = { inicio: '2026-08-03', fim: '2026-12-12' }
const subjects = [
  aSubject({ id: 'a', periodo: 'quadrimestre', ...days }),
  aSubject({ id: 'b', inicio: '2026-09-01', createdAt: '2020-01-01T12:00:00.000Z' }),
  aSubject({ id: 'c', semestre: '2026.1' }),
]
const opened = periodForm(subjects, '2026.2')

it('begins with what the subjects of the period share (S4, S12)', () => {
  expect(opened).toEqual({ semestre: '2026.2', periodo: 'quadrimestre', ...days })
  expect(periodForm([], '2026')).toEqual({ semestre: '2026', periodo: 'ano', inicio: '', fim: '' })
  expect([daysDiffer(subjects), daysDiffer([subjects[0]!]), daysDiffer([])]).toEqual([true, false, false])
})

it('has the name of the calendar where it had that before (S4, S12)', () => {
  const semester = { ...opened, periodo: 'semestre' } as const
  const name = (kind: PeriodForm['periodo']) => withKind(semester, kind, TODAY).semestre
  expect([name('quadrimestre'), name('trimestre'), name('semestre')]).toEqual(['2026.3', '2026.4', '2026.2'])
})

it.each([
  ['2026.2', 'trimestre', '2026.2'],
  ['2026.2', 'ano', '2026'],
  ['2026', 'quadrimestre', '2026.3'],
  ['2025', 'quadrimestre', '2025.1'],
  ['2026.4', 'semestre', '2026.2'],
] as const)('%s as a %s is called %s', (semestre, kind, name) => {
  expect(withKind({ ...opened, semestre }, kind, TODAY)).toEqual({ ...opened, semestre: name, periodo: kind })
})

it.each<[Partial<PeriodForm>, object]>([
  [{}, {}],
  [{ semestre: ' 2026.3 ' }, {}],
  [{ inicio: '', fim: '' }, {}],
  [{ inicio: '2026-12-11' }, {}],
  [{ inicio: '2026-12-12' }, { fim: 'O período tem mais de um dia' }],
  [{ inicio: '2025-12-12' }, {}],
  [{ inicio: '2025-06-11' }, { fim: 'O período passa de um ano e meio: confira os anos' }],
  [{ inicio: '2025-06-12' }, {}],
  [{ inicio: '2024-12-31', fim: '' }, { inicio: 'O ano é 2024, e o período é de 2026' }],
  [{ fim: '2028-01-10' }, { fim: 'O ano é 2028, e o período é de 2026' }],
  [{ fim: '2027-03-10' }, {}],
  [{ inicio: '0001-01-01', fim: '' }, { inicio: 'Escolha uma data entre 1900 e 2100' }],
  [{ inicio: '2026-12-13' }, { fim: 'O último dia vem depois do primeiro' }],
  [{ inicio: '2026-02-30' }, { inicio: 'Data inválida' }],
  [{ fim: '20261212' }, { fim: 'Data inválida' }],
  [{ semestre: '26.2' }, { semestre: 'Escreva como 2026, ou de 2026.1 a 2026.4' }],
  [{ semestre: '2026.4' }, { semestre: 'Um quadrimestre vai de 2026.1 a 2026.3' }],
  [{ semestre: '2026.3', periodo: 'semestre' }, { semestre: 'Um semestre vai de 2026.1 a 2026.2' }],
  [{ periodo: 'ano' }, { semestre: 'Um ano se escreve como 2026' }],
  [{ semestre: '2026.1' }, { semestre: 'Já há disciplinas em 2026.1' }],
])('%j is judged %j', (changes, errors) => {
  expect(periodErrors(opened, { ...opened, ...changes }, subjects)).toEqual(errors)
})

it('lets an older name stay as it is', () => {
  const older = { ...opened, semestre: '2026.9', periodo: 'semestre' } as const
  expect(periodErrors(older, { ...older, fim: '' }, subjects)).toEqual({})
  expect(editedPeriod(older, { ...older, fim: '' })).toEqual({ fim: '' })
  const oneDay = { ...opened, inicio: opened.fim }
  expect(periodErrors(oneDay, { ...oneDay, periodo: 'semestre' }, subjects)).toEqual({})
})

describe('the class hours of a subject (S4, S12)', () => {
  const weekly = aSubject({ horarios: '24M12', cargaHoraria: 60 })

  it('follow the period where they are the usual ones', () => {
    const hours = (changes: Parameters<typeof inPeriod>[1]) => inPeriod(weekly, changes).cargaHoraria
    expect(hours({ periodo: 'quadrimestre' })).toBe(48)
    expect(hours({ semestre: '2026', periodo: 'ano' })).toBe(160)
    expect(hours({ periodo: 'trimestre' })).toBe(0)
    expect(hours({ periodo: 'trimestre', inicio: '2026-09-21', fim: '2026-12-13' })).toBe(48)
    expect(hours({ fim: '2026-12-12' })).toBe(60)
  })

  it('stay where others were typed', () => {
    expect(inPeriod({ ...weekly, cargaHoraria: 64 }, { periodo: 'quadrimestre' })).toEqual({
      periodo: 'quadrimestre',
    })
  })
})
