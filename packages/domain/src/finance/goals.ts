import {
  byText,
  changesOf,
  emptyLast,
  percentOf,
  type IdSource,
  type IsoDate,
  type RecordId,
} from '../kernel/index.ts'
import { AMOUNT_TOO_HIGH } from './messages.ts'
import { centavosOf, MAX_AMOUNT, sumInCentavos } from './money.ts'
import type { FinanceChange } from './ports.ts'
import type { FinancialGoal, FinancialGoalDraft } from './records.ts'

/** Whole per cent of the total, capped at 100 (§9); 100 only when it is all there. */
export const goalProgress = ({ valor, valorAtual }: FinancialGoal): number =>
  Math.min(100, percentOf(centavosOf(valorAtual), centavosOf(valor)))

/** The soonest target first (§2); without a day last. */
export const goalsByTarget = (goals: readonly FinancialGoal[]): readonly FinancialGoal[] =>
  goals.toSorted((a, b) => emptyLast(a.dataAlvo, b.dataAlvo))

/**
 * What is missing, by the months until the target day: they are counted up, so 1 while the day is ahead, and 0 when it is over; the amount is rounded up,
 * so that so much a month is enough. Null when nothing is missing, or when there is no day.
 */
export function neededPerMonth({ valor, valorAtual, dataAlvo }: FinancialGoal, today: IsoDate) {
  const missing = centavosOf(valor) - centavosOf(valorAtual)
  if (missing <= 0 || dataAlvo === '') return null
  const meses = dataAlvo < today ? 0 : monthsUntil(dataAlvo, today)
  return { porMes: Math.ceil(missing / Math.max(1, meses)) / 100, meses }
}

/** The goals whose day is ahead, the soonest first, and what each asks for a month. */
export const goalsAhead = (goals: readonly FinancialGoal[], today: IsoDate) =>
  goalsByTarget(goals).flatMap((goal) => {
    const needed = neededPerMonth(goal, today)
    return needed && needed.meses > 0 ? [{ goal, valor: needed.porMes }] : []
  })

export const newGoal = (draft: FinancialGoalDraft, { ids }: { ids: IdSource }): readonly FinanceChange[] => [
  putting({ ...draft, id: ids.next() }),
]

/** The changes of an edited goal; none where nothing changed. */
export function editGoal(goal: FinancialGoal, draft: Partial<FinancialGoalDraft>): readonly FinanceChange[] {
  const changed = changesOf<FinancialGoal>(goal, draft)
  return Object.keys(changed).length === 0 ? [] : [putting({ ...goal, ...changed })]
}

/** The value update of §5: accepted only if it is not below 0. */
export const setSaved = (goal: FinancialGoal, valorAtual: number): readonly FinanceChange[] =>
  valorAtual >= 0 ? editGoal(goal, { valorAtual }) : []

/** Why a deposit of this amount would not fit; undefined when it does. */
export const depositError = ({ valorAtual }: FinancialGoal, valor: number): string | undefined =>
  centavosOf(valorAtual) + centavosOf(valor) > centavosOf(MAX_AMOUNT) ? AMOUNT_TOO_HIGH : undefined

/** Puts an amount aside on a day: it is kept with its day, and what is saved grows by it. */
export function depositChanges(
  goal: FinancialGoal,
  valor: number,
  data: IsoDate,
  { ids }: { ids: IdSource },
): readonly FinanceChange[] {
  const depositos = [...(goal.depositos ?? []), { id: ids.next(), data, valor }].sort((a, b) =>
    byText(a.data, b.data),
  )
  return [
    putting({ ...goal, valorAtual: (centavosOf(goal.valorAtual) + centavosOf(valor)) / 100, depositos }),
  ]
}

export const removeGoal = ({ id }: { readonly id: RecordId }): readonly FinanceChange[] => [
  { list: 'metas', remove: id },
]

/** The goal as it stands `now`, without what was put aside between two others; undefined where that was nothing, or is not all there any more. */
export function withoutDeposits(
  before: FinancialGoal,
  after: FinancialGoal,
  now: FinancialGoal,
): FinancialGoal | undefined {
  const { depositos = [], ...rest } = now
  const earlier = new Set(before.depositos?.map(({ id }) => id))
  const made = new Map(
    (after.depositos ?? []).filter(({ id }) => !earlier.has(id)).map(({ id, valor }) => [id, valor]),
  )
  const taken = depositos.filter(({ id, valor }) => made.get(id) === valor)
  const left = centavosOf(now.valorAtual) - sumInCentavos(taken)
  if (made.size === 0 || taken.length < made.size || left < 0) return undefined
  const others = depositos.filter((deposit) => !taken.includes(deposit))
  return { ...rest, valorAtual: left / 100, ...(others.length > 0 && { depositos: others }) }
}

/** One goal that two devices saved at once: the later copy, and what was put aside in the earlier one alone. */
export function mergeGoals(earlier: FinancialGoal, later: FinancialGoal): FinancialGoal {
  const known = new Set(later.depositos?.map(({ id }) => id))
  const missed = (earlier.depositos ?? []).filter(({ id }) => !known.has(id))
  if (missed.length === 0) return later
  const valorAtual = Math.min(MAX_AMOUNT, (centavosOf(later.valorAtual) + sumInCentavos(missed)) / 100)
  return {
    ...later,
    valorAtual,
    depositos: [...(later.depositos ?? []), ...missed].sort(
      (a, b) => byText(a.data, b.data) || byText(a.id, b.id),
    ),
  }
}

const putting = (put: FinancialGoal): FinanceChange => ({ list: 'metas', put })

/** A day that a shorter month does not have is its last, and no target in that month lies after it. */
function monthsUntil(day: IsoDate, today: IsoDate): number {
  const months = monthNumber(day) - monthNumber(today)
  return Math.max(1, day.slice(8) > today.slice(8) ? months + 1 : months)
}

const monthNumber = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
