import {
  TRANSACTION_CATEGORIES,
  TRANSACTION_TYPES,
  transactionsOf,
  type TransactionType,
} from '@caderno/domain/finance'
import { formatMonth, type Month } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'
import { anyOf, FilterBar, type Filter } from '../../../components/forms/FilterBar.tsx'
import { ListSection } from '../../../components/lists/ListSection.tsx'
import type { MonthProps } from '../parts.ts'
import { noneIn, summary, TYPE } from './texts.ts'
import { TransactionList, type TransactionListProps } from './TransactionList.tsx'
import { LIST_ID } from './use-changes.ts'
import type { ListFilter, TransactionListState } from './use-transaction-list.ts'

interface TransactionsSectionProps extends MonthProps, Pick<TransactionListProps, 'onEdit' | 'onRemove'> {
  onStart: () => void
  list: TransactionListState
  /** Why the last removal was not kept. */
  problem: string | undefined
}

/** The region «Transações»: search, filters, and what matches. */
export function TransactionsSection({
  book,
  onStart,
  month,
  today,
  list: { filter, setFilter, shown, narrowed, clear, showAllMonths },
  problem,
  ...row
}: TransactionsSectionProps) {
  if (transactionsOf(book).length === 0)
    return (
      <ListSection title="Transações" id={LIST_ID}>
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
            { title: 'Nada se perde', text: 'O que foi removido volta com «Desfazer».' },
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
      id={LIST_ID}
      tools={
        <FilterBar
          filters={filtersOf(month, filter.tipo)}
          asked={filter}
          onAsk={(asked) => setFilter(withKnownCategory(asked))}
        />
      }
      problem={problem}
      found={shown.length > 0 && summary(shown)}
      nothing={shown.length === 0 && none}
    >
      <TransactionList transactions={shown} today={today} {...row} />
    </ListSection>
  )
}

const TYPES = [
  { value: '', label: 'Tipo: todos' },
  ...TRANSACTION_TYPES.map((value) => ({ value, label: TYPE[value] })),
]
const ALL_CATEGORIES = [
  ...new Set([...TRANSACTION_CATEGORIES.saida.slice(0, -1), ...TRANSACTION_CATEGORIES.entrada]),
]
const categoriesOf = (tipo: TransactionType | ''): readonly string[] =>
  tipo === '' ? ALL_CATEGORIES : TRANSACTION_CATEGORIES[tipo]

const filtersOf = (month: Month, tipo: TransactionType | ''): readonly Filter<ListFilter>[] => [
  ['text', 'Buscar transação', 'Buscar descrição, categoria ou valor'],
  [
    'period',
    'Período',
    [
      { value: '', label: formatMonth(month) },
      { value: 'todos', label: 'Todos os meses' },
    ],
  ],
  ['tipo', 'Filtrar por tipo', TYPES],
  ['categoria', 'Filtrar por categoria', anyOf('Categoria: todas', categoriesOf(tipo))],
]

/** A category that the chosen type lacks is no longer asked for. */
const withKnownCategory = (asked: ListFilter): ListFilter =>
  categoriesOf(asked.tipo).includes(asked.categoria) ? asked : { ...asked, categoria: '' }
