import { spendingByCategory, sumOf, type FinanceBook } from '@caderno/domain/finance'
import type { IsoDate, Month } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { FinancePartProps } from '../parts.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { LIMITS_DRAFT } from './limit-form.ts'
import classes from './Categories.module.css'

const Limits = lazyPart(() => import('./Limits.tsx'))

export type CategoriesProps = Pick<FinancePartProps, 'book' | 'month' | 'today' | 'change'>

/** Where the month's money went, and how near each category is to its limit. */
export function Categories(props: CategoriesProps) {
  const [editing, setEditing] = useState(useDraft(LIMITS_DRAFT).found !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    opener.current?.focus()
  }
  return (
    <Sheet
      title="Para onde foi"
      action={
        <Button
          ref={opener}
          size="xs"
          variant="light"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          Limites
        </Button>
      }
    >
      {editing ? (
        <Suspense>
          <Limits {...props} onClose={close} />
        </Suspense>
      ) : (
        <Spending {...props} />
      )}
    </Sheet>
  )
}

function Spending({ book, month, today }: { book: FinanceBook; month: Month; today: IsoDate }) {
  const spending = useMemo(() => spendingByCategory(book, month, today), [book, month, today])
  const spent = useMemo(() => sumOf(spending.map(({ gasto }) => ({ valor: gasto }))), [spending])
  if (spending.length === 0)
    return (
      <p className={classes.nothing}>
        Nenhuma saída neste mês. Em «Limites» você diz quanto quer gastar com cada categoria.
      </p>
    )
  return (
    <ul className={classes.list}>
      {spending.map((each) => (
        <CategoryBar key={each.categoria} spending={each} spent={spent} />
      ))}
    </ul>
  )
}
