import { always, twoOf, describeUndoContract, type UndoCases } from '../../contracts/undo.contract.ts'
import {
  aBook,
  aFinancialGoal,
  aTransaction,
  createFakeFinances,
  fakeClock,
  fakeIds,
} from '../../testing/index.ts'
import { budgetId } from './budget.ts'
import { FINANCES_COLLECTION } from './document.ts'
import { depositChanges } from './goals.ts'
import { createFinanceService, type FinanceService } from './service.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const clock = fakeClock(`${TODAY}T15:00:00.000Z`)
const LUNCH = aTransaction({ id: 't', valor: 12 })
const NOTEBOOK = aFinancialGoal({ id: 'n' })
const withdrawn = (service: FinanceService) => service.change([{ list: 'saidas', remove: 't' }])
const valued = (valor: number) => (service: FinanceService) =>
  service.change([{ list: 'saidas', put: { ...LUNCH, valor } }])
const saved = (service: FinanceService) =>
  service.change([{ list: 'metas', put: { ...NOTEBOOK, descricao: 'Outro' } }])
const limited = (valor: number) => (service: FinanceService) => {
  const limit = { categoria: 'Lazer', mes: '2026-11', valor } as const
  return service.change([{ list: 'orcamentos', put: { ...limit, id: budgetId(limit.mes, limit.categoria) } }])
}
const added = (valor: number) =>
  ({ draft: { ...LUNCH, valor }, repeat: { tipo: 'nao' }, categoryFrom: 'guess' }) as unknown as Parameters<
    FinanceService['add']
  >[0]

const FINANCE: UndoCases<FinanceService> = {
  change: [
    twoOf(15, 18.5, 20).map(([valor, other]) => ({
      make: valued(valor),
      elsewhere: valued(other),
      beside: saved,
      gone: withdrawn,
    })),
    always({
      make: withdrawn,
      elsewhere: valued(20),
    }),
    always({
      make: (service) => service.change(depositChanges(NOTEBOOK, 30, TODAY, { ids: fakeIds('d') })),
      elsewhere: (service) =>
        service.change([{ list: 'metas', put: { ...NOTEBOOK, valorAtual: 7, depositos: [] } }]),
      gone: (service) => service.change([{ list: 'metas', remove: 'n' }]),
    }),
    always({ make: limited(9), elsewhere: limited(8), beside: saved }),
  ],
  add: [
    twoOf(15, 20).map(([valor, other]) => ({
      make: (service) => service.add(added(valor)),
      elsewhere: (service) =>
        service.change([
          {
            list: 'saidas',
            put: { ...LUNCH, valor: other, id: 'nova-1', createdAt: clock.now().toISOString() },
          },
        ]),
      beside: saved,
    })),
  ],
  postpone: [
    always({
      make: (service) => service.postpone(LUNCH),
      elsewhere: (service) => service.change([{ list: 'saidas', put: { ...LUNCH, data: '2026-12-24' } }]),
      gone: withdrawn,
    }),
  ],
  revert: 'inverse',
}

describeUndoContract<FinanceService>(
  (world) => {
    const books = { [OWNER]: aBook({ saidas: [LUNCH], metas: [NOTEBOOK] }) }
    const finances = createFakeFinances({ world, clock, books })
    return () => createFinanceService({ finances, ids: fakeIds('nova'), clock }, OWNER)
  },
  [FINANCES_COLLECTION],
  FINANCE,
)
