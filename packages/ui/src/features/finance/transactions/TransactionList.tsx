import { type Transaction, formatSigned } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { memo, useId, useRef, useState, type ComponentProps, type Ref } from 'react'
import ruled from '../../../components/lists/RuledList.module.css'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useListWindow } from '../../../components/long-lists/use-list-window.ts'
import classes from './TransactionList.module.css'
import { EditDialog } from './dialogs.ts'
import { dayTitle, rowMeta } from './texts.ts'

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

function Rows({ transactions, list, shown = {}, ...row }: RowsProps) {
  const { from = 0, to, style, itemRef } = shown
  return (
    <ul ref={list} style={style} className={`${ruled.list} ${ruled.sheet}`}>
      {transactions.slice(from, to).map((transaction, index) => (
        <TransactionRow
          key={transaction.id}
          {...row}
          {...itemRef?.(index)}
          transaction={transaction}
          opensDay={transactions[from + index - 1]?.data !== transaction.data}
          aria-setsize={transactions.length}
          aria-posinset={from + index + 1}
        />
      ))}
    </ul>
  )
}

interface TransactionRowProps extends ComponentProps<'li'> {
  transaction: Transaction
  today: IsoDate
  /** The first of its day names the day. */
  opensDay: boolean
  onEdit: (transaction: Transaction) => void
  onRemove: (transaction: Transaction) => void
}

const NEAR = { onPointerEnter: EditDialog.prefetch, onFocus: EditDialog.prefetch }

/** One transaction in as few elements as it takes: the icons are the stylesheet's. On a phone what can be done with it is behind a press. */
const TransactionRow = memo(function TransactionRow({
  transaction,
  today,
  opensDay,
  onEdit,
  onRemove,
  ...item
}: TransactionRowProps) {
  const title = useId()
  const isPhone = useIsPhone()
  const [unfolded, setUnfolded] = useState(false)
  const { id, descricao, tipo, valor, data } = transaction
  const button = (label: string, className: string | undefined, act: TransactionRowProps['onEdit']) => (
    <button
      {...NEAR}
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-describedby={title}
      onClick={() => act(transaction)}
    />
  )
  return (
    <li
      {...item}
      data-record={id}
      data-tipo={tipo}
      tabIndex={-1}
      aria-labelledby={title}
      className={classes.row}
    >
      {opensDay && <h3 className={classes.day}>{dayTitle(data, today)}</h3>}
      <p id={title} className={classes.title}>
        {descricao || 'Sem descrição'}
      </p>
      <p className={classes.meta}>{rowMeta(transaction, today)}</p>
      <p className={classes.amount}>{formatSigned(tipo === 'entrada' ? valor : -valor)}</p>
      {isPhone && (
        <button
          type="button"
          data-handle
          className={classes.open}
          aria-labelledby={title}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
      {(unfolded || !isPhone) && button('Editar', classes.edit, onEdit)}
      {(unfolded || !isPhone) && button('Remover', classes.remove, onRemove)}
    </li>
  )
})
