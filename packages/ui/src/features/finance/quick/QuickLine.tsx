import {
  financeFailure,
  parseQuickLine,
  QUICK_AMOUNT_FIRST,
  QUICK_DESCRIPTION_MISSING,
  TRANSACTION_CATEGORIES,
  type FinanceBook,
  type TransactionCategory,
  type TransactionDraft,
  type QuickEntry,
  type QuickReading,
} from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  isBeginning,
  LineAnnouncement,
  OtherReadings,
  QuickField,
} from '../../../components/forms/QuickField.tsx'
import sheet from '../../../components/layout/Sheet.module.css'
import { usePageForm } from '../../../hooks/use-page-form.ts'
import type { FinancePartProps } from '../tab-props.ts'
import { bookedWords, HINT, instalments, moved, formatPreview, REMEMBERED } from './texts.ts'
import classes from './QuickLine.module.css'
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCalendar,
  IconCalendarRepeat,
  IconTag,
} from '@tabler/icons-react'
import { wordsTo } from '../../../components/forms/words-to.ts'
import { dayWord } from '../texts.ts'

interface QuickLineProps extends FinancePartProps {
  /** The list below would not show it, whatever its month. */
  isFiltered?: (draft: TransactionDraft) => boolean
  /** Opens all fields. */
  before?: ReactNode
}

interface QuickValues {
  line: string
  /** Chosen by hand; '' leaves it to the description. */
  categoria: TransactionCategory | ''
}
const NOTHING: QuickValues = { line: '', categoria: '' }

/** «18,50 almoço» and Enter: the quickest way to book something (one line, read while it is typed). It is emptied only once it was kept. */
export function QuickLine({ book, month, today, actions, isFiltered = () => false, before }: QuickLineProps) {
  const field = useRef<HTMLInputElement>(null)
  const page = usePageForm<QuickValues>({
    name: 'quick line',
    initial: () => NOTHING,
    validate(values) {
      const read = readEntry(values, book, today)
      return { line: 'error' in read ? read.error || QUICK_AMOUNT_FIRST : undefined }
    },
    command(values) {
      const read = readEntry(values, book, today) as ReadEntry
      return actions.undoable(
        actions.service.add(read),
        bookedWords(read.draft, month, isFiltered(read.draft)),
      )
    },
    failure: ({ code }) => financeFailure('save-transaction', code),
    confirmed({ line: sent }, { values: { line }, reset }) {
      // What was typed behind it meanwhile is the next line. Drawn at once: a key before the drawing would bring back what was sent.
      if (line.startsWith(sent))
        flushSync(() => reset(NOTHING, { ...NOTHING, line: line.slice(sent.length).trimStart() }))
      page.awaitNext()
    },
  })
  const { form } = page
  const { values } = form
  const entry = useMemo(() => readEntry(values, book, today), [values, book, today])
  const type = (line: string) => {
    if (line.trim() === '') form.set('categoria', '')
    form.set('line', line)
  }
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
      <QuickField
        ref={field}
        line={values.line}
        busy={form.busy}
        errorId={error && errorId}
        onType={type}
        before={before}
      >
        <kbd aria-hidden className={classes.enter}>
          Enter
        </kbd>
      </QuickField>
      {error ? (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      ) : (
        <QuickPreview {...read} today={today} onChoose={(categoria) => form.set('categoria', categoria)}>
          {'entry' in read && <OtherReadings others={read.entry.others} field={field} onChoose={type} />}
        </QuickPreview>
      )}
    </form>
  )
}

/** Why Enter would refuse a line that is typed so far; not before it has an amount, or is more than a beginning. */
const refusalOf = (line: string, error: string): string | undefined =>
  error === QUICK_DESCRIPTION_MISSING || !isBeginning(line) ? error : undefined

function readEntry({ line, categoria }: QuickValues, book: FinanceBook, today: IsoDate) {
  const parsed = parseQuickLine(line, { today, book })
  if ('error' in parsed) return parsed
  const categories: readonly string[] = TRANSACTION_CATEGORIES[parsed.ok.draft.tipo]
  const { dayWords, others } = parsed
  if (categoria === '' || !categories.includes(categoria))
    return { ...parsed.ok, dayWords, others, chosen: false }
  return { ...parsed.ok, dayWords, others, draft: { ...parsed.ok.draft, categoria }, chosen: true }
}

/** What the line says; its category is the student's where they chose one that the type has. */
type ReadEntry = QuickEntry & Pick<QuickReading, 'dayWords' | 'others'> & { readonly chosen: boolean }

interface QuickPreviewProps {
  /** What was read; undefined while the line says nothing yet. */
  entry?: ReadEntry
  /** Why Enter would not book what is typed so far. */
  refusal?: string | undefined
  today: IsoDate
  onChoose: (categoria: TransactionCategory) => void
  /** What stands behind what is read. */
  children?: ReactNode
}

/** What Enter would book, or why it would not. */
function QuickPreview({ entry, refusal, today, onChoose, children }: QuickPreviewProps) {
  const sentence = entry ? formatPreview(entry, today, entry.dayWords) : refusal
  return (
    <div className={classes.preview}>
      {entry ? (
        <Booked entry={entry} today={today} onChoose={onChoose} />
      ) : (
        <span className={refusal ? '' : classes.hint}>{refusal ?? HINT}</span>
      )}
      {children}
      <LineAnnouncement sentence={sentence} />
    </div>
  )
}

/** Books on Enter, as in the field: a select alone sends no form. */
function bookOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function Booked({
  entry,
  today,
  onChoose,
}: Omit<QuickPreviewProps, 'refusal' | 'children'> & { entry: ReadEntry }) {
  const { draft, categoryFrom, chosen } = entry
  const TypeIcon = draft.tipo === 'entrada' ? IconArrowDownLeft : IconArrowUpRight
  const parts = instalments(entry)
  return (
    <>
      <span>
        <TypeIcon size={15} stroke={1.75} aria-hidden />
        <b>{moved(draft)}</b>
      </span>
      <span className={classes.words}>{draft.descricao}</span>
      {parts && (
        <span>
          <IconCalendarRepeat size={15} stroke={1.5} aria-hidden />
          {parts}
        </span>
      )}
      <span>
        <IconTag size={15} stroke={1.5} aria-hidden />
        <select
          aria-label="Categoria"
          className={classes.category}
          value={draft.categoria}
          onChange={(event) => onChoose(event.currentTarget.value as TransactionCategory)}
          onKeyDown={bookOnEnter}
        >
          {(TRANSACTION_CATEGORIES[draft.tipo] satisfies readonly TransactionCategory[]).map((categoria) => (
            <option key={categoria}>{categoria}</option>
          ))}
        </select>
        {categoryFrom === 'remembered' && !chosen && REMEMBERED}
      </span>
      <span>
        <IconCalendar size={15} stroke={1.5} aria-hidden />
        {wordsTo(entry.dayWords, dayWord(draft.data, today))}
      </span>
    </>
  )
}
