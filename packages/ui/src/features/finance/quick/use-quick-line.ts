import {
  addChanges,
  newTransactions,
  parseQuickLine,
  QUICK_AMOUNT_FIRST,
  QUICK_DESCRIPTION_MISSING,
  TRANSACTION_CATEGORIES,
  type FinanceBook,
  type QuickEntry,
  type TransactionCategory,
  type TransactionDraft,
} from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { useMemo, useRef } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'
import { useDraftForm } from '../use-change-form.ts'
import type { FinancePartProps } from '../parts.ts'
import { bookedWords } from './texts.ts'

export interface QuickLineProps extends FinancePartProps {
  /** The list below would not show it, whatever its month. */
  isFiltered?: (draft: TransactionDraft) => boolean
}

interface QuickValues {
  line: string
  /** Chosen by hand; '' leaves it to the description. */
  categoria: TransactionCategory | ''
}
const NOTHING: QuickValues = { line: '', categoria: '' }

/** What the line says; its category is the student's where they chose one that the type has. */
export type ReadEntry = QuickEntry & { readonly chosen: boolean }

/** One line that is read while it is typed, and booked by Enter. It is emptied only once it was kept. */
export function useQuickLine({ book, month, today, change, isFiltered = () => false }: QuickLineProps) {
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
  const read = 'error' in entry ? { refusal: refusalOf(values.line, entry.error) } : { entry }
  return {
    form,
    field,
    ...read,
    type,
    choose: (categoria: TransactionCategory) => form.set('categoria', categoria),
  }
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
