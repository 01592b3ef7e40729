import { toAppError } from '@caderno/domain/kernel'
import { parsePages, readingFailure, WHOLE_PAGES } from '@caderno/domain/reading'
import { Input } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './PageField.module.css'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'

interface PageFieldProps {
  title: string
  page: number
  total: number
  onTurn: (page: number) => Promise<unknown>
  /** Stands at the end of the line. */
  children?: ReactNode
}

/** The bookmark as a number. Written by Enter or on leaving, once; Esc takes back what was typed; a live change never does. */
export function PageField({ title, page, total, onTurn, children }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const sent = useRef<string>(undefined)
  const errorId = useId()

  const type = (text: string | undefined) => {
    setTyped(text)
    setError(undefined)
  }
  const commit = async () => {
    if (typed === undefined || typed === sent.current) return
    const wanted = typed.trim() === '' ? page : parsePages(typed)
    if (wanted === undefined) return setError(WHOLE_PAGES)
    if (wanted === page) return type(undefined)
    sent.current = typed
    try {
      await onTurn(wanted)
      setTyped((now) => (now === typed ? undefined : now))
    } catch (failure) {
      setError(readingFailure('progress', toAppError(failure).code))
    } finally {
      sent.current = undefined
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void commit()
    if (event.key === 'Escape') type(undefined)
  }
  return (
    <div>
      <div className={classes.line}>
        <Input
          aria-label={`Página atual de ${title}`}
          withAria={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(page)}
          error={error !== undefined}
          classNames={{ wrapper: classes.field!, input: classes.input! }}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.select()}
        />
        <span>de {total}</span>
        {children}
      </div>
      <ProblemText id={errorId}>{error}</ProblemText>
    </div>
  )
}
