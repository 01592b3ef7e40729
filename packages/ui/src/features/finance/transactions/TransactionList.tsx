import type { Transaction } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { useRef, type Ref } from 'react'
import sheet from '../../../components/layout/Sheet.module.css'
import { useListWindow } from '../../../hooks/use-list-window.ts'
import { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx'
import classes from './TransactionList.module.css'

/** Above this the list shows a window of itself. */
const LONG = 40
const ROW_HEIGHT = 60

export interface TransactionListProps extends Pick<TransactionRowProps, 'onEdit' | 'onRemove'> {
  /** Those of one day stand together. */
  transactions: readonly Transaction[]
  today: IsoDate
}

export const TransactionList = (props: TransactionListProps) =>
  props.transactions.length > LONG ? <ListWindow {...props} /> : <Rows {...props} />

/** A long list of which only what is near the window is in the page. */
function ListWindow(props: TransactionListProps) {
  const list = useRef<HTMLUListElement>(null)
  return <Rows {...props} list={list} shown={useListWindow(list, props.transactions.length, ROW_HEIGHT)} />
}

interface RowsProps extends TransactionListProps {
  list?: Ref<HTMLUListElement>
  shown?: Partial<ReturnType<typeof useListWindow>>
}

function Rows({ transactions, today, list, shown = {}, ...row }: RowsProps) {
  const { from = 0, to, style, itemRef } = shown
  return (
    <ul ref={list} style={style} className={`${sheet.sheet} ${classes.list}`}>
      {transactions.slice(from, to).map((transaction, index) => (
        <TransactionRow
          key={transaction.id}
          {...row}
          {...itemRef?.(index)}
          transaction={transaction}
          today={today}
          opensDay={transactions[from + index - 1]?.data !== transaction.data}
          place={from + index + 1}
          total={transactions.length}
        />
      ))}
    </ul>
  )
}
