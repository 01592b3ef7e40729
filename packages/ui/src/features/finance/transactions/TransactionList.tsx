import type { Transaction } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { useRef, type CSSProperties, type Ref } from 'react'
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
  const { from, to, style, itemRef } = useListWindow(list, props.transactions.length, ROW_HEIGHT)
  return <Rows {...props} from={from} to={to} listRef={list} itemRef={itemRef} style={style} />
}

interface RowsProps extends TransactionListProps {
  from?: number
  to?: number
  listRef?: Ref<HTMLUListElement>
  itemRef?: ReturnType<typeof useListWindow>['itemRef']
  style?: CSSProperties
}

function Rows({
  transactions,
  today,
  from = 0,
  to = transactions.length,
  listRef,
  itemRef,
  style,
  ...row
}: RowsProps) {
  return (
    <ul ref={listRef} style={style} className={`${sheet.sheet} ${classes.list}`}>
      {transactions.slice(from, to).map((transaction, index) => {
        const line = itemRef?.(index)
        return (
          <TransactionRow
            key={transaction.id}
            {...row}
            transaction={transaction}
            today={today}
            opensDay={transactions[from + index - 1]?.data !== transaction.data}
            place={from + index + 1}
            total={transactions.length}
            rowRef={line?.ref}
            line={line?.['data-index']}
          />
        )
      })}
    </ul>
  )
}
