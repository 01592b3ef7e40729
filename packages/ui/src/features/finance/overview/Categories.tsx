import {
  budgetErrors,
  budgetForm,
  editedBudgets,
  financeFailure,
  spendingByCategory,
  spokenShare,
  sumOf,
  formatMoney,
  TRANSACTION_CATEGORIES,
  type BudgetForm,
  type CategorySpending,
} from '@caderno/domain/finance'
import { Button, Progress, Stack } from '@mantine/core'
import { useMemo, useEffect } from 'react'
import { usePageForm } from '../../../hooks/use-page-form.ts'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { FinancePartProps, MonthProps } from '../tab-props.ts'
import classes from './Categories.module.css'
import '../../../theme/styles-figures.ts'
import { formatMonth, type Month } from '@caderno/domain/kernel'
import { DiscardDialog } from '../../../components/feedback/Confirm.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { MoneyField } from '../MoneyField.tsx'
import { useUnfolded } from './use-unfolded.ts'
import '../../../theme/styles-layout.ts'

/** Where the month's money went, and how near each category is to its limit. */
export function Categories(props: FinancePartProps) {
  const { unfolded, close, button } = useUnfolded(LIMITS_DRAFT)
  return (
    <Sheet
      title="Para onde foi"
      action={
        <Button {...button} size="xs" variant="light">
          Limites
        </Button>
      }
    >
      {unfolded ? <Limits {...props} onClose={close} /> : <Spending {...props} />}
    </Sheet>
  )
}

function Spending({ book, month, today }: MonthProps) {
  const spending = useMemo(() => spendingByCategory(book, month, today), [book, month, today])
  const spent = useMemo(() => sumOf(spending.map(({ gasto }) => ({ valor: gasto }))), [spending])
  if (spending.length === 0)
    return (
      <p className="sheet-note">
        Nenhuma saída neste mês. Em «Limites» você diz quanto quer gastar com cada categoria.
      </p>
    )
  const most = Math.max(...spending.flatMap(({ gasto, limite }) => [gasto, limite ?? 0]))
  return (
    <Stack component="ul" gap="0.8125rem" pt="0.25rem" px="var(--cad-recuo)" pb="1.125rem">
      {spending.map((each) => (
        <CategoryBar key={each.categoria} spending={each} spent={spent} most={most} />
      ))}
    </Stack>
  )
}

const NEARNESS = { ok: undefined, near: 'warning', over: 'late' } as const
const COLORS = { ok: undefined, near: 'var(--cad-yellow-meio)', over: 'var(--cad-red-meio)' } as const

interface CategoryBarProps {
  spending: CategorySpending
  /** What was spent on all categories. */
  spent: number
  /** What the longest bar or the highest limit stands for. */
  most: number
}

/** One category: all bars have one scale, with a mark at the limit; near it and past it the colour warns, and the words say so too. */
function CategoryBar({ spending, spent, most }: CategoryBarProps) {
  const { categoria, gasto, limite, state } = spending
  const label = `${categoria}: ${spokenShare(spending, spent)} ${limite === null ? 'das saídas' : 'do limite'}`
  return (
    <li className={classes.category}>
      <span>
        {categoria} <small className={NEARNESS[state]}>{nearness(spending)}</small>
      </span>
      <span>
        <b>{formatMoney(gasto)}</b>
        {limite !== null && <small> de {formatMoney(limite)}</small>}
      </span>
      <div role="img" aria-label={label}>
        <Progress value={(100 * gasto) / most} aria-hidden {...(COLORS[state] && { color: COLORS[state] })} />
        {limite !== null && <i style={{ left: `${(100 * limite) / most}%` }} />}
      </div>
    </li>
  )
}

/** What the colour of a bar says. */
export function nearness({ gasto, limite, state }: CategorySpending): string {
  if (limite === null || state === 'ok') return ''
  if (gasto === limite) return 'no limite'
  return state === 'near' ? 'perto do limite' : `passou ${formatMoney(gasto - limite)}`
}

type LimitsProps = Omit<FinancePartProps, 'today'> & { onClose: () => void }

/** Sets, changes and removes the limits, in place of the bars. What is typed stays about its month, whichever one the page turns to. */
function Limits({ book, month, actions, onClose }: LimitsProps) {
  const page = usePageForm<BudgetForm, Month>({
    name: LIMITS_DRAFT,
    context: month,
    initial: (of) => budgetForm(book, of),
    validate: budgetErrors,
    command: (values, of) =>
      actions.undoable(
        actions.service.setLimits(of, editedBudgets(budgetForm(book, of), values)),
        'Limites salvos.',
      ),
    failure: ({ code }) => financeFailure('save', code),
    confirmed: () => end(),
  })
  const { form, context: about, isFound, discard } = page
  const end = () => {
    page.forget()
    onClose()
  }
  if (!form.dirty && about !== month) page.setContext(month)
  const { formRef } = form
  useEffect(() => {
    if (!isFound) formRef.current?.querySelector('input')?.focus()
  }, [formRef, isFound])
  return (
    <form noValidate ref={formRef} className={classes.limits} aria-label="Limites" onSubmit={form.onSubmit}>
      <p className="quiet">
        Quanto você quer gastar por mês, de {formatMonth(about)} em diante. Em branco fica sem limite.
      </p>
      {TRANSACTION_CATEGORIES.saida.map((categoria) => (
        <MoneyField key={categoria} label={categoria} {...form.text(categoria)} />
      ))}
      <ProblemText>{form.alert}</ProblemText>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => discard.leave(end)}>
          Cancelar
        </Button>
        <SubmitButton busy={form.busy}>Salvar</SubmitButton>
      </div>
      <DiscardDialog guard={discard} title="Limites" module="financas" />
    </form>
  )
}

const LIMITS_DRAFT = 'limites'
