import { Button, Input } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { NOT_LOADED, PROMPT, SEARCH } from './texts.ts'
import classes from './WaitingSearch.module.css'

interface WaitingSearchProps {
  query: string
  /** The script did not come. */
  failed: boolean
  onQuery: (query: string) => void
  /** What is found first is to be opened. */
  onEnter: () => void
  onClose: () => void
  onRetry: () => void
}

/** Stands in for the search until its script is there: what is typed meanwhile is not lost. */
export function WaitingSearch({ query, failed, onQuery, onEnter, onClose, onRetry }: WaitingSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
    else onEscape(event)
  }
  return (
    <div
      className={classes.over}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div role="dialog" aria-modal="true" aria-label={SEARCH} className={classes.box}>
        <Input
          ref={field}
          aria-label={SEARCH}
          placeholder={PROMPT}
          autoComplete="off"
          leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
          classNames={{ input: classes.field! }}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {failed && (
          <div role="alert" className={classes.failure}>
            <span>{NOT_LOADED}</span>
            <Button size="xs" variant="default" onClick={onRetry} onKeyDown={onEscape}>
              Tentar novamente
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
