import { describe, expect, it } from 'vitest'
import {
  aCareerGoal,
  aContact,
  anApplication,
  createFakeCareer,
  fakeClock,
  inverseOf,
  noteWrites,
  outcomesOf,
} from '../../testing/index.ts'
import { ChangedSince, dataOf, revert, type Write } from '../kernel/index.ts'
import { NEW_APPLICATION, type Application } from './application.ts'
import type { CareerGoal } from './goal.ts'
import { historyOf } from './history.ts'
import { CHANGED_SINCE } from './messages.ts'
import { CAREER_VIEW, createCareerService, type CareerService } from './service.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const SENT = anApplication({
  id: 'a',
  userId: OWNER,
  vaga: 'Estágio',
  dataEnvio: '2026-11-03',
  historico: [{ fase: 'enviado', em: '2026-11-03' }],
})
const MARINA = aContact({ id: 'c', userId: OWNER, proximoContato: '2026-11-19', ultimoContato: '2026-10-01' })

function openCareer({
  applications = [],
  goals = [],
}: { applications?: Application[]; goals?: CareerGoal[] } = {}) {
  const career = createFakeCareer({ applications, contacts: [MARINA], goals })
  const shown = <T>(query: { getSnapshot(): unknown; subscribe(onChange: () => void): () => void }) => {
    query.subscribe(() => undefined)
    return () => (dataOf(query.getSnapshot() as never) ?? []) as readonly T[]
  }
  const all = shown<Application>(career.applications.watch(OWNER))
  const contacts = shown<typeof MARINA>(career.contacts.watch(OWNER))
  const plan = shown<CareerGoal>(career.goals.watch(OWNER))
  const preferences = career.preferences.watch(OWNER)
  preferences.subscribe(() => undefined)
  const writes = noteWrites(career.stores.applications)
  const service = createCareerService({ ...career, clock: fakeClock('2026-11-20T15:00:00.000Z') }, OWNER)
  return {
    service,
    actions: outcomesOf(service),
    preferences: () => dataOf(preferences.getSnapshot()),
    stores: career.stores,
    writes,
    all,
    plan,
    find: (id: string) => all().find((application) => application.id === id),
    contact: () => contacts()[0],
  }
}

/** Waits for the change; what it resolves takes it back. */
async function reversible(service: CareerService, write: Write) {
  const inverse = await inverseOf(write)
  return () => revert(service, inverse!).outcome
}

describe('a move (§4.2)', () => {
  it('is written down with its day, and two quick ones both count', async () => {
    const { actions, find } = openCareer({ applications: [SENT] })
    await Promise.all([actions.moveApplication('a', 'entrevista'), actions.moveApplication('a', 'aprovado')])
    expect(find('a')).toMatchObject({
      fase: 'aprovado',
      historico: [
        { fase: 'enviado', em: '2026-11-03' },
        { fase: 'entrevista', em: TODAY },
        { fase: 'aprovado', em: TODAY },
      ],
    })
  })

  it('to where the application is by now writes nothing, and there is nothing to take back', async () => {
    const { service, writes } = openCareer({ applications: [SENT] })
    expect(await inverseOf(service.moveApplication('a', 'enviado'))).toBeUndefined()
    expect(writes).toEqual([])
  })

  it('that is taken back leaves no trace', async () => {
    const { service, find } = openCareer({ applications: [SENT] })
    const takeBack = await reversible(service, service.moveApplication('a', 'rejeitado'))
    await takeBack()
    expect(find('a')).toMatchObject({ fase: 'enviado', historico: SENT.historico })
  })

  it('that another device has moved on since is not taken back', async () => {
    const { service, stores, find } = openCareer({ applications: [SENT] })
    const takeBack = await reversible(service, service.moveApplication('a', 'entrevista'))
    const further = {
      fase: 'aprovado' as const,
      historico: [...find('a')!.historico, { fase: 'aprovado' as const, em: TODAY }],
    }
    await stores.applications.update(OWNER, 'a', () => ({ patch: further })).outcome
    await expect(takeBack()).rejects.toBeInstanceOf(ChangedSince)
    expect(find('a')).toMatchObject(further)
  })
})

describe('a fase that was changed elsewhere, without its day', () => {
  const moved = anApplication({
    ...SENT,
    fase: 'entrevista',
    proximoContato: TODAY,
    updatedAt: '2026-11-10T12:00:00.000Z',
  })
  const dayOfChange = (application: Application | undefined) =>
    historyOf(application!).find(({ fase }) => fase === 'entrevista')?.em
  const due = { kind: 'application', record: moved } as const

  it.each([
    ['settled', (service: CareerService) => service.settle(due)],
    ['put off', (service: CareerService) => service.postpone(due)],
    ['moved', (service: CareerService) => service.moveApplication('a', 'aprovado')],
  ])('keeps the day that is known of it when it is %s, and when that is taken back (B5)', async (_, make) => {
    const { service, find } = openCareer({ applications: [moved] })
    const takeBack = await reversible(service, make(service))
    expect(find('a')?.updatedAt).not.toBe(moved.updatedAt)
    expect(dayOfChange(find('a'))).toBe('2026-11-10')
    await takeBack()
    expect(dayOfChange(find('a'))).toBe('2026-11-10')
  })
})

it('adds an application that begins on the day of sending', async () => {
  const { actions, all } = openCareer()
  await actions.addApplication({
    ...NEW_APPLICATION,
    empresa: ' Rota Norte ',
    vaga: 'Estágio',
    dataEnvio: '2026-11-18',
  })
  expect(all()).toMatchObject([
    {
      empresa: 'Rota Norte',
      fase: 'enviado',
      userId: OWNER,
      historico: [{ fase: 'enviado', em: '2026-11-18' }],
    },
  ])
})

it('lays an edit on the application as another tab has left it (B3)', async () => {
  const { actions, stores, find } = openCareer({ applications: [SENT] })
  await stores.applications.update(OWNER, 'a', () => ({ patch: { observacoes: 'da outra aba' } })).outcome
  await actions.editApplication('a', { vaga: 'Estágio II', fase: 'entrevista' })
  expect(find('a')).toMatchObject({
    vaga: 'Estágio II',
    observacoes: 'da outra aba',
    fase: 'entrevista',
    historico: [{}, { fase: 'entrevista', em: TODAY }],
  })
})

it('takes a removed application, contact or goal back as it was', async () => {
  const goal = aCareerGoal({ userId: OWNER })
  const { service, all, contact, plan } = openCareer({ applications: [SENT], goals: [goal] })
  const takeBacks = [
    await reversible(service, service.removeApplication(SENT)),
    await reversible(service, service.removeContact(MARINA)),
    await reversible(service, service.removeGoal(goal)),
  ]
  expect([all(), contact(), plan()]).toEqual([[], undefined, []])
  for (const takeBack of takeBacks) await takeBack()
  expect([all(), contact(), plan()]).toEqual([[SENT], MARINA, [goal]])
})

describe('what is due (B6)', () => {
  it('is settled where it is kept, and taken back with both its dates', async () => {
    const { service, contact } = openCareer()
    const takeBack = await reversible(service, service.settle({ kind: 'contact', record: MARINA }))
    expect(contact()).toMatchObject({ proximoContato: '', ultimoContato: TODAY })
    await takeBack()
    expect(contact()).toMatchObject({ proximoContato: '2026-11-19', ultimoContato: '2026-10-01' })
  })

  it('comes back in a week', async () => {
    const late = { ...SENT, proximoContato: '2026-11-10' }
    const { service, find } = openCareer({ applications: [late] })
    const takeBack = await reversible(service, service.postpone({ kind: 'application', record: late }))
    expect(find('a')?.proximoContato).toBe('2026-11-27')
    await takeBack()
    expect(find('a')?.proximoContato).toBe('2026-11-10')
  })

  it('whose dates were changed again since is not taken back', async () => {
    const late = { ...SENT, proximoContato: '2026-11-10' }
    const { service, stores, find, contact } = openCareer({ applications: [late] })
    const dueContact = { kind: 'contact', record: MARINA } as const
    const settledContact = await reversible(service, service.settle(dueContact))
    await stores.contacts.update(OWNER, 'c', () => ({ patch: { ultimoContato: '2026-11-18' } })).outcome
    await expect(settledContact()).rejects.toThrow(new ChangedSince(CHANGED_SINCE.contact))
    expect(contact()).toMatchObject({ proximoContato: '', ultimoContato: '2026-11-18' })

    const takeBack = await reversible(service, service.postpone({ kind: 'application', record: late }))
    await stores.applications.update(OWNER, 'a', () => ({ patch: { proximoContato: '2026-12-24' } })).outcome
    await expect(takeBack()).rejects.toThrow(new ChangedSince(CHANGED_SINCE.application))
    expect(find('a')?.proximoContato).toBe('2026-12-24')
  })

  it('is taken back beside what else was changed since', async () => {
    const { service, stores, contact } = openCareer()
    const takeBack = await reversible(service, service.settle({ kind: 'contact', record: MARINA }))
    await stores.contacts.update(OWNER, 'c', () => ({ patch: { notas: 'da outra aba' } })).outcome
    await takeBack()
    expect(contact()).toMatchObject({ notas: 'da outra aba', proximoContato: '2026-11-19' })
  })
})

describe('a goal (§4.5, D12)', () => {
  it('finds its list by the target day, to the day (D12)', async () => {
    const { actions, plan } = openCareer()
    await actions.addGoal({ texto: 'No limite', dataAlvo: '2027-05-20' })
    await actions.addGoal({ texto: 'Um dia depois', dataAlvo: '2027-05-21' })
    await actions.addGoal({ texto: 'Sem data', tipo: 'longoPrazo' })
    expect(plan().map(({ texto, tipo }) => [texto, tipo])).toEqual([
      ['No limite', 'curtoPrazo'],
      ['Um dia depois', 'longoPrazo'],
      ['Sem data', 'longoPrazo'],
    ])
  })

  it('finds its list anew when its text alone is saved; ticking off, and back, never does', async () => {
    const goal = aCareerGoal({ userId: OWNER, tipo: 'longoPrazo', dataAlvo: '2026-12-01' })
    const { service, actions, plan } = openCareer({ goals: [goal] })
    const takeBack = await reversible(service, service.tickGoal(goal.id, true))
    expect(plan()).toMatchObject([{ tipo: 'longoPrazo', concluida: true }])
    await takeBack()
    expect(plan()).toMatchObject([{ tipo: 'longoPrazo', concluida: false }])
    await actions.editGoal(goal.id, { texto: 'Outro texto', tipo: 'longoPrazo' })
    expect(plan()).toMatchObject([{ tipo: 'curtoPrazo', texto: 'Outro texto' }])
  })

  it('that is ticked off already offers nothing to take back', async () => {
    const goal = aCareerGoal({ userId: OWNER, concluida: true })
    const { service, plan } = openCareer({ goals: [goal] })
    expect(await inverseOf(service.tickGoal(goal.id, true))).toBeUndefined()
    expect(await inverseOf(service.tickGoal(goal.id, false))).toMatchObject({ command: 'putGoalBack' })
    expect(plan()).toMatchObject([{ concluida: false }])
  })
})

it('remembers what is done of the LinkedIn checklist, each item for itself', async () => {
  const { actions, preferences } = openCareer()
  await actions.checkLinkedin('foto', true)
  await actions.checkLinkedin('resumo', true)
  await actions.checkLinkedin('foto', false)
  expect(preferences()?.linkedin).toEqual(['resumo'])
})

it('remembers the chosen view as that of the career alone', async () => {
  const { actions, preferences } = openCareer()
  await actions.chooseView('quadro')
  expect(preferences()?.visoes).toEqual({ [CAREER_VIEW]: 'quadro' })
})
