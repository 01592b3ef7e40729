import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSubject, runs } from '../../testing/index.ts'
import {
  editedSubject,
  newSubject,
  nextColour,
  subjectErrors,
  subjectForm,
  subjectOf,
  withSemester,
  type SubjectForm,
} from './form.ts'
import { FOUR_TERMS, USUAL_RULE } from './assessment.ts'
import { COLOURS, NEW_SUBJECT, type Subject } from './subject.ts'

const typed: SubjectForm = { ...subjectForm([], '2026.2'), nome: 'Cálculo I', horarios: '24M12' }

it('starts with the defaults of a new subject of the semester', () => {
  expect(subjectForm([], '2026.2')).toEqual({
    nome: '',
    codigo: '',
    professor: '',
    local: '',
    turma: '',
    semestre: '2026.2',
    inicio: '',
    fim: '',
    horarios: '',
    tabela: '',
    cargaHoraria: '',
    limiteFaltas: '25',
    ead: false,
    cor: 'azul',
    situacao: 'cursando',
    metaEstudo: '',
    faltasAntes: '',
    oficiais: '',
    oficiaisAte: '',
  })
})

it('starts in a colour of its own, at the institution of the subject that was made last', () => {
  const subjects = [
    aSubject({ cor: 'azul', tabela: 'unb', createdAt: '2026-08-02T12:00:00.000Z' }),
    aSubject({ id: 'b', cor: 'verde', tabela: 'ufpb', createdAt: '2026-08-01T12:00:00.000Z' }),
  ]
  expect(subjectForm(subjects, '2026.2')).toMatchObject({ cor: 'laranja', tabela: 'unb' })
  expect(subjectForm(subjects, '2027.1')).toMatchObject({ cor: 'azul', tabela: 'unb' })
})

it('begins with the colours again where all are used', () => {
  const used = COLOURS.map((cor) => ({ cor, semestre: '2026.2' }))
  expect(nextColour(used.slice(0, -1), '2026.2')).toBe('cinza')
  expect(nextColour(used, '2026.2')).toBe('azul')
  expect(nextColour([...used, used[0]!], '2026.2')).toBe('verde')
})

it('opens a subject as it is stored', () => {
  expect(subjectForm([], '2027.1', aSubject({ cor: 'roxo', tabela: 'unb' }))).toMatchObject({
    nome: 'Cálculo I',
    semestre: '2026.2',
    cor: 'roxo',
    tabela: 'unb',
  })
})

describe('what is wrong', () => {
  it('is said beside each field', () => {
    expect(subjectErrors(typed)).toEqual({})
    expect(
      subjectErrors({
        ...typed,
        nome: ' ',
        semestre: '26.2',
        cargaHoraria: '2.001',
        limiteFaltas: '101',
        metaEstudo: '168,05',
      }),
    ).toEqual({
      nome: 'Nome é obrigatório',
      semestre: 'Escreva como 2026, ou de 2026.1 a 2026.4',
      cargaHoraria: 'A carga horária vai de 0 a 2.000 aulas',
      limiteFaltas: 'O limite é um número inteiro de 0 a 100',
      metaEstudo: 'A meta vai de 0 a 168 horas',
    })
  })

  it.each(['2026', '2026.1', ' 2026.4 ', '2100.2', '1900'])('is not the semester %j (S4)', (semestre) => {
    expect(subjectErrors({ ...typed, semestre })).toEqual({})
    expect(subjectOf({ ...typed, semestre }, []).semestre).toBe(semestre.trim())
  })

  it.each(['', '2026.0', '2026.5', '2026.9', '9999.9', '1899.1', '2101', '2026,1', '2026.1.1', '20261'])(
    'is the semester %j',
    (semestre) => {
      const form = { ...typed, semestre }
      expect(subjectErrors(form)).toEqual({ semestre: 'Escreva como 2026, ou de 2026.1 a 2026.4' })
      expect(subjectErrors(form, aSubject())).toEqual(subjectErrors(form))
    },
  )

  it('is not a semester that was stored and stays', () => {
    const opened = aSubject({ semestre: '2026.9' })
    const form = { ...subjectForm([], '2026.2', opened), professor: 'Helena' }
    expect(subjectErrors(form, opened)).toEqual({})
    expect(editedSubject(opened, form, [])).toEqual({ professor: 'Helena' })
    expect(editedSubject(opened, { ...form, semestre: ' 2026.2 ' }, [])).toMatchObject({ semestre: '2026.2' })
  })

  it('is what of the timetable is not understood, at the institution that was chosen', () => {
    expect(subjectErrors({ ...typed, horarios: '24M7' }).horarios).toBe('M não tem o horário 7')
    expect(subjectErrors({ ...typed, horarios: '24M7', tabela: 'ufc' })).toEqual({})
    expect(subjectErrors({ ...typed, horarios: '' })).toEqual({})
  })

  it('is of a table of one’s own the table alone', () => {
    expect(subjectErrors({ ...typed, tabela: 'M 08:00-09:00 09:00-10:00' })).toEqual({})
    const errors = subjectErrors({ ...typed, tabela: 'M 8h' })
    expect(Object.keys(errors)).toEqual(['tabela'])
    expect(errors.tabela).toMatch(/^Linha 1/)
  })

  it('is a text that is too long, whatever it means', () => {
    expect(subjectErrors({ ...typed, horarios: '24M12 '.repeat(40) }).horarios).toBe(
      'Use no máximo 200 caracteres',
    )
  })
})

it('saves a new subject without absences, grades and study time', () => {
  expect(subjectOf({ ...typed, nome: ' Cálculo I ', cargaHoraria: '60' }, [])).toEqual({
    ...NEW_SUBJECT,
    nome: 'Cálculo I',
    semestre: '2026.2',
    horarios: '24M12',
    cargaHoraria: 60,
  })
})

describe('numbers (D11)', () => {
  const read = (numbers: Partial<SubjectForm>) => {
    const form = { ...typed, ...numbers }
    const errors = subjectErrors(form)
    return Object.keys(errors).length > 0 ? errors : subjectOf(form, [])
  }

  it.each([
    ['1.000', 1_000],
    ['1000', 1_000],
    [' 060 ', 60],
    ['60\u200b', 60],
    ['', 0],
    ['2.000', 2_000],
  ])('class hours %j are %d', (cargaHoraria, stored) => {
    expect(read({ cargaHoraria })).toMatchObject({ cargaHoraria: stored })
  })

  it.each(['1e3', '60h', '1.00', '60,5', '1,000', '+5', 'x'])(
    'class hours %j are refused',
    (cargaHoraria) => {
      expect(read({ cargaHoraria })).toEqual({ cargaHoraria: 'Informe um número inteiro' })
    },
  )

  it('are refused below zero', () => {
    expect(read({ cargaHoraria: '-5', limiteFaltas: '-5' })).toEqual({
      cargaHoraria: 'A carga horária vai de 0 a 2.000 aulas',
      limiteFaltas: 'O limite é um número inteiro de 0 a 100',
    })
    expect(read({ metaEstudo: '-1' })).toEqual({ metaEstudo: 'Escreva as horas como 2, 2,5 ou 2h30' })
  })

  it.each(['0', '100', '25'])('a limit of %s is one', (limiteFaltas) => {
    expect(read({ limiteFaltas })).toMatchObject({ limiteFaltas: Number(limiteFaltas) })
  })

  it.each(['', '1.00', '25,5', '25%', '2 5'])('a limit %j is refused', (limiteFaltas) => {
    expect(read({ limiteFaltas })).toEqual({ limiteFaltas: 'Informe um número inteiro' })
  })

  it.each([
    ['2', 120],
    ['2,5', 150],
    ['2.25', 135],
    ['0,35', 21],
    ['2h', 120],
    ['2h20', 140],
    ['2 h 05', 125],
    ['', 0],
    ['168', 10_080],
    ['0,05', 3],
  ])('%j hours of study are %d minutes', (metaEstudo, minutes) => {
    expect(read({ metaEstudo })).toMatchObject({ metaEstudo: minutes })
  })

  it.each(['0,01', '0,33', '2h5', '2h60', '1e1', 'duas', '30 min'])(
    '%j hours of study are refused, never the minutes beside them',
    (metaEstudo) => {
      expect(read({ metaEstudo })).toEqual({ metaEstudo: 'Escreva as horas como 2, 2,5 ou 2h30' })
    },
  )

  it('are read as they fill the field, whatever is stored', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(100), fc.nat(10_080), (cargaHoraria, limiteFaltas, metaEstudo) => {
        const stored = aSubject({ cargaHoraria, limiteFaltas, metaEstudo })
        expect(editedSubject(stored, subjectForm([], '', stored), [])).toEqual({})
      }),
      { numRuns: runs(1_000, 20_000) },
    )
  })
})

it('writes of an edit what was changed, and nothing else', () => {
  const opened = aSubject({ faltas: { '2026-11-20': '07:00' } })
  const form = subjectForm([], '2026.2', opened)
  expect(editedSubject(opened, form, [])).toEqual({})
  expect(editedSubject(opened, { ...form, nome: ' Cálculo II ', ead: true }, [])).toEqual({
    nome: 'Cálculo II',
    ead: true,
  })
})

it('gives a new subject the rule of the last one, and the days without class of its semester', () => {
  const rule = { ...USUAL_RULE, media: 6 }
  const subjects = [
    aSubject({ id: 'a', semAula: { '2026-11-20': 'Feriado' } }),
    aSubject({ id: 'b', semAula: { '2026-10-12': '' }, regra: rule, createdAt: '2026-11-01T12:00:00.000Z' }),
    aSubject({
      id: 'c',
      semestre: '2026.1',
      semAula: { '2026-05-01': '' },
      createdAt: '2026-01-01T12:00:00.000Z',
    }),
  ]
  expect(subjectOf(typed, subjects)).toMatchObject({
    regra: rule,
    semAula: { '2026-11-20': 'Feriado', '2026-10-12': '' },
    faltas: {},
  })
})

it('gives a new subject the kind and the days of its semester, and those of no other (S4)', () => {
  const days = { inicio: '2026-08-03', fim: '2026-12-19', semanaI: '2026-08-03' }
  const subjects = [
    aSubject({ id: 'a', periodo: 'quadrimestre', ...days, createdAt: '2026-08-01T12:00:00.000Z' }),
    aSubject({ id: 'b', periodo: 'semestre', createdAt: '2026-08-02T12:00:00.000Z' }),
    aSubject({ id: 'c', semestre: '2025', periodo: 'ano', createdAt: '2026-08-03T12:00:00.000Z' }),
  ]
  const made = (semestre: string, all = subjects) =>
    subjectOf({ ...subjectForm(all, semestre), nome: 'Redes' }, all)
  expect(made('2026.2')).toMatchObject({ periodo: 'semestre', ...days })
  expect(made('2027')).toMatchObject({ periodo: 'ano', inicio: '', fim: '', semanaI: '' })
  const short = aSubject({ id: 'd', inicio: '2026-07-27', fim: '2026-09-30' })
  expect(made('2026.2', [...subjects, short])).toMatchObject({ inicio: '2026-07-27', fim: '2026-12-19' })
  // «Ano» is no part of a year.
  expect(made('2027.1')).toMatchObject({ periodo: '', inicio: '', fim: '', semanaI: '' })
})

it('has its own days, the first before the last (S4)', () => {
  const own = { ...typed, inicio: '2026-08-03', fim: '2026-09-30' }
  expect(subjectErrors(own)).toEqual({})
  expect(subjectOf(own, [])).toMatchObject({ inicio: '2026-08-03', fim: '2026-09-30' })
  expect(subjectErrors({ ...own, fim: '2026-08-02' })).toEqual({ fim: 'O último dia vem depois do primeiro' })
  expect(subjectErrors({ ...own, inicio: '2026-02-30' })).toEqual({ inicio: 'Data inválida' })
})

it('takes the kind and the days of the semester that a subject is moved to (S4)', () => {
  const moved = aSubject({ id: 'a', inicio: '2026-03-02', fim: '2026-07-04', semestre: '2026.1' })
  const there = aSubject({ id: 'b', semestre: '2026.2', inicio: '2026-08-03', periodo: 'quadrimestre' })
  const opened = subjectForm([], '', moved)
  const to = (semestre: string, form = opened) => withSemester(form, semestre, [moved, there], opened)
  expect(editedSubject(moved, to('2026.2'), [moved, there])).toEqual({
    semestre: '2026.2',
    periodo: 'quadrimestre',
    inicio: '2026-08-03',
    fim: '',
  })
  expect(to('2026.')).toEqual({ ...opened, semestre: '2026.' })
  expect(to('2026.1', to('2026.2'))).toEqual(opened)
})

it('begins a whole year with four bimestres, where there is no subject yet (S4)', () => {
  const rule = (subjects: readonly Subject[], semestre: string) => newSubject(subjects, semestre).regra
  expect([rule([], '2026'), rule([], '2026.2'), rule([aSubject()], '2026')]).toEqual([
    FOUR_TERMS,
    USUAL_RULE,
    USUAL_RULE,
  ])
})

describe('absences that were counted elsewhere (S4, S12)', () => {
  const typed = (values: Partial<SubjectForm>) => ({
    ...subjectForm([], '2026.2'),
    nome: 'Cálculo',
    ...values,
  })

  it('are those until now, and those of the institution until a day', () => {
    const form = typed({ faltasAntes: '4', oficiais: '6', oficiaisAte: '2026-11-20' })
    expect(subjectErrors(form)).toEqual({})
    expect(subjectOf(form, [])).toMatchObject({
      faltasAntes: 4,
      faltasOficiais: { quantidade: 6, dia: '2026-11-20' },
    })
    expect(subjectOf(typed({}), [])).toMatchObject({ faltasAntes: 0, faltasOficiais: null })
  })

  it.each([
    [{ faltasAntes: '2.001' }, { faltasAntes: 'As faltas vão de 0 a 2.000' }],
    [{ faltasAntes: '1e1' }, { faltasAntes: 'Informe um número inteiro' }],
    [{ oficiais: '4,5', oficiaisAte: '2026-11-20' }, { oficiais: 'Informe um número inteiro' }],
    [{ oficiais: '2001', oficiaisAte: '2026-11-20' }, { oficiais: 'As faltas vão de 0 a 2.000' }],
    [{ oficiais: '4' }, { oficiaisAte: 'Informe até que dia a faculdade contou' }],
  ])('%o is refused: %o', (values, errors) => {
    expect(subjectErrors(typed(values))).toEqual(errors)
  })

  it.each([
    [{ oficiaisAte: '2026-11-27' }, 'Este dia ainda não chegou'],
    [{ oficiaisAte: '2026-11-26' }, undefined],
    [{ oficiaisAte: '2026-08-02', inicio: '2026-08-03' }, 'Este dia é de antes das aulas'],
    [{ oficiaisAte: '2026-08-03', inicio: '2026-08-03' }, undefined],
    [{ oficiaisAte: '2024-12-31' }, 'Este dia é de antes das aulas'],
    [{ oficiaisAte: '0001-01-01' }, 'Este dia é de antes das aulas'],
  ])('%o on 26/11/2026: %s', (values, oficiaisAte) => {
    const form = typed({ oficiais: '4', ...values })
    expect(subjectErrors(form, undefined, '2026-11-26').oficiaisAte).toBe(oficiaisAte)
  })

  it('may stay at the day that is stored', () => {
    const subject = aSubject({ faltasOficiais: { quantidade: 6, dia: '2031-11-20' } })
    const form = subjectForm([], '2026.2', subject)
    expect(subjectErrors(form, subject, '2026-11-26')).toEqual({})
  })

  it('are written only where they changed', () => {
    const subject = aSubject({ faltasOficiais: { quantidade: 6, dia: '2026-11-20' } })
    const form = subjectForm([], '2026.2', subject)
    expect(editedSubject(subject, form, [])).toEqual({})
    expect(editedSubject(subject, { ...form, oficiais: '' }, [])).toEqual({ faltasOficiais: null })
  })
})
