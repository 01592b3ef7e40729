import { VisuallyHidden } from '@mantine/core'
import { createSpotlight, SpotlightActionsGroup, SpotlightActionsList, SpotlightEmpty, SpotlightRoot, SpotlightSearch, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import '../../theme/styles-dialog.ts'
import '@mantine/spotlight/styles.layer.css'
import { SpotlightRow } from './SpotlightRow.tsx'
import { countSaid, missing as missingWords, nothingFound, PROMPT, SEARCH, SEARCHING } from './texts.ts'
import type { Results } from './use-results.ts'
import classes from './Spotlight.module.css'

export interface SpotlightViewProps extends Results {
  query: string
  onQuery: (query: string) => void
  onChoose: (target: string) => void
  onClose: () => void
  /** What is typed comes in here from now on. */
  onReady: () => void
}

/** One field for everything: the arrows choose, Enter opens. */
export function SpotlightView({ query, groups, loading, missing, onQuery, onChoose, onClose, onReady }: SpotlightViewProps) {
  const [[store, { open }]] = useState(createSpotlight)
  const { selected, listId } = useSpotlight(store)
  const option = useId()
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const chosen = Math.min(Math.max(selected, 0), count - 1)
  useEffect(open, [open])
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0))
  return (
    <SpotlightRoot
      store={store} shortcut={null} query={query} onQueryChange={onQuery} clearQueryOnClose={false} closeOnActionTrigger={false} onSpotlightClose={onClose}
      classNames={classes} centered={false} yOffset="var(--cad-busca-y)" size="36rem" radius="lg" zIndex={500} returnFocus={false} transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }} attributes={{ content: { 'aria-label': SEARCH } }}
    >
      <SpotlightSearch
        aria-label={SEARCH} placeholder={PROMPT} leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />} role="combobox" aria-autocomplete="list" autoComplete="off" spellCheck={false}
        aria-expanded={count > 0} aria-controls={listId || undefined} aria-activedescendant={count > 0 ? `${option}${chosen}` : undefined} onFocus={onReady}
      />
      {count > 0 && (
        <SpotlightActionsList role="listbox" aria-label="Resultados">
          {groups.map(({ label, rows }, at) => (
            <SpotlightActionsGroup key={label} label={label} role="group" aria-label={label}>
              {rows.map((row, place) => (
                <SpotlightRow key={row.key} id={`${option}${starts[at]! + place}`} row={row} selected={starts[at]! + place === chosen} onChoose={onChoose} />
              ))}
            </SpotlightActionsGroup>
          ))}
        </SpotlightActionsList>
      )}
      {count === 0 && <SpotlightEmpty>{loading ? SEARCHING : nothingFound(query)}</SpotlightEmpty>}
      {missing.length > 0 && <p className={classes.missing}>{missingWords(missing)}</p>}
      <VisuallyHidden role="status">{[count > 0 ? countSaid(count) : loading ? SEARCHING : nothingFound(query), ...(missing.length > 0 ? [missingWords(missing)] : [])].join('. ')}</VisuallyHidden>
    </SpotlightRoot>
  )
}
