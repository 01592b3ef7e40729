import { Button, Input } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { SearchProps } from './SpotlightView.tsx'
import { NOT_LOADED, PROMPT, SEARCH } from './texts.ts'
import classes from './WaitingSearch.module.css'

interface WaitingSearchProps extends Pick<SearchProps, 'query' | 'onQuery' | 'onEntered' | 'onClose'> {
  /** The script did not come. */
  failed: boolean
  onRetry: () => void
}

/** Stands in for the search until its script is there: what is typed meanwhile is not lost. */
export function WaitingSearch({ query, failed, onQuery, onEntered, onClose, onRetry }: WaitingSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEntered(true)
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
