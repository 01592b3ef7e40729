import { formatSigned, type Transaction } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { memo, useId, type Ref } from 'react'
import { EditDialog } from './dialogs.ts'
import { dayTitle, rowMeta } from './texts.ts'
import classes from './TransactionList.module.css'

export interface TransactionRowProps {
  transaction: Transaction
  today: IsoDate
  /** The first of its day names the day. */
  opensDay: boolean
  /** Its place in the whole list, of which only a part may be in the page. */
  place: number
  total: number
  ref?: Ref<HTMLLIElement>
  'data-index'?: number
  onEdit: (transaction: Transaction) => void
  onRemove: (transaction: Transaction) => void
}

const NEAR = { onPointerEnter: EditDialog.prefetch, onFocus: EditDialog.prefetch }

/** One transaction in as few elements as it takes: the icons are the stylesheet's. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  today,
  opensDay,
  place,
  total,
  onEdit,
  onRemove,
  ...item
}: TransactionRowProps) {
  const title = useId()
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
      data-row={id}
      data-tipo={tipo}
      tabIndex={-1}
      aria-labelledby={title}
      aria-setsize={total}
      aria-posinset={place}
      className={classes.row}
    >
      {opensDay && <h3 className={classes.day}>{dayTitle(data, today)}</h3>}
      <p id={title} className={classes.title}>
        {descricao || 'Sem descrição'}
      </p>
      <p className={classes.meta}>{rowMeta(transaction, today)}</p>
      <p className={classes.amount}>{formatSigned(tipo === 'entrada' ? valor : -valor)}</p>
      {button('Editar', classes.edit, onEdit)}
      {button('Remover', classes.remove, onRemove)}
    </li>
  )
})
