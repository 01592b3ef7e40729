import { dataOf } from '@caderno/domain/kernel'
import { historyOf, type Application } from '@caderno/domain/career'
import {
  aContact,
  anApplication,
  createFakeCareerStores,
  fakeClock,
  noteWrites,
} from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { createApplicationActions, type ApplicationActions } from './application-actions.ts'
import { blankForm } from './application-form.ts'

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

function deskOf(...applications: Application[]) {
  const stores = createFakeCareerStores({ applications, contacts: [MARINA] })
  const query = stores.applications.watch(OWNER)
  query.subscribe(() => undefined)
  const contacts = stores.contacts.watch(OWNER)
  contacts.subscribe(() => undefined)
  const find = (id: string) => dataOf(query.getSnapshot())?.find((application) => application.id === id)
  const writes = noteWrites(stores.applications)
  const actions = createApplicationActions({
    career: stores,
    owner: OWNER,
    clock: fakeClock('2026-11-20T15:00:00.000Z'),
  })
  return {
    actions,
    stores,
    find,
    writes,
    all: () => dataOf(query.getSnapshot()) ?? [],
    contact: () => dataOf(contacts.getSnapshot())?.[0],
  }
}

describe('a move', () => {
  it('is written down with its day, and two quick ones both count', async () => {
    const { actions, find } = deskOf(SENT)
    await Promise.all([actions.move('a', 'entrevista'), actions.move('a', 'aprovado')])
    expect(find('a')).toMatchObject({
      fase: 'aprovado',
      historico: [
        { fase: 'enviado', em: '2026-11-03' },
        { fase: 'entrevista', em: TODAY },
        { fase: 'aprovado', em: TODAY },
      ],
    })
  })

  it('to where the application is writes nothing', async () => {
    const { actions, writes } = deskOf(SENT)
    await actions.move('a', 'enviado')
    expect(writes).toEqual([])
  })

  it('that is taken back leaves no trace', async () => {
    const { actions, find } = deskOf(SENT)
    await actions.move('a', 'rejeitado')
    await actions.takeMoveBack(SENT, 'rejeitado')
    expect(find('a')).toMatchObject({ fase: 'enviado', historico: SENT.historico })
  })

  it('that another device has moved on since is not taken back', async () => {
    const { actions, stores, find } = deskOf(SENT)
    await actions.move('a', 'entrevista')
    const further = {
      fase: 'aprovado' as const,
      historico: [...find('a')!.historico, { fase: 'aprovado' as const, em: TODAY }],
    }
    await stores.applications.update(OWNER, 'a', further)
    expect(await actions.takeMoveBack(SENT, 'entrevista')).toBe('stale')
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
  const due = { kind: 'application', application: moved } as const

  it.each([
    ['settled', (actions: ApplicationActions) => actions.settle(due)],
    ['put off', (actions: ApplicationActions) => actions.postpone(due)],
    [
      'put off and taken back',
      (actions: ApplicationActions) => actions.postpone(due).then(() => actions.takeDueBack(due)),
    ],
    [
      'moved and taken back',
      (actions: ApplicationActions) =>
        actions.move('a', 'aprovado').then(() => actions.takeMoveBack(moved, 'aprovado')),
    ],
  ])('keeps the day that is known of it when it is %s', async (_, act) => {
    const { actions, find } = deskOf(moved)
    await act(actions)
    expect(find('a')?.updatedAt).not.toBe(moved.updatedAt)
    expect(dayOfChange(find('a'))).toBe('2026-11-10')
  })
})

it('adds an application that begins on the day of sending', async () => {
  const { actions, all } = deskOf()
  await actions.add({
    ...blankForm(TODAY),
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

it('lays an edit on the application as another tab has left it', async () => {
  const { actions, stores, find } = deskOf(SENT)
  await stores.applications.update(OWNER, 'a', { observacoes: 'da outra aba' })
  await actions.edit('a', { vaga: 'Estágio II', fase: 'entrevista' })
  expect(find('a')).toMatchObject({
    vaga: 'Estágio II',
    observacoes: 'da outra aba',
    fase: 'entrevista',
    historico: [{}, { fase: 'entrevista', em: TODAY }],
  })
})

it('takes a removed application back as it was', async () => {
  const { actions, all } = deskOf(SENT)
  await actions.remove('a')
  expect(all()).toEqual([])
  await actions.restore(SENT)
  expect(all()).toEqual([SENT])
})

describe('what is due', () => {
  const due = { kind: 'contact', contact: MARINA } as const
  it('is settled where it is kept, and taken back with both its dates', async () => {
    const { actions, contact } = deskOf()
    await actions.settle(due)
    expect(contact()).toMatchObject({ proximoContato: '', ultimoContato: TODAY })
    await actions.takeDueBack(due)
    expect(contact()).toMatchObject({ proximoContato: '2026-11-19', ultimoContato: '2026-10-01' })
  })

  it('comes back in a week', async () => {
    const late = { ...SENT, proximoContato: '2026-11-10' }
    const { actions, find } = deskOf(late)
    await actions.postpone({ kind: 'application', application: late })
    expect(find('a')?.proximoContato).toBe('2026-11-27')
    await actions.takeDueBack({ kind: 'application', application: late })
    expect(find('a')?.proximoContato).toBe('2026-11-10')
  })
})
