import {
  addChanges,
  newTransactions,
  parseQuickLine,
  QUICK_AMOUNT_FIRST,
  QUICK_DESCRIPTION_MISSING,
  TRANSACTION_CATEGORIES,
  type FinanceBook,
  type TransactionCategory,
  type TransactionDraft,
} from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { Input } from '@mantine/core'
import { useId, useMemo, useRef } from 'react'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import sheet from '../../../components/layout/Sheet.module.css'
import { useDraft } from '../../../hooks/use-draft.ts'
import type { FinancePartProps } from '../parts.ts'
import { useDraftForm } from '../use-change-form.ts'
import { QuickPreview, type ReadEntry } from './QuickPreview.tsx'
import { bookedWords } from './texts.ts'
import classes from './QuickLine.module.css'

interface QuickLineProps extends FinancePartProps {
  /** The list below would not show it, whatever its month. */
  isFiltered?: (draft: TransactionDraft) => boolean
}

interface QuickValues {
  line: string
  /** Chosen by hand; '' leaves it to the description. */
  categoria: TransactionCategory | ''
}
const NOTHING: QuickValues = { line: '', categoria: '' }

/** «18,50 almoço» and Enter: the quickest way to book something (one line, read while it is typed). It is emptied only once it was kept. */
export function QuickLine({ book, month, today, change, isFiltered = () => false }: QuickLineProps) {
  const field = useRef<HTMLInputElement>(null)
  const entryOf = (values: QuickValues) => readEntry(values, book, today) as ReadEntry
  const form = useDraftForm<QuickValues>(change, useDraft('lançamento rápido'), {
    initial: NOTHING,
    validate(values) {
      const entry = readEntry(values, book, today)
      return { line: 'error' in entry ? entry.error || QUICK_AMOUNT_FIRST : undefined }
    },
    changes(values) {
      const { draft: transaction, repeat } = entryOf(values)
      return addChanges(newTransactions(transaction, repeat, { ids: change.ids, now: change.now() }))
    },
    words(values) {
      const booked = entryOf(values).draft
      return bookedWords(booked, month, isFiltered(booked))
    },
    failure: 'save-transaction',
    // What was typed behind it meanwhile is the next line.
    stored: ({ line: sent }, { values: { line }, reset }) =>
      line.startsWith(sent) && reset(NOTHING, { ...NOTHING, line: line.slice(sent.length).trimStart() }),
    kept: () => field.current?.focus(),
  })
  const { values } = form
  const entry = useMemo(() => readEntry(values, book, today), [values, book, today])
  const type = (line: string) => {
    if (line.trim() === '') form.set('categoria', '')
    form.set('line', line)
  }
  const choose = (categoria: TransactionCategory) => form.set('categoria', categoria)
  const read = 'error' in entry ? { refusal: refusalOf(values.line, entry.error) } : { entry }
  const error = form.error('line') ?? form.alert
  const errorId = useId()
  return (
    <form
      noValidate
      ref={form.formRef}
      className={`${sheet.sheet} ${classes.quick}`}
      aria-label="Lançamento rápido"
      onSubmit={form.onSubmit}
    >
      <div className={classes.line}>
        <Input
          ref={field}
          aria-label="Lançamento rápido"
          withAria={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          placeholder="18,50 almoço"
          autoComplete="off"
          enterKeyHint="done"
          value={values.line}
          classNames={{ wrapper: classes.field!, input: classes.input! }}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <SubmitButton busy={form.busy}>
          Lançar
          <kbd aria-hidden className={classes.enter}>
            Enter
          </kbd>
        </SubmitButton>
      </div>
      {error ? (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      ) : (
        <QuickPreview {...read} today={today} onChoose={choose} />
      )}
    </form>
  )
}

/** So many letters are nothing wrong yet, only unfinished. */
const BEGINNING = 3

/** Why Enter would refuse a line that is typed so far; not before it has an amount, or is more than a beginning. */
const refusalOf = (line: string, error: string): string | undefined =>
  error === QUICK_DESCRIPTION_MISSING || line.trim().length > BEGINNING ? error : undefined

function readEntry(
  { line, categoria }: QuickValues,
  book: FinanceBook,
  today: IsoDate,
): ReadEntry | { readonly error: string } {
  const parsed = parseQuickLine(line, { today, book })
  if ('error' in parsed) return parsed
  const categories: readonly string[] = TRANSACTION_CATEGORIES[parsed.ok.draft.tipo]
  if (categoria === '' || !categories.includes(categoria)) return { ...parsed.ok, chosen: false }
  return { ...parsed.ok, draft: { ...parsed.ok.draft, categoria }, chosen: true }
}
