import { describe, expect, it, vi } from 'vitest'
import {
  anAssessment,
  aSubject,
  createFakeRecordStore,
  fakeIds,
  inverseOf,
  noteWrites,
  outcomesOf,
} from '../../testing/index.ts'
import {
  ChangedSince,
  dataOf,
  ready,
  REST_UNDONE,
  revert,
  type ModuleService,
  type Write,
} from '../kernel/index.ts'
import { MAX_ASSESSMENTS, USUAL_RULE } from './assessment.ts'
import { createSemesterService } from './service.ts'
import { NEW_SUBJECT, SUBJECT_KIND, type Subject, type SubjectDraft } from './subject.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const P1 = anAssessment({ id: 'p1', titulo: 'Prova 1' })
const P2 = anAssessment({ id: 'p2', titulo: 'Prova 2' })
const CALCULUS = aSubject({
  id: 'c',
  faltas: { '2026-11-16': '07:00', [TODAY]: '07:50' },
  avaliacoes: [P1, P2],
})
const PHYSICS = aSubject({ id: 'f', nome: 'Física', semAula: { [TODAY]: 'Viagem' }, avaliacoes: [] })

function openSemester(...records: Subject[]) {
  const subjects = createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { records })
  const query = subjects.watch(OWNER)
  query.subscribe(() => undefined)
  const all = () => dataOf(query.getSnapshot()) ?? []
  const session = { there: true }
  const signedIn = {
    getSnapshot: () => ready(session.there ? { uid: OWNER } : null),
    subscribe: () => () => undefined,
  }
  const writes = noteWrites(subjects)
  const service = createSemesterService({ subjects, session: signedIn, ids: fakeIds('nova') }, OWNER)
  /** Waits for a change; returns what takes it back. */
  const made = async (write: Write) => {
    const inverse = await inverseOf(write)
    return inverse && (() => revert(service, inverse).outcome)
  }
  return {
    service,
    actions: outcomesOf(service),
    subjects,
    writes,
    session,
    made,
    all,
    /** The subjects without the stamp that each write sets. */
    fields: () => all().map(({ updatedAt: _, ...fields }) => fields),
    find: (id: string) => all().find((subject) => subject.id === id)!,
  }
}

describe('an absence', () => {
  it('writes its own day and leaves the others alone', async () => {
    const { actions, find, writes } = openSemester(CALCULUS)
    await actions.miss('c', '2026-11-18', ['07:00', '07:50'])
    expect(writes).toEqual([['c', {}, { faltas: { '2026-11-18': '07:00 07:50' } }]])
    expect(find('c').faltas).toEqual({ ...CALCULUS.faltas, '2026-11-18': '07:00 07:50' })
    await actions.miss('c', '2026-11-18', ['07:50'])
    expect(writes).toHaveLength(1)
  })

  it('is taken back for the class hours alone that it added', async () => {
    const { service, made, find } = openSemester(CALCULUS)
    const back = await made(service.miss('c', TODAY, ['07:00', '07:50']))
    expect(find('c').faltas[TODAY]).toBe('07:00 07:50')
    await service.miss('c', TODAY, ['08:55']).outcome
    await back!()
    expect(find('c').faltas[TODAY]).toBe('07:50 08:55')
    expect(await made(service.miss('c', TODAY, ['07:50']))).toBeUndefined()
  })

  it('that is taken out comes back for those that were missed', async () => {
    const { service, made, find } = openSemester(CALCULUS)
    const back = await made(service.attend('c', TODAY, ['07:00', '07:50']))
    expect(find('c').faltas).toEqual({ '2026-11-16': '07:00' })
    await back!()
    expect(find('c').faltas).toEqual(CALCULUS.faltas)
    expect(await made(service.attend('c', TODAY, ['07:00']))).toBeUndefined()
  })

  it('of two quick presses counts both', async () => {
    const { actions, find } = openSemester(CALCULUS)
    await Promise.all([actions.miss('c', TODAY, ['07:00']), actions.miss('c', TODAY, ['08:55'])])
    expect(find('c').faltas[TODAY]).toBe('07:00 07:50 08:55')
  })
})

describe('a day without class (S5)', () => {
  it('is set for several subjects and taken back for all, each with the reason that it had', async () => {
    const { service, made, find, fields } = openSemester(CALCULUS, PHYSICS)
    const before = fields()
    const back = await made(service.setDayOff(['c', 'f'], TODAY, ' Feriado '))
    expect([find('c').semAula, find('f').semAula]).toEqual([{ [TODAY]: 'Feriado' }, { [TODAY]: 'Feriado' }])
    await back!()
    expect(fields()).toEqual(before)
  })

  it('is cleared for several and taken back for those that had it', async () => {
    const { service, made, find, fields, writes } = openSemester(CALCULUS, PHYSICS)
    const before = fields()
    const back = await made(service.clearDayOff(['c', 'f'], TODAY))
    expect(find('f').semAula).toEqual({})
    expect(writes.map(([id]) => id)).toEqual(['f'])
    await back!()
    expect(fields()).toEqual(before)
    expect(await made(service.clearDayOff(['c'], TODAY))).toBeUndefined()
  })

  it('stays where another tab has given another reason since, and goes back where not (D24)', async () => {
    const { service, made, find } = openSemester(CALCULUS, PHYSICS)
    const back = await made(service.setDayOff(['c', 'f'], TODAY, 'Feriado'))
    await service.setReason('c', TODAY, 'Greve').outcome
    await expect(back!()).rejects.toThrow(new ChangedSince(REST_UNDONE))
    expect([find('c').semAula, find('f').semAula]).toEqual([{ [TODAY]: 'Greve' }, PHYSICS.semAula])
  })

  it('is set for all or for none', async () => {
    const { service, fields } = openSemester(CALCULUS, PHYSICS)
    const before = fields()
    await expect(service.setDayOff(['c', 'gone'], TODAY).outcome).rejects.toMatchObject({ code: 'not-found' })
    expect(fields()).toEqual(before)
  })
})

describe('several subjects of one paste (S3)', () => {
  const drafts = ['Álgebra', 'Biologia', 'Cálculo'].map((nome) => ({
    ...NEW_SUBJECT,
    nome,
    semestre: '2026.2',
  }))

  it('are added together and taken back together', async () => {
    const { service, made, all } = openSemester(PHYSICS)
    const back = await made(service.addAll(drafts))
    expect(all().map(({ nome }) => nome)).toEqual(['Física', 'Álgebra', 'Biologia', 'Cálculo'])
    await back!()
    expect(all()).toEqual([PHYSICS])
  })

  it('are all added or none', async () => {
    const { service, subjects, all } = openSemester(PHYSICS)
    subjects.failNext('storage-full')
    await expect(service.addAll(drafts).outcome).rejects.toMatchObject({ code: 'storage-full' })
    expect(all()).toEqual([PHYSICS])
  })
})

describe('an assessment', () => {
  it('is added with an id of its own, and taken back', async () => {
    const { service, made, find } = openSemester(CALCULUS)
    const { id: _, ...typed } = anAssessment({ titulo: 'Lista 1', tipo: 'entrega' })
    const back = await made(service.addAssessment('c', typed))
    expect(find('c').avaliacoes).toEqual([P1, P2, { ...typed, id: 'nova-1' }])
    await back!()
    expect(find('c').avaliacoes).toEqual([P1, P2])
  })

  it('loses again what it had not before, over a reload and without one (D24)', async () => {
    const { service, find } = openSemester(CALCULUS)
    const edited = () => service.editAssessment('c', 'p1', { etapa: 2, recuperacao: true })
    const { inverse: kept } = await edited().applied
    await revert(service, kept!).outcome
    expect(find('c').avaliacoes.find(({ id }) => id === 'p1')).toStrictEqual(P1)
    await revert(service, (await inverseOf(edited()))!).outcome
    expect(find('c').avaliacoes.find(({ id }) => id === 'p1')).toStrictEqual(P1)
  })

  it('is changed alone, and only its changed fields go back', async () => {
    const { service, actions, made, find } = openSemester(CALCULUS)
    const back = await made(service.setGrade('c', 'p1', 8.5))
    expect(find('c').avaliacoes).toEqual([P2, { ...P1, nota: 8.5 }])
    await actions.setDone('c', 'p1', true)
    await actions.postpone('c', 'p2', '2026-12-01')
    await back!()
    expect(find('c').avaliacoes).toEqual([
      { ...P2, data: '2026-12-01' },
      { ...P1, feita: true },
    ])
  })

  it('that is as it is to be writes nothing, and so does one that is gone', async () => {
    const { service, made, writes } = openSemester(CALCULUS)
    expect(await made(service.setDone('c', 'p1', false))).toBeUndefined()
    expect(await made(service.setGrade('c', 'gone', 7))).toBeUndefined()
    expect(await made(service.removeAssessment('c', 'gone'))).toBeUndefined()
    expect(writes).toEqual([])
  })

  it('that was removed comes back as it was', async () => {
    const { service, made, find } = openSemester(CALCULUS)
    const back = await made(service.removeAssessment('c', 'p1'))
    expect(find('c').avaliacoes).toEqual([P2])
    await back!()
    expect(find('c').avaliacoes).toEqual([P2, P1])
  })

  it('leaves the others the very same elements', async () => {
    const { subjects, service } = openSemester(CALCULUS)
    const update = vi.spyOn(subjects, 'update')
    await service.setGrade('c', 'p1', 10).outcome
    const change = update.mock.lastCall![2]
    expect(change(CALCULUS).patch!.avaliacoes![0]).toBe(P2)
  })

  it.each([
    ['a grade above the best one', { nota: 11 }],
    ['a title of nothing', { titulo: ' ' }],
    ['a best grade below the grade', { nota: 8, maxima: 5 }],
  ])('is refused with %s', async (_, changes) => {
    const { service, find } = openSemester(CALCULUS)
    await expect(service.editAssessment('c', 'p1', changes).outcome).rejects.toMatchObject({
      code: 'invalid-record',
    })
    expect(find('c').avaliacoes).toEqual([P1, P2])
  })

  it('is refused where there are as many as a subject may have', async () => {
    const avaliacoes = Array.from({ length: MAX_ASSESSMENTS }, (_, n) => anAssessment({ id: `p${n}` }))
    const { actions, find } = openSemester(aSubject({ id: 'c', avaliacoes }))
    await expect(actions.addAssessment('c', P1)).rejects.toMatchObject({ code: 'invalid-record' })
    await actions.setGrade('c', 'p0', 7)
    expect(find('c').avaliacoes).toHaveLength(MAX_ASSESSMENTS)
  })

  it('that two devices changed at once is one again with the next change', async () => {
    const twice = [P1, P2, { ...P1, feita: true }]
    const { actions, find } = openSemester({ ...CALCULUS, avaliacoes: twice })
    await actions.setGrade('c', 'p1', 7)
    expect(find('c').avaliacoes).toEqual([P2, { ...P1, feita: true, nota: 7 }])
  })
})

it('sets the final exam and the rule, and takes both back', async () => {
  const { service, made, find } = openSemester(CALCULUS)
  const backs = [
    await made(service.setFinal('c', 6.3)),
    await made(service.setRule(['c'], { ...USUAL_RULE, media: 6 })),
  ]
  expect(find('c')).toMatchObject({ notaFinal: 6.3, regra: { media: 6 } })
  for (const back of backs) await back!()
  expect(find('c')).toMatchObject({ notaFinal: null, regra: USUAL_RULE })
})

it('adds study time and takes as much back as a day took', async () => {
  const { service, actions, made, find } = openSemester(CALCULUS)
  await actions.addStudy('c', TODAY, 1_420)
  const back = await made(service.addStudy('c', TODAY, 30))
  expect(find('c').estudos).toEqual({ [TODAY]: 1_440 })
  await back!()
  expect(find('c').estudos).toEqual({ [TODAY]: 1_420 })
  expect(await made(service.addStudy('c', '2026-11-19', -30))).toBeUndefined()
})

it('says of study time that does not come back that it was that', async () => {
  const { service } = openSemester(CALCULUS)
  const { failure } = (await inverseOf(service.addStudy('c', TODAY, 30)))!
  const { failure: sentenceOf }: ModuleService = service
  expect(sentenceOf(failure, 'unknown')).toBe('Erro ao salvar tempo de estudo. Tente novamente.')
})

it('lays the changes of the dialog on the subject as another tab has left it, and takes them alone back', async () => {
  const { service, subjects, made, find } = openSemester(CALCULUS)
  await subjects.update(OWNER, 'c', () => ({ patch: { local: 'da outra aba', cargaHoraria: 90 } })).outcome
  const back = await made(service.edit('c', { nome: 'Cálculo II', turma: CALCULUS.turma }))
  expect(find('c')).toMatchObject({ nome: 'Cálculo II', local: 'da outra aba', cargaHoraria: 90 })
  await subjects.update(OWNER, 'c', () => ({ patch: { turma: '03' } })).outcome
  await back!()
  expect(find('c')).toMatchObject({ nome: 'Cálculo I', turma: '03' })
  await expect(service.edit('gone', { nome: 'x' }).outcome).rejects.toMatchObject({ code: 'not-found' })
})

it('adds, removes, and brings a removed one back as it was', async () => {
  const { service, actions, made, all } = openSemester(CALCULUS)
  const back = await made(service.remove(CALCULUS))
  expect(all()).toEqual([])
  await back!()
  expect(all()).toEqual([CALCULUS])
  await actions.add({ ...NEW_SUBJECT, nome: 'Física', semestre: '2026.2' })
  expect(all()[1]).toMatchObject({ nome: 'Física', userId: OWNER })
})

it('writes nothing for somebody who has signed out meanwhile', async () => {
  const { actions, session, all, writes } = openSemester(CALCULUS)
  session.there = false
  for (const write of [
    actions.add(NEW_SUBJECT),
    actions.addAll([NEW_SUBJECT]),
    actions.discard('c', CALCULUS),
    actions.edit('c', { nome: 'x' }),
    actions.miss('c', TODAY, ['07:00']),
    actions.setDayOff(['c'], TODAY),
    actions.setGrade('c', 'p1', 7),
    actions.addStudy('c', TODAY, 30),
    actions.remove(CALCULUS),
    actions.restore(CALCULUS),
  ])
    await expect(write).rejects.toMatchObject({ code: 'user-token-expired' })
  expect(all()).toEqual([CALCULUS])
  expect(writes).toEqual([])
})
