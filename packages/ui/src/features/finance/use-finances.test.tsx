import { createFinanceService, type FinanceBook, type FinanceService } from '@caderno/domain/finance'
import { AppError, dataOf, type Write, type WriteOutcome } from '@caderno/domain/kernel'
import { aFinancialGoal, aTransaction, createFakeFinances } from '@caderno/domain/testing'
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
    book,
    spent,
    leave,
    goals: () => book().metas,
    actions: () => result.current,
    make: (command: (service: FinanceService) => Write, words = 'Alterações salvas.') => {
      const { service, undoable } = result.current.actions
      return undoable(command(service), words).outcome
    },
    told: () => undo.getSnapshot()?.message,
  }
}
const put = (over: Partial<typeof BREAD>) => [{ list: 'saidas', put: { ...BREAD, ...over } }] as const
const valued = (valor: number) => (service: FinanceService) => service.edit(BREAD, { valor }, 'esta')
const added = (service: FinanceService) =>
  service.add({ draft: { ...BREAD, descricao: 'Café' }, repeat: { tipo: 'nao' } })
const twice = (service: FinanceService) =>
  service.add({ draft: { ...BREAD, valor: 10 }, repeat: { tipo: 'parcelas', vezes: 2 } })

test('a change is made at once and taken back as it was (D7, D24)', async () => {
  const { actions, make, spent, told } = await acting()
  await act(async () => expect(await make(valued(7))).toBe('saved'))
  expect(spent()).toEqual(['Pão 7'])
  expect(told()).toBe('Alterações salvas.')
  await act(undo.undo)
  expect(spent()).toEqual(['Pão 5'])
  expect(actions().announcement).toBe('Desfeito.')
})

test('what waits to be sent is told so once the store has answered (D7)', async () => {
  const { make, told } = await acting(() => Promise.resolve('queued'))
  await act(async () => void (await make(added, 'Lançada.')))
  expect(told()).toBe('Lançada. Salvo neste dispositivo, aguardando envio.')
})

test('a refusal is for who asked, and leaves nothing to take back (§8.7, D24)', async () => {
  const { make, spent, told, fake } = await acting()
  fake.failNext('network-request-failed')
  await act(() => expect(make(added)).rejects.toMatchObject({ code: 'network-request-failed' }))
  expect(told()).toBeUndefined()
  expect(spent()).toEqual(['Pão 5'])
})

test('a way back that was refused is offered again, with the reason', async () => {
  let refused = 0
  const { make, spent, told } = await acting((outcome) =>
    (refused += 1) === 2 ? Promise.reject(new AppError('storage-full')) : Promise.resolve(outcome),
  )
  await act(async () => void (await make(added, 'Lançada.')))
  await act(undo.undo)
  expect(told()).toMatch(/^Limite de armazenamento atingido/)
  await act(undo.undo)
  expect(spent()).toEqual(['Pão 5'])
})

test('what was changed again elsewhere is not taken back, and that is told without a way back (D7, D24)', async () => {
  const { make, spent, told, fake } = await acting()
  await act(async () => void (await make(valued(7))))
  await act(async () => void (await fake.change(OWNER, put({ valor: 8, descricao: 'Pão e café' }))))
  await act(undo.undo)
  expect(spent()).toEqual(['Pão e café 8'])
  expect(told()).toBe('Este lançamento mudou de novo depois disso. Nada foi desfeito.')
  expect(undo.getSnapshot()?.change).toBeUndefined()
})

test('after the page was left a change is taken back and told so, and what was changed again stays (D24)', async () => {
  const first = await acting()
  await act(async () => void (await first.make(valued(7))))
  first.leave()
  await undo.undo()
  expect(first.spent()).toEqual(['Pão 5'])
  expect(first.told()).toBe('Desfeito.')

  const second = await acting()
  await act(async () => void (await second.make(valued(7))))
  second.leave()
  await second.fake.change(OWNER, put({ valor: 8, descricao: 'Pão e café' }))
  await undo.undo()
  expect(second.told()).toBe('Este lançamento mudou de novo depois disso. Nada foi desfeito.')
})

test('of several, those that were not changed again are taken back (D24)', async () => {
  const { make, book, spent, told, fake } = await acting()
  await act(async () => void (await make(twice, 'Lançadas.')))
  expect(spent()).toEqual(['Pão 5', 'Pão 5', 'Pão 5'])
  const last = { ...book().saidas.at(-1)!, descricao: 'Chá', valor: 9 }
  await act(async () => void (await fake.change(OWNER, [{ list: 'saidas', put: last }])))
  await act(undo.undo)
  expect(spent()).toEqual(['Pão 5', 'Chá 9'])
  expect(told()).toBe('O que mudou de novo depois disso ficou como está. O resto foi desfeito.')
})

test('a deposit is taken back alone: another device put aside for the same goal', async () => {
  const { actions, make, goals } = await acting()
  const deposit = (valor: number) => (service: FinanceService) =>
    service.deposit(goals()[0]!, valor, '2026-11-20')
  await act(async () => void (await make(deposit(30), 'R$ 30,00 para Notebook.')))
  await act(async () => void (await deposit(5)(actions().actions.service).outcome))
  await act(undo.undo)
  expect(goals()).toMatchObject([{ valorAtual: 105, depositos: [{ valor: 5 }] }])
  expect(actions().announcement).toBe('Desfeito.')
})

test.each([
  ['an edit', undefined, 'Desfeito.'],
  ['nothing, when it was refused', 'network-request-failed', ''],
] as const)('what is taken back before the store has answered is %s', async (_, refusal, said) => {
  const { actions, make, spent, told, fake } = await acting()
  const release = fake.holdNext()
  if (refusal) fake.failNext(refusal)
  let answer: Promise<unknown> | undefined
  await act(async () => void (answer = make(valued(7)).catch(() => undefined)))
  await act(async () => void undo.undo())
  await act(async () => {
    release()
    await answer
  })
  expect(spent()).toEqual(['Pão 5'])
  expect(actions().announcement).toBe(said)
  expect(told()).toBeUndefined()
})
