import { after, always, twoOf, describeUndoContract, type UndoCases } from '../../contracts/undo.contract.ts'
import {
  aBook,
  aFinancialGoal,
  aTransaction,
  createFakeFinances,
  fakeClock,
  fakeIds,
} from '../../testing/index.ts'
import { hashOf } from '../kernel/index.ts'
import { FINANCES_COLLECTION } from './document.ts'
import { createFinanceService, type FinanceService } from './service.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const clock = fakeClock(`${TODAY}T15:00:00.000Z`)
const LUNCH = aTransaction({ id: 't', valor: 12, conta: 'Nubank', origem: 'z.w' })
const FROM_BANK = {
  tipo: 'saida',
  descricao: 'Café',
  categoria: 'Alimentação',
  data: TODAY,
  conta: 'Nubank',
  origem: 'x.y',
} as const
const NOTEBOOK = aFinancialGoal({ id: 'n' })
const withdrawn = (service: FinanceService) => service.remove(LUNCH, 'esta')
const valued = (valor: number) => (service: FinanceService) => service.edit(LUNCH, { valor }, 'esta')
const renamed = (descricao: string) => (service: FinanceService) => service.editGoal(NOTEBOOK, { descricao })
const saved = (valor: number) => (service: FinanceService) => service.setSaved(NOTEBOOK, valor)
const goalGone = (service: FinanceService) => service.removeGoal(NOTEBOOK)
const limited = (valor: number) => (service: FinanceService) =>
  service.setLimits('2026-11', [['Lazer', valor]])

const FINANCE: UndoCases<FinanceService> = {
  edit: [
    twoOf(15, 18.5, 20).map(([valor, other]) => ({
      make: valued(valor),
      elsewhere: valued(other),
      beside: renamed('Outro'),
      gone: withdrawn,
    })),
    ...['Inter', undefined].map((conta) =>
      always<FinanceService>({
        make: (service) => service.edit(LUNCH, { conta }, 'esta'),
        elsewhere: (service) => service.edit(LUNCH, { conta: 'Da vó' }, 'esta'),
        beside: renamed('Outro'),
        gone: withdrawn,
      }),
    ),
  ],
  remove: [always({ make: withdrawn, elsewhere: valued(20) })],
  add: [
    twoOf(15, 20).map(([valor, other]) => ({
      make: (service) => service.add({ draft: { ...LUNCH, valor }, repeat: { tipo: 'nao' } }),
      elsewhere: (service) =>
        service.edit(
          { ...LUNCH, valor, id: 'nova-1', createdAt: clock.now().toISOString() },
          { valor: other },
          'esta',
        ),
      beside: renamed('Outro'),
    })),
  ],
  bringIn: [
    twoOf(15, 20).map(([valor, other]) => ({
      make: (service) => service.bringIn({ added: [{ ...FROM_BANK, valor }], changed: [] }),
      elsewhere: (service) =>
        service.edit(
          {
            ...FROM_BANK,
            valor,
            id: hashOf(`${FROM_BANK.conta}\n${FROM_BANK.origem}`),
            createdAt: clock.now().toISOString(),
          },
          { valor: other },
          'esta',
        ),
      beside: renamed('Outro'),
    })),
    twoOf(15, 20).map(([valor, other]) => ({
      make: (service) =>
        service.bringIn({ added: [], changed: [{ id: LUNCH.id, fields: { valor }, origem: 'a.b' }] }),
      elsewhere: valued(other),
      beside: renamed('Outro'),
      gone: withdrawn,
    })),
  ],
  postpone: [
    always({
      make: (service) => service.postpone(LUNCH),
      elsewhere: (service) => service.edit(LUNCH, { data: '2026-12-24' }, 'esta'),
      gone: withdrawn,
    }),
  ],
  addGoal: [
    always({
      make: (service) => service.addGoal({ ...NOTEBOOK, descricao: 'Violão' }),
      elsewhere: (service) =>
        service.editGoal({ ...NOTEBOOK, descricao: 'Violão', id: 'nova-1' }, { descricao: 'Cavaquinho' }),
      beside: valued(20),
    }),
  ],
  editGoal: [
    twoOf('Violão', 'Cavaquinho').map(([name, other]) => ({
      make: renamed(name),
      elsewhere: renamed(other),
      beside: saved(7),
      gone: goalGone,
    })),
  ],
  setSaved: [always({ make: saved(9), elsewhere: saved(8), beside: renamed('Outro'), gone: goalGone })],
  deposit: [
    always({
      make: (service) => service.deposit(NOTEBOOK, 30, TODAY),
      elsewhere: (service) => after(goalGone(service), () => saved(7)(service)),
      gone: goalGone,
    }),
  ],
  removeGoal: [always({ make: goalGone, elsewhere: renamed('Outro') })],
  setLimits: [always({ make: limited(9), elsewhere: limited(8), beside: renamed('Outro') })],
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
