import {
  createFinanceService,
  depositChanges,
  type FinanceBook,
  type FinanceChange,
} from '@caderno/domain/finance'
import { AppError, dataOf, type WriteOutcome } from '@caderno/domain/kernel'
import { aFinancialGoal, aTransaction, createFakeFinances, fakeIds } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import { loadServicesWith, undo } from '../../hooks/undo.ts'
import { useFinanceActions } from './use-finances.ts'

const OWNER = 'uid-ana'
const BREAD = aTransaction({ id: 't1', descricao: 'Pão', valor: 5 })

/** The actions over a book in memory; `answer` stands between the store and them. */
async function acting(
  answer: (outcome: WriteOutcome) => Promise<WriteOutcome> = (outcome) => Promise.resolve(outcome),
) {
  const fake = createFakeFinances({
    books: { [OWNER]: { saidas: [BREAD], metas: [aFinancialGoal({ valorAtual: 100 })] } },
  })
  const query = fake.watch(OWNER)
  query.subscribe(() => undefined)
  const finances = {
    ...fake,
    change: async (...args: Parameters<typeof fake.change>) => answer(await fake.change(...args)),
  }
  const { ids, clock } = fakeServices()
  loadServicesWith(() => Promise.resolve(createFinanceService({ finances, ids, clock }, OWNER)))
  const services = Promise.resolve(fakeServices())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
  const { result, unmount: leave } = await act(async () =>
    renderHook(() => useFinanceActions(OWNER, finances), { wrapper }),
  )
  const book = () => dataOf(query.getSnapshot()) as FinanceBook
  const spent = () => book().saidas.map(({ descricao, valor }) => `${descricao} ${valor}`)
  return {
    fake,
    spent,
    leave,
    goals: () => book().metas,
    actions: () => result.current,
    told: () => undo.getSnapshot()?.message,
  }
}
const put = (over: Partial<typeof BREAD>) => [{ list: 'saidas', put: { ...BREAD, ...over } }] as const

test('a change is made at once and taken back as it was', async () => {
  const { actions, spent, told } = await acting()
  await act(async () =>
    expect(
      await actions().change.makeUndoable(put({ valor: 7 }), 'Alterações salvas.', 'update'),
    ).toBeUndefined(),
  )
  expect(spent()).toEqual(['Pão 7'])
  expect(told()).toBe('Alterações salvas.')
  await act(undo.undo)
  expect(spent()).toEqual(['Pão 5'])
  expect(actions().said).toBe('Desfeito.')
})

test('what waits to be sent is told so once the store has answered', async () => {
  const { actions, told } = await acting(() => Promise.resolve('queued'))
  await act(async () => void (await actions().change.makeUndoable(put({ id: 't2' }), 'Lançada.', 'save')))
  expect(told()).toBe('Lançada. Salvo neste dispositivo, aguardando envio.')
})

test('a refusal is a sentence for where it happened, and leaves nothing to take back', async () => {
  const { actions, spent, told, fake } = await acting()
  fake.failNext('network-request-failed')
  await act(async () =>
    expect(await actions().change.makeUndoable(put({ id: 't2' }), 'Lançada.', 'save-transaction')).toBe(
      'Erro ao salvar transação: Sem conexão com a internet. Verifique sua conexão e tente novamente.',
    ),
  )
  expect(told()).toBeUndefined()
  expect(spent()).toEqual(['Pão 5'])
})

test('a way back that was refused is offered again, with the reason', async () => {
  let refused = 0
  const { actions, spent, told } = await acting((outcome) =>
    (refused += 1) === 2 ? Promise.reject(new AppError('storage-full')) : Promise.resolve(outcome),
  )
  await act(
    async () =>
      void (await actions().change.makeUndoable(put({ id: 't2', descricao: 'Café' }), 'Lançada.', 'save')),
  )
  await act(undo.undo)
  expect(told()).toMatch(/^Limite de armazenamento atingido/)
  await act(undo.undo)
  expect(spent()).toEqual(['Pão 5'])
})

test('what was changed again elsewhere is not taken back, and that is told without a way back', async () => {
  const { actions, spent, told, fake } = await acting()
  await act(
    async () => void (await actions().change.makeUndoable(put({ valor: 7 }), 'Alterações salvas.', 'update')),
  )
  await act(async () => void (await fake.change(OWNER, put({ valor: 8, descricao: 'Pão e café' }))))
  await act(undo.undo)
  expect(spent()).toEqual(['Pão e café 8'])
  expect(told()).toBe('Este lançamento mudou de novo depois disso. Nada foi desfeito.')
  expect(undo.getSnapshot()?.change).toBeUndefined()
})

test('after the page was left a change is taken back and told so, and what was changed again stays', async () => {
  const first = await acting()
  await act(
    async () =>
      void (await first.actions().change.makeUndoable(put({ valor: 7 }), 'Alterações salvas.', 'update')),
  )
  first.leave()
  await undo.undo()
  expect(first.spent()).toEqual(['Pão 5'])
  expect(first.told()).toBe('Desfeito.')

  const second = await acting()
  await act(
    async () =>
      void (await second.actions().change.makeUndoable(put({ valor: 7 }), 'Alterações salvas.', 'update')),
  )
  second.leave()
  await second.fake.change(OWNER, put({ valor: 8, descricao: 'Pão e café' }))
  await undo.undo()
  expect(second.told()).toBe('Este lançamento mudou de novo depois disso. Nada foi desfeito.')
})

test('of several, those that were not changed again are taken back', async () => {
  const { actions, spent, told, fake } = await acting()
  const changes = [...put({ id: 't2', descricao: 'Café' }), ...put({ id: 't3', descricao: 'Chá' })]
  await act(async () => void (await actions().change.makeUndoable(changes, 'Lançadas.', 'save')))
  await act(async () => void (await fake.change(OWNER, put({ id: 't3', descricao: 'Chá', valor: 9 }))))
  await act(undo.undo)
  expect(spent()).toEqual(['Pão 5', 'Chá 9'])
  expect(told()).toBe('O que mudou de novo depois disso ficou como está. O resto foi desfeito.')
})

test('a deposit is taken back alone: another device put aside for the same goal', async () => {
  const { actions, fake, goals } = await acting()
  const deposit = (valor: number): readonly FinanceChange[] =>
    depositChanges(goals()[0]!, valor, '2026-11-20', { ids: fakeIds(`d${valor}`) })
  await act(
    async () => void (await actions().change.makeUndoable(deposit(30), 'R$ 30,00 para Notebook.', 'update')),
  )
  await act(async () => void (await fake.change(OWNER, deposit(5))))
  await act(undo.undo)
  expect(goals()).toMatchObject([{ valorAtual: 105, depositos: [{ valor: 5 }] }])
  expect(actions().said).toBe('Desfeito.')
})

test.each([
  ['an edit', undefined, 'Desfeito.'],
  ['nothing, when it was refused', 'network-request-failed', ''],
] as const)('what is taken back before the store has answered is %s', async (_, refusal, said) => {
  const { actions, spent, told, fake } = await acting()
  const release = fake.holdNext()
  if (refusal) fake.failNext(refusal)
  let answer: Promise<unknown> | undefined
  await act(
    async () =>
      void (answer = actions().change.makeUndoable(put({ valor: 7 }), 'Alterações salvas.', 'update')),
  )
  await act(async () => void undo.undo())
  await act(async () => {
    release()
    await answer
  })
  expect(spent()).toEqual(['Pão 5'])
  expect(actions().said).toBe(said)
  expect(told()).toBeUndefined()
})

test('what is gone already is not removed again: that is told without a way back, and of several the others go', async () => {
  const { actions, spent, told, fake } = await acting()
  await act(async () => void (await fake.change(OWNER, put({ id: 't2', descricao: 'Café' }))))
  const remove = (...ids: string[]) =>
    act(
      async () =>
        void (await actions().change.makeUndoable(
          ids.map((id) => ({ list: 'saidas', remove: id })),
          'Removidas.',
          'remove',
        )),
    )
  await remove('t1', 't9')
  expect(told()).toBe('Removidas.')
  await act(undo.undo)
  expect(spent().toSorted()).toEqual(['Café 5', 'Pão 5'])
  await remove('t9')
  expect(told()).toBe('Esta transação já tinha sido removida em outro lugar.')
  expect(undo.getSnapshot()?.change).toBeUndefined()
})
