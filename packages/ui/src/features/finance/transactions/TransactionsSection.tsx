import {
  accountsOf,
  TRANSACTION_CATEGORIES,
  transactionsOf,
  type TransactionType,
  ALL_TRANSACTIONS,
  filterTransactions,
  transactionsIn,
  withKnownAccount,
  type Account,
  type FinanceBook,
  type TransactionDraft,
  type TransactionFilter,
} from '@caderno/domain/finance'
import { formatMonth, type Month } from '@caderno/domain/kernel'
import { Button, VisuallyHidden } from '@mantine/core'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'
import { anyOf, FilterBar, type Filter } from '../../../components/forms/FilterBar.tsx'
import { ListSection } from '../../../components/lists/ListSection.tsx'
import type { MonthProps } from '../tab-props.ts'
import classes from './TransactionList.module.css'
import { noneIn, summary, sums, transactionsCount, TYPE_OPTIONS } from './texts.ts'
import { TransactionList, type TransactionListProps } from './TransactionList.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'

interface TransactionsSectionProps extends MonthProps, Pick<TransactionListProps, 'onEdit' | 'onRemove'> {
  onStart: () => void
  list: ReturnType<typeof useTransactionList>
  /** Why the last removal was not kept. */
  problem: string | undefined
}

/** The region «Transações»: search, filters, and what matches. */
export function TransactionsSection({
  book,
  month,
  list,
  problem,
  onStart,
  ...rows
}: TransactionsSectionProps) {
  const { filter, setFilter, shown, narrowed, clear, showAllMonths } = list
  const isPhone = useIsPhone()
  if (transactionsOf(book).length === 0)
    return (
      <ListSection title="Transações" list="financas/transacoes">
        <EmptyState
          title="Tudo começa com uma transação"
          text="Anote o que entra e o que sai. Você vê quanto sobra no mês e para onde o dinheiro foi."
          action={
            <Button variant="light" onClick={onStart}>
              Preencher a primeira
            </Button>
          }
          hints={[
            { title: 'Uma linha basta', text: 'Escreva «18,50 almoço» no lançamento rápido e aperte Enter.' },
            {
              title: 'Parcelas e contas do mês',
              text: 'Em «Mais detalhes» você parcela uma compra ou repete a conta todo mês.',
            },
            {
              title: 'O banco já sabe',
              text: 'O extrato e a fatura entram por «Importar extrato», e nada entra duas vezes.',
            },
          ]}
        />
      </ListSection>
    )
  const none = narrowed
    ? { sentence: 'Nenhuma transação com esses filtros.', action: 'Limpar filtros', onAct: clear }
    : { sentence: noneIn(month, filter.period !== ''), action: 'Ver todos os meses', onAct: showAllMonths }
  return (
    <ListSection
      title="Transações"
      list="financas/transacoes"
      tools={
        <FilterBar
          filters={filtersOf(month, filter.tipo, accountsOf(book), isPhone)}
          asked={filter}
          onAsk={(asked) => setFilter(withKnownCategory(asked))}
        />
      }
      problem={problem}
      joined
      found={
        shown.length > 0 &&
        (isPhone ? (
          <span className={classes.summary}>
            <VisuallyHidden>{summary(shown)}</VisuallyHidden>
            <span aria-hidden>{transactionsCount(shown.length)}</span>
            <b aria-hidden>{sums(shown)}</b>
          </span>
        ) : (
          summary(shown)
        ))
      }
      nothing={shown.length === 0 && none}
    >
      <TransactionList transactions={shown} {...rows} />
    </ListSection>
  )
}

const ALL_CATEGORIES = [
  ...new Set([...TRANSACTION_CATEGORIES.saida.slice(0, -1), ...TRANSACTION_CATEGORIES.entrada]),
]
const categoriesOf = (tipo: TransactionType | ''): readonly string[] =>
  tipo === '' ? ALL_CATEGORIES : TRANSACTION_CATEGORIES[tipo]

const filtersOf = (
  month: Month,
  tipo: TransactionType | '',
  accounts: readonly Account[],
  isPhone: boolean,
): readonly Filter<ListFilter>[] => [
  ['text', 'Buscar transação', isPhone ? 'Descrição, valor' : 'Buscar descrição, categoria ou valor'],
  [
    'period',
    'Período',
    [
      { value: '', label: formatMonth(month) },
      { value: 'todos', label: 'Todos os meses' },
    ],
  ],
  ['tipo', 'Filtrar por tipo', [{ value: '', label: 'Tipo: todos' }, ...TYPE_OPTIONS]],
  ['categoria', 'Filtrar por categoria', anyOf('Categoria: todas', categoriesOf(tipo))],
  ...accountFilter(accounts),
]

/** Whoever writes down no account is not asked for one. */
const accountFilter = (accounts: readonly Account[]): readonly Filter<ListFilter>[] =>
  accounts.length === 0
    ? []
    : [
        [
          'conta',
          'Filtrar por conta',
          [
            { value: '', label: 'Todas as contas' },
            ...accounts.map(({ key, name }) => ({ value: key, label: name || 'Sem conta' })),
          ],
        ],
      ]

/** A category that the chosen type lacks is no longer asked for. */
const withKnownCategory = (asked: ListFilter): ListFilter =>
  categoriesOf(asked.tipo).includes(asked.categoria) ? asked : { ...asked, categoria: '' }

/** What is asked for, of the page's month or of all. */
interface ListFilter extends TransactionFilter {
  readonly period: '' | 'todos'
}
const NO_FILTER: ListFilter = { ...ALL_TRANSACTIONS, period: '' }

/** The transactions that match, newest first. A keystroke never waits for the list; what is asked for outlives a look at another tab. */
export function useTransactionList(book: FinanceBook, month: Month) {
  const kept = useDraft<ListFilter>('filters')
  const [chosen, setFilter] = useState(kept.slot.held()?.values ?? NO_FILTER)
  const filter = useMemo(() => withKnownAccount(chosen, book), [chosen, book])
  useKeptDraft(kept, { values: chosen, context: undefined, dirty: false, confirmed: () => undefined })
  const asked = useDeferredValue(filter)
  const period = useMemo(
    () => (asked.period === 'todos' ? transactionsOf(book) : transactionsIn(book, month)),
    [book, month, asked.period],
  )
  const shown = useMemo(() => filterTransactions(period, asked), [period, asked])
  return {
    filter,
    setFilter,
    /** What is searched and filtered for leaves it out, whatever its month. */
    isFiltered: (draft: TransactionDraft) => filterTransactions([{ ...draft, id: '' }], filter).length === 0,
    shown,
    narrowed: shown.length < period.length,
    clear: () => setFilter({ ...NO_FILTER, period: filter.period }),
    showAllMonths: () => setFilter({ ...filter, period: 'todos' }),
  }
}
