import { Button, Input } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, type KeyboardEvent } from 'react'
import type { SearchProps } from './SpotlightView.tsx'
import { NOT_LOADED, PROMPT, SEARCH } from './texts.ts'
import type { useSpotlight } from './use-spotlight.ts'
import classes from './WaitingSearch.module.css'

/** The search over any page: the field at once, the rest when its script is there. */
export const Spotlight = ({
  spotlight: { Dialog, failed, retry, opened, waiting, search },
}: {
  spotlight: ReturnType<typeof useSpotlight>
}) => (
  <>
    {waiting && <WaitingSearch {...search} failed={failed} onRetry={retry} />}
    {opened && Dialog && (
      <Suspense>
        <Dialog {...search} />
      </Suspense>
    )}
  </>
)

interface WaitingSearchProps extends Pick<SearchProps, 'query' | 'onQuery' | 'onEntered' | 'onClose'> {
  /** The script did not come. */
  failed: boolean
  onRetry: () => void
}

/** Stands in for the search until its script is there: what is typed meanwhile is not lost. */
export function WaitingSearch({ query, failed, onQuery, onEntered, onClose, onRetry }: WaitingSearchProps) {
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
          autoFocus
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
