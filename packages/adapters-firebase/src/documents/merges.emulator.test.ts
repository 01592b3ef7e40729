import {
  APPLICATION_KIND,
  createCareerService,
  type Application,
  type ApplicationDraft,
} from '@caderno/domain/career'
import {
  APPLICATION_RECORDS,
  READING_RECORDS,
  SKILL_RECORDS,
  SUBJECT_RECORDS,
  untilData,
} from '@caderno/domain/contracts'
import { depositChanges } from '@caderno/domain/finance'
import { constantQuery, type LiveQuery, type WriteOutcome } from '@caderno/domain/kernel'
import { createReadingService, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import {
  createSemesterService,
  SUBJECT_KIND,
  type Subject,
  type SubjectDraft,
} from '@caderno/domain/semester'
import { createSkillsService, SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import {
  aFinancialGoal,
  anAssessment,
  createFakeCareerStores,
  createFakePreferences,
  fakeClock,
  fakeIds,
} from '@caderno/domain/testing'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { openFirestoreWorld, type Tab } from '../../test/firestore-worlds.ts'
import { createFirestoreFinances } from './finances.ts'
import { createFirestorePreferences } from './preferences.ts'
import { createFirestoreRecordStore } from './record-store.ts'

interface Port<Data> {
  watch(owner: string): LiveQuery<Data>
}
type DataOf<Store> = Store extends Port<infer Data> ? Data : never
/** Commands without a connection, one after the other. */
type Commands<Store> = (
  store: Store,
  owner: string,
  data: DataOf<Store>,
) => readonly (() => Promise<WriteOutcome>)[]
interface Meeting<Store> {
  readonly open: (tab: Tab) => Store
  readonly begin: (store: Store, owner: string) => Promise<unknown>
  readonly devices: readonly [Commands<Store>, Commands<Store>]
  /** What of the list or map there is afterwards. */
  readonly found: (data: DataOf<Store>) => unknown
  readonly expected: unknown
}

/** Two devices of one account change the same list or map without a connection, and both are sent afterwards. */
function keepsBoth<Store extends Port<unknown>>(name: string, meeting: Meeting<Store>): void {
  it(`${name}: what two devices changed without a connection is all there (R2)`, async () => {
    const world = await openFirestoreWorld()
    const [owner] = world.users
    const devices = [world.tab(owner), world.tab(owner)]
    const stores = devices.map(meeting.open)
    const watch = (store: Store) => store.watch(owner) as LiveQuery<DataOf<Store>>
    await meeting.begin(stores[0]!, owner)
    const before = JSON.stringify(meeting.found(await untilData(watch(stores[0]!), hasBegun)))
    const leaves = stores.map((store) => store.watch(owner).subscribe(() => undefined))
    const seen = await Promise.all(
      stores.map((store) =>
        untilData(watch(store), (data) => hasBegun(data) && JSON.stringify(meeting.found(data)) === before),
      ),
    )

    await Promise.all(devices.map(({ firestore }) => disableNetwork(firestore)))
    vi.stubGlobal('navigator', { onLine: false })
    for (const [at, commandsOf] of meeting.devices.entries())
      for (const command of commandsOf(stores[at]!, owner, seen[at]!)) expect(await command()).toBe('queued')
    vi.unstubAllGlobals()
    for (const { firestore } of devices) await enableNetwork(firestore)

    const wanted = JSON.stringify(meeting.expected)
    for (const store of stores)
      await untilData(watch(store), (data) => JSON.stringify(meeting.found(data)) === wanted)
    expect(devices.flatMap(({ refusals }) => refusals())).toEqual([])
    leaves.forEach((leave) => leave())
    await world.close()
  })
}

const hasBegun = (data: unknown): boolean => !Array.isArray(data) || data.length === 1
const byKey = (map: object = {}) => Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1))

const applications = ({ firestore, sendWrite }: Tab) =>
  createFirestoreRecordStore<ApplicationDraft, Application>(firestore, APPLICATION_KIND, sendWrite)
const skills = ({ firestore, sendWrite }: Tab) =>
  createFirestoreRecordStore<SkillDraft, Skill>(firestore, SKILL_KIND, sendWrite)
const readings = ({ firestore, sendWrite }: Tab) =>
  createFirestoreRecordStore<ReadingDraft, Reading>(firestore, READING_KIND, sendWrite)

const on = (day: string) => ({ clock: fakeClock(`${day}T15:00:00.000Z`) })

type Moves = readonly (readonly [Application['fase'], string])[]
const moved =
  (...moves: Moves): Commands<ReturnType<typeof applications>> =>
  (store, owner, [application]) =>
    moves.map(([fase, day]) => () => {
      const ports = { ...createFakeCareerStores(), preferences: createFakePreferences(), applications: store }
      return createCareerService({ ...ports, ...on(day) }, owner).moveApplication(application!.id, fase)
        .outcome
    })
keepsBoth('historico', {
  open: applications,
  begin: (store, owner) =>
    store.add(owner, {
      ...APPLICATION_RECORDS.draft(1),
      fase: 'enviado',
      historico: [{ fase: 'enviado', em: '2026-11-02' }],
    }).outcome,
  devices: [
    moved(['entrevista', '2026-11-10']),
    moved(['entrevista', '2026-11-09'], ['rejeitado', '2026-11-12']),
  ],
  found: ([application]) => application?.historico.map(({ fase, em }) => `${em} ${fase}`),
  expected: ['2026-11-02 enviado', '2026-11-09 entrevista', '2026-11-10 entrevista', '2026-11-12 rejeitado'],
})

const skillsOn = (store: ReturnType<typeof skills>, owner: string, day = '2026-11-20') => {
  const session = constantQuery({ uid: owner })
  return createSkillsService({ skills: store, session, ...on(day) }, owner)
}
keepsBoth('pausas', {
  open: skills,
  begin: (store, owner) =>
    store.add(owner, {
      ...SKILL_RECORDS.draft(1),
      ativo: true,
      dataInicio: '2026-10-01',
      checkins: {},
      pausas: [{ de: '2026-10-05', ate: '2026-10-07' }],
    }).outcome,
  devices: [
    (store, owner, [skill]) => [
      () => skillsOn(store, owner, '2026-11-09').pause(skill!.id).outcome,
      () => skillsOn(store, owner, '2026-11-12').resume(skill!.id).outcome,
    ],
    (store, owner, [skill]) => [() => skillsOn(store, owner).skip(skill!.id, '2026-10-20').outcome],
  ],
  found: ([skill]) => skill?.pausas.map(({ de, ate }) => `${de} ${ate}`).toSorted(),
  expected: ['2026-10-05 2026-10-07', '2026-10-20 2026-10-20', '2026-11-09 2026-11-11'],
})

keepsBoth('checkins', {
  open: skills,
  begin: (store, owner) =>
    store.add(owner, { ...SKILL_RECORDS.draft(1), progresso: 0, checkins: { '2026-11-16': 'Escalas' } })
      .outcome,
  devices: [
    (store, owner, [skill]) => [
      () => skillsOn(store, owner).checkIn(skill!.id, '2026-11-18').outcome,
      () => skillsOn(store, owner).step(skill!.id, 10).outcome,
    ],
    (store, owner, [skill]) => [
      () => skillsOn(store, owner).checkIn(skill!.id, '2026-11-19', 'Acordes').outcome,
      () => skillsOn(store, owner).takeBack(skill!.id, '2026-11-16').outcome,
    ],
  ],
  found: ([skill]) => [skill?.progresso, ...byKey(skill?.checkins)],
  expected: [10, ['2026-11-18', ''], ['2026-11-19', 'Acordes']],
})

const readOn =
  (day: string): Commands<ReturnType<typeof readings>> =>
  (store, owner, [reading]) => {
    const ports = { readings: store, preferences: createFakePreferences(), ...on(day) }
    return [() => createReadingService(ports, owner).step(reading!.id, 10).outcome]
  }
keepsBoth('paginasPorDia', {
  open: readings,
  begin: (store, owner) =>
    store.add(owner, { ...READING_RECORDS.draft(1), paginasLidas: 0, paginasTotal: 100, paginasPorDia: {} })
      .outcome,
  devices: [readOn('2026-11-18'), readOn('2026-11-19')],
  found: ([reading]) => byKey(reading?.paginasPorDia),
  expected: [
    ['2026-11-18', 10],
    ['2026-11-19', 10],
  ],
})

const subjects = ({ firestore, sendWrite }: Tab) =>
  createFirestoreRecordStore<SubjectDraft, Subject>(firestore, SUBJECT_KIND, sendWrite)
const subjectsOn = (store: ReturnType<typeof subjects>, owner: string, ids: string) =>
  createSemesterService({ subjects: store, session: constantQuery({ uid: owner }), ids: fakeIds(ids) }, owner)
const { id: _, ...LIST } = anAssessment({ titulo: 'Lista' })
keepsBoth('avaliacoes and faltas', {
  open: subjects,
  begin: (store, owner) =>
    store.add(owner, {
      ...SUBJECT_RECORDS.draft(1),
      faltas: { '2026-11-16': '07:00' },
      avaliacoes: [anAssessment({ id: 'p1' }), anAssessment({ id: 'p2' })],
    }).outcome,
  devices: [
    (store, owner, [subject]) => {
      const service = subjectsOn(store, owner, 'casa')
      return [
        () => service.setGrade(subject!.id, 'p1', 8.5).outcome,
        () => service.addAssessment(subject!.id, LIST).outcome,
        () => service.miss(subject!.id, '2026-11-18', ['07:00', '07:50']).outcome,
      ]
    },
    (store, owner, [subject]) => {
      const service = subjectsOn(store, owner, 'fora')
      return [
        () => service.setDone(subject!.id, 'p2', true).outcome,
        () => service.addAssessment(subject!.id, LIST).outcome,
        () => service.attend(subject!.id, '2026-11-16', ['07:00']).outcome,
      ]
    },
  ],
  found: ([subject]) => [
    ...(subject?.avaliacoes ?? []).map(({ id, nota, feita }) => `${id} ${nota} ${feita}`).toSorted(),
    ...byKey(subject?.faltas),
  ],
  expected: [
    'casa-1 null false',
    'fora-1 null false',
    'p1 8.5 false',
    'p2 null true',
    ['2026-11-18', '07:00 07:50'],
  ],
})

const GOAL = aFinancialGoal({ valorAtual: 100 })
const saved =
  (ids: string, valor: number): Commands<ReturnType<typeof createFirestoreFinances>> =>
  (store, owner, { metas }) => [
    () => store.change(owner, depositChanges(metas[0]!, valor, '2026-11-20', { ids: fakeIds(ids) })),
  ]
keepsBoth('depositos', {
  open: ({ firestore, sendWrite }) => createFirestoreFinances(firestore, sendWrite),
  begin: (store, owner) => store.change(owner, [{ list: 'metas', put: GOAL }]),
  devices: [saved('casa', 30), saved('fora', 5)],
  found: ({ metas: [goal] }) => [goal?.valorAtual, ...(goal?.depositos ?? []).map(({ id }) => id).toSorted()],
  expected: [135, 'casa-1', 'fora-1'],
})

keepsBoth('visoes and linkedin', {
  open: ({ firestore, sendWrite }) => createFirestorePreferences(firestore, sendWrite),
  begin: (store, owner) => store.checkLinkedin(owner, 'foto', true),
  devices: [
    (store, owner) => [
      () => store.checkLinkedin(owner, 'resumo', true),
      () => store.chooseView(owner, 'leitura', 'lista'),
    ],
    (store, owner) => [
      () => store.checkLinkedin(owner, 'foto', false),
      () => store.chooseView(owner, 'carreira', 'quadro'),
    ],
  ],
  found: ({ visoes, linkedin }) => [linkedin, ...byKey(visoes)],
  expected: [['resumo'], ['carreira', 'quadro'], ['leitura', 'lista']],
})
