import { describe, expect, it, test } from 'vitest'
import {
  anAssessment,
  aSubject,
  createFakeRecordStore,
  createFakeWorld,
  fakeIds,
} from '../../testing/index.ts'
import { constantQuery, firstData, revert, type Inverse } from '../kernel/index.ts'
import { createSemesterService, SUBJECT_KIND, type Subject, type SubjectDraft } from '../semester/index.ts'
import { changesOfCalendar } from './calendar-changes.ts'
import { planCalendar, type CalendarPlace } from './calendar-plan.ts'
import type { CalendarItem } from './calendar/events.ts'
import type { Line } from './line.ts'

const CALCULO = aSubject({ id: 'c', nome: 'Cálculo II', codigo: 'MAT-0025', avaliacoes: [] })
const REDES = aSubject({ id: 'r', nome: 'Redes de Computadores', codigo: 'GCC128', avaliacoes: [] })
const PLACE: CalendarPlace = { subjects: [CALCULO, REDES], today: '2026-08-20' }

const anItem = (over: Partial<CalendarItem> = {}): CalendarItem => ({
  uid: '347608@exemplo.br',
  titulo: 'Tarefa 1',
  data: '2026-09-10',
  hora: '23:00',
  categoria: 'GCC128-2026/2',
  descricao: '',
  local: '',
  isCancelled: false,
  isDue: true,
  ...over,
})
const linesOf = (...items: readonly Partial<CalendarItem>[]): readonly Line<CalendarItem>[] =>
  items.map((item, at) => ({ at: at + 1, item: anItem(item) }))
const plan = (items: readonly Partial<CalendarItem>[], over: Partial<CalendarPlace> = {}) =>
  planCalendar(linesOf(...items), { ...PLACE, ...over })

describe('an event (S18)', () => {
  it('of a subject is a new assessment of it', () => {
    expect(plan([{}])).toEqual([
      {
        id: '1 0',
        at: 1,
        verdict: 'new',
        title: 'Tarefa 1',
        facts: ['10/09/2026', '23h', 'Trabalho'],
        isTicked: true,
        choice: 'r',
        alike: 'GCC128-2026/2',
        change: {
          subject: 'r',
          added: expect.objectContaining({
            titulo: 'Tarefa 1',
            tipo: 'entrega',
            data: '2026-09-10',
            hora: '23:00',
            origem: expect.stringMatching(/^[a-z0-9]+\.[a-z0-9]+-[a-z0-9]+$/) as string,
          }) as unknown,
        },
      },
    ])
  })

  test.each<[string, Partial<CalendarItem>, object]>([
    ['of no subject is left out', { categoria: 'XYZ9' }, { choice: '', reason: 'Sem disciplina' }],
    [
      'without a category is of the subject of its name',
      { categoria: '', titulo: 'P1 de Cálculo II' },
      { choice: 'c' },
    ],
    ['of the past is left out', { data: '2026-08-19' }, { reason: 'Já passou', isTicked: false }],
    ['of today is not', { data: '2026-08-20' }, { isTicked: true }],
    [
      'that repeats is left out behind the semester',
      { recurrenceId: 'x', data: '2027-04-01' },
      { reason: 'Fora do semestre', isTicked: false },
    ],
    ['that repeats comes in within it', { recurrenceId: 'x', data: '2026-12-01' }, { isTicked: true }],
    ['alone may be behind it', { data: '2027-04-01' }, { isTicked: true }],
    [
      'of Caderno itself is none',
      { uid: 'aula-1@caderno' },
      { verdict: 'none', reason: 'Veio do próprio Caderno' },
    ],
    ['that opens is left out', { isDue: false }, { reason: 'É quando abre ou é corrigido', isTicked: false }],
    [
      'that is cancelled is none',
      { isCancelled: true },
      { verdict: 'none', reason: 'Cancelado no calendário' },
    ],
  ])('%s', (_, item, row) => {
    expect(plan([item])[0]).toMatchObject(row)
  })

  test.each([
    ['GCC128-2026/2', 'r'],
    ['2026.2 - GCC128 - Turma 10A', 'r'],
    ['Redes de Computadores (2026/2)', 'r'],
    ['Cálculo II', 'c'],
    ['MAT0025', 'c'],
    ['Cálculo III', ''],
    ['GCC129-2026/2', ''],
    ['Redes Neurais', ''],
    ['Site', ''],
  ])('of %s is of the subject %j', (categoria, choice) => {
    expect(plan([{ categoria }])[0]!.choice).toBe(choice)
  })

  it('that repeats without a category takes one choice for all its times, which is remembered', () => {
    const weekly = { categoria: '', titulo: 'Listas da semana' }
    const times = ['2026-09-10', '2026-09-17'].map((data) => ({ ...weekly, data, recurrenceId: data }))
    const rows = plan(times, { choices: { 'Listas da semana': 'c' } })
    expect(rows.map(({ choice }) => choice)).toEqual(['c', 'c'])
    expect(changesOfCalendar(rows, [CALCULO, REDES])).toMatchObject([
      { subject: 'c', calendario: ['Listas da semana'] },
    ])
    const subjects = [aSubject({ ...CALCULO, calendario: ['Listas da semana'] }), REDES]
    expect(plan(times, { subjects }).map(({ choice }) => choice)).toEqual(['c', 'c'])
  })

  it('is of the subject that was chosen for its name, now or once before', () => {
    const choices = { 'GCC128-2026/2': 'c' }
    expect(plan([{}], { choices })[0]).toMatchObject({ choice: 'c', isTicked: true })
    const named = { ...CALCULO, calendario: ['GCC128-2026/2'] }
    expect(plan([{}], { subjects: [named, REDES] })[0]).toMatchObject({ choice: 'c' })
    expect(plan([{}], { choices: { 'GCC128-2026/2': '' } })[0]).toMatchObject({ choice: '' })
    expect(plan([{ categoria: '', titulo: 'Feira' }], { choices: { '1 0': 'c' } })[0]).toMatchObject({
      choice: 'c',
    })
  })

  test.each([
    ['aula-c-1-1@caderno', 'Aula'],
    ['avaliacao-c-p1@caderno', undefined],
    ['lancamento-1@caderno', undefined],
    ['aula-1@escola.example', 'Trabalho'],
  ])('%s is called %j', (uid, word) => {
    expect(plan([{ uid, titulo: 'Cálculo II' }])[0]!.facts[2]).toBe(word)
  })

  it('that was typed by hand is known', () => {
    const typed = { ...REDES, avaliacoes: [anAssessment({ titulo: 'tarefa 1', data: '2026-09-10' })] }
    expect(plan([{}], { subjects: [typed] })[0]).toMatchObject({
      verdict: 'known',
      reason: 'Já estava na disciplina',
    })
  })

  it('beside 100 others is refused', () => {
    const avaliacoes = Array.from({ length: 99 }, (_, n) => anAssessment({ id: `${n}`, titulo: `P${n}` }))
    const rows = plan([{ uid: '1' }, { uid: '2' }], { subjects: [{ ...REDES, avaliacoes }] })
    expect(rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['new', undefined],
      ['refused', 'A disciplina já tem 100 avaliações'],
    ])
  })

  it('that is none in the file stays none', () => {
    const lines = [
      { at: 3, refused: 'Evento sem data' },
      { at: 9, none: 'Fora do período' },
    ]
    expect(planCalendar(lines, PLACE)).toMatchObject([
      { at: 3, verdict: 'refused', reason: 'Evento sem data', title: 'Linha 3' },
      { at: 9, verdict: 'none', reason: 'Fora do período', title: 'Linha 9' },
    ])
  })
})

/** The subjects once all ticked rows are brought in. */
function broughtInto(
  subjects: readonly Subject[],
  rows: ReturnType<typeof planCalendar>,
): readonly Subject[] {
  const changes = changesOfCalendar(
    rows.filter(({ isTicked }) => isTicked),
    subjects,
  )
  return subjects.map((subject) => {
    const own = changes.find((one) => one.subject === subject.id)
    const added = own?.added.map((one, at) => ({ ...one, id: `n${at}` })) ?? []
    const edited = subject.avaliacoes.map((one) => ({
      ...one,
      ...own?.edited.find(({ id }) => id === one.id)?.changes,
    }))
    return {
      ...subject,
      calendario: own?.calendario ?? subject.calendario,
      avaliacoes: [...edited, ...added],
    }
  })
}

describe('a later file (S18)', () => {
  const items = [{ uid: '1' }, { uid: '2', titulo: 'Tarefa 2' }, { uid: '', titulo: 'Tarefa 3' }]
  const subjects = broughtInto(PLACE.subjects, plan(items))
  const later = (over: Partial<CalendarItem>, mine: Partial<ReturnType<typeof anAssessment>> = {}) => {
    const redes = {
      ...subjects[1]!,
      avaliacoes: subjects[1]!.avaliacoes.with(0, { ...subjects[1]!.avaliacoes[0]!, ...mine }),
    }
    return plan([{ uid: '1', ...over }], { subjects: [CALCULO, redes] })[0]
  }

  it('that says the same adds nothing, and the name of the subject is remembered', () => {
    const again = plan(items, { subjects })
    expect(again.map(({ verdict, isTicked }) => [verdict, isTicked])).toEqual(
      items.map(() => ['known', undefined]),
    )
    expect(changesOfCalendar(again, subjects)).toEqual([])
    expect(subjects.map(({ calendario }) => calendario)).toEqual([[], ['GCC128-2026/2']])
  })

  it('with another day changes the day', () => {
    const row = later({ data: '2026-09-11', hora: '' })
    expect(row).toMatchObject({
      verdict: 'changed',
      isTicked: true,
      differences: [
        { label: 'Data', before: '10/09/2026', after: '11/09/2026' },
        { label: 'Hora', before: '23h', after: 'sem hora' },
      ],
    })
    const moved = broughtInto(subjects, [row!])
    expect(moved[1]!.avaliacoes[0]).toMatchObject({ data: '2026-09-11', hora: '' })
    expect(plan([{ uid: '1', data: '2026-09-11', hora: '' }], { subjects: moved })[0]).toMatchObject({
      verdict: 'known',
    })
  })

  it('leaves what the student has changed', () => {
    const mine = { titulo: 'Lista 1' }
    expect(later({}, mine)).toMatchObject({ verdict: 'known' })
    expect(later({ data: '2026-09-11' }, mine)).toMatchObject({
      isTicked: true,
      differences: [{ label: 'Data', before: '10/09/2026', after: '11/09/2026' }],
    })
    expect(later({ titulo: 'Tarefa Um' }, mine)).toMatchObject({
      verdict: 'changed',
      isTicked: false,
      reason: 'Você também mudou esta avaliação',
    })
    expect(later({ titulo: 'Lista 1' }, mine)).toMatchObject({ verdict: 'known' })
  })

  it('in which it is cancelled says that it stays', () => {
    expect(later({ isCancelled: true })).toMatchObject({
      verdict: 'none',
      choice: 'r',
      reason: 'Cancelado no calendário; a avaliação continua na disciplina',
    })
  })

  it('that lacks an event leaves it', () => {
    expect(changesOfCalendar(plan([], { subjects }), subjects)).toEqual([])
  })

  it('with a name for another subject takes it from the one that had it', () => {
    const rows = plan([{ uid: '9' }], { subjects, choices: { 'GCC128-2026/2': 'c' } })
    expect(changesOfCalendar(rows, subjects).map(({ subject, calendario }) => [subject, calendario])).toEqual(
      [
        ['c', ['GCC128-2026/2']],
        ['r', []],
      ],
    )
  })

  it('knows each occurrence, and events that share an id by what they say', () => {
    const all = [
      { uid: '5', recurrenceId: '20260902T220000Z', titulo: 'Quiz', data: '2026-09-02' },
      { uid: '5', recurrenceId: '20260909T220000Z', titulo: 'Quiz', data: '2026-09-09' },
      { uid: '6', titulo: 'A' },
      { uid: '6', titulo: 'B' },
    ]
    const after = broughtInto(PLACE.subjects, plan(all))
    expect(after[1]!.avaliacoes).toHaveLength(4)
    expect(plan(all, { subjects: after }).map(({ verdict }) => verdict)).toEqual(all.map(() => 'known'))
  })
})

test('all that is brought in goes back at once, but for what was changed since (S18)', async () => {
  const world = createFakeWorld()
  const owner = CALCULO.userId
  const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, {
    world,
    records: PLACE.subjects,
  })
  const session = constantQuery({ uid: owner })
  const service = createSemesterService({ subjects, session, ids: fakeIds('nova') }, owner)
  const rows = plan([{ uid: '1' }, { uid: '2', categoria: 'MAT0025' }, { uid: '3', titulo: 'P1' }])
  const write = service.bringIn(changesOfCalendar(rows, PLACE.subjects))
  await write.outcome
  const { inverse } = await write.applied
  const sizes = async () =>
    Object.fromEntries(
      (await firstData(subjects.watch(owner))).map(({ id, avaliacoes, calendario }) => [
        id,
        [avaliacoes.length, calendario.length],
      ]),
    )
  expect(await sizes()).toEqual({ c: [1, 1], r: [2, 1] })
  await service.setGrade('r', 'nova-2', 9).outcome
  const back = JSON.parse(JSON.stringify(inverse)) as Inverse
  await expect(revert(service, back).outcome).rejects.toThrow('mudou')
  expect(await sizes()).toEqual({ c: [0, 0], r: [1, 0] })
})
