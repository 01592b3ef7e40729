import type { FinanceBook } from '@caderno/domain/finance'
import { AppError, dataOf, type WriteOutcome } from '@caderno/domain/kernel'
import { aTransaction, createFakeFinances } from '@caderno/domain/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../bridge/services.tsx'
import { kept } from './texts.ts'
import { useFinanceActions } from './use-finance-actions.ts'

const OWNER = 'uid-ana'
const BREAD = aTransaction({ id: 't1', descricao: 'Pão', valor: 5 })
const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** The actions over a book in memory; `answer` stands between the store and them. */
async function acting(answer: (outcome: WriteOutcome) => Promise<WriteOutcome> = (outcome) => Promise.resolve(outcome)) {
  const fake = createFakeFinances({ books: { [OWNER]: { saidas: [BREAD] } } })
  const query = fake.watch(OWNER)
  closers.push(query.subscribe(() => undefined))
  const finances = { ...fake, change: async (...args: Parameters<typeof fake.change>) => answer(await fake.change(...args)) }
  const services = Promise.resolve(fakeServices())
  const wrapper = ({ children }: { children: ReactNode }) => <ServicesProvider services={services}>{children}</ServicesProvider>
  const { result } = await act(async () => renderHook(() => useFinanceActions(OWNER, finances, query), { wrapper }))
  const spent = () => (dataOf(query.getSnapshot()) as FinanceBook).saidas.map(({ descricao, valor }) => `${descricao} ${valor}`)
  return { fake, spent, actions: () => result.current, told: () => result.current.notice?.message }
}
const put = (over: Partial<typeof BREAD>) => [{ list: 'saidas', put: { ...BREAD, ...over } }] as const

test('a change is made at once and taken back as it was', async () => {
  const { actions, spent, told } = await acting()
  await act(async () => expect(await actions().change.makeUndoable(put({ valor: 7 }), 'Alterações salvas.', 'update')).toBeUndefined())
  expect(spent()).toEqual(['Pão 7'])
  expect(told()).toBe('Alterações salvas.')
  await act(async () => actions().notice?.undo())
  expect(spent()).toEqual(['Pão 5'])
  expect(actions().said).toBe('Desfeito.')
})

test('what waits to be sent is told so once the store has answered', async () => {
  const { actions, told } = await acting(() => Promise.resolve('queued'))
  await act(async () => void (await actions().change.makeUndoable(put({ id: 't2' }), kept('Lançada.'), 'save')))
  expect(told()).toBe('Lançada. Salvo neste dispositivo, aguardando envio.')
})

test('a refusal is a sentence for where it happened, and leaves nothing to take back', async () => {
  const { actions, spent, told, fake } = await acting()
  fake.failNext('network-request-failed')
  await act(async () =>
    expect(await actions().change.makeUndoable(put({ id: 't2' }), 'Lançada.', 'save-transaction')).toBe('Erro ao salvar transação: Sem conexão com a internet. Verifique sua conexão e tente novamente.'))
  expect(told()).toBeUndefined()
  expect(spent()).toEqual(['Pão 5'])
})

test('a way back that was refused is offered again, with the reason', async () => {
  let refused = 0
  const { actions, spent, told } = await acting((outcome) => ((refused += 1) === 2 ? Promise.reject(new AppError('storage-full')) : Promise.resolve(outcome)))
  await act(async () => void (await actions().change.makeUndoable(put({ id: 't2', descricao: 'Café' }), 'Lançada.', 'save')))
  await act(async () => actions().notice?.undo())
  expect(told()).toMatch(/^Limite de armazenamento atingido/)
  await act(async () => actions().notice?.undo())
  expect(spent()).toEqual(['Pão 5'])
})
