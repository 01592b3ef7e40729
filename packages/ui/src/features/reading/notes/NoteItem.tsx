import { formatDate } from '@caderno/domain/kernel'
import { pageWords, type Reading, type ReadingNote } from '@caderno/domain/reading'
import { IconQuote } from '@tabler/icons-react'
import { useId } from 'react'
import { RowButton, RowTools } from '../../../components/lists/RowTools.tsx'
import { copyCitation } from '../copy-reference.ts'
import classes from './Notes.module.css'

interface NoteItemProps {
  note: ReadingNote
  reading: Reading
  onEdit: (note: ReadingNote) => void
  onRemove: (note: ReadingNote) => void
}

/** One note: its page, what it says, its day, and what can be done with it. */
export function NoteItem({ note, reading, onEdit, onRemove }: NoteItemProps) {
  const words = useId()
  const { pagina, texto, em } = note
  const page = pageWords(pagina)
  return (
    <li className={classes.note}>
      <p id={words} className="written">
        {page && <b>{page}: </b>}
        <bdi>{texto}</bdi>
      </p>
      <div className={classes.foot}>
        <span className="quiet">{em && formatDate(em)}</span>
        <RowButton
          label="Copiar citação"
          title="Copiar citação"
          ButtonIcon={IconQuote}
          describedBy={words}
          onClick={() => void copyCitation(reading, pagina)}
        />
        <RowTools describedBy={words} onEdit={() => onEdit(note)} onRemove={() => onRemove(note)} />
      </div>
    </li>
  )
}
