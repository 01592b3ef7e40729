import { decimalText, isolated, type RecordId } from '@caderno/domain/kernel'
import { formatGrade, parseGrade, type Assessment } from '@caderno/domain/semester'
import { Button, TextInput } from '@mantine/core'
import { useId, useRef, useState, type FormEvent } from 'react'
import classes from './Grades.module.css'
import '../../../theme/styles-fields.ts'

/** What is typed, by the assessment's id. */
export type Typed = Readonly<Record<string, string>>

export const shownAs = (nota: number | null): string => (nota === null ? '' : formatGrade(nota))

interface GradeRowProps {
  of: Pick<Assessment, 'titulo' | 'maxima' | 'nota'> & { readonly key: RecordId; readonly disciplina: string }
  note: readonly (string | false)[]
  typed: Typed
  onType: (key: RecordId, text: string) => void
  onSave: (key: RecordId, title: string, nota: number | null) => void
}

/** One grade, which is tried while it is typed and kept with «Salvar». */
export function GradeRow({ of, note, typed, onType, onSave }: GradeRowProps) {
  const { key, titulo, maxima, nota, disciplina } = of
  const title = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(false)
  const stored = shownAs(nota)
  const text = typed[key] ?? stored
  const read = parseGrade(text, maxima)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = 'error' in read && read.error === ''
    setRefused('error' in read && !isEmpty)
    if ('error' in read && !isEmpty) return
    // Out of the field: there Ctrl+Z is that of the text.
    form.current?.focus()
    onSave(key, titulo, 'ok' in read ? read.ok : null)
  }
  return (
    <li>
      <form
        noValidate
        data-printed
        ref={form}
        tabIndex={-1}
        aria-label={[isolated(titulo), ...note.filter(Boolean), isolated(disciplina)].join(', ')}
        className={classes.grade}
        onSubmit={submit}
      >
        <span id={title} className={classes.what}>
          {isolated(titulo)} <small>{note.filter(Boolean).join(' · ')}</small>
        </span>
        <TextInput
          aria-labelledby={title}
          inputMode="decimal"
          autoComplete="off"
          placeholder="nota"
          value={text}
          error={isRefused && 'error' in read && read.error}
          rightSection={<span className="quiet">de {decimalText(maxima)}</span>}
          rightSectionPointerEvents="none"
          onChange={({ currentTarget }) => {
            setRefused(false)
            onType(key, currentTarget.value)
          }}
        />
        <Button
          type="submit"
          size="xs"
          variant="light"
          aria-label={`Salvar nota de ${isolated(titulo)}, ${isolated(disciplina)}`}
          className={classes.save!}
          data-shown={text !== stored || undefined}
        >
          Salvar
        </Button>
      </form>
    </li>
  )
}
