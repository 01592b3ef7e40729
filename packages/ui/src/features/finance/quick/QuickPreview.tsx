import { TRANSACTION_CATEGORIES, type QuickEntry, type TransactionCategory } from '@caderno/domain/finance'
import type { IsoDate } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCalendar,
  IconCalendarRepeat,
  IconTag,
} from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Delayed } from '../../../components/layout/PageSkeleton.tsx'
import { dayWord } from '../texts.ts'
import { HINT, instalments, moved, previewSaid, REMEMBERED } from './texts.ts'
import classes from './QuickLine.module.css'

/** Who listens hears the preview when the typing rests. */
const PAUSE_MS = 800

/** What the line says; its category is the student's where they chose one that the type has. */
export type ReadEntry = QuickEntry & { readonly chosen: boolean }

interface QuickPreviewProps {
  /** Undefined while the line says nothing yet. */
  entry?: ReadEntry
  /** Why Enter would not book what is typed so far. */
  refusal?: string | undefined
  today: IsoDate
  onChoose: (categoria: TransactionCategory) => void
}

/** What Enter would book, or why it would not. */
export function QuickPreview({ entry, refusal, today, onChoose }: QuickPreviewProps) {
  const said = entry ? previewSaid(entry, entry.draft.categoria, today) : refusal
  return (
    <div className={classes.preview}>
      {entry ? <Booked entry={entry} today={today} onChoose={onChoose} /> : <span>{refusal ?? HINT}</span>}
      <VisuallyHidden role="status">
        {said && (
          <Delayed key={said} after={PAUSE_MS}>
            {said}
          </Delayed>
        )}
      </VisuallyHidden>
    </div>
  )
}

/** As in the field: a select alone sends no form. */
function bookOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function Booked({ entry, today, onChoose }: Omit<QuickPreviewProps, 'refusal'> & { entry: ReadEntry }) {
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
        {dayWord(draft.data, today)}
      </span>
    </>
  )
}
