import { plural } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import {
  createSpotlight,
  SpotlightActionsGroup,
  SpotlightActionsList,
  SpotlightEmpty,
  SpotlightRoot,
  SpotlightSearch,
  SpotlightAction,
} from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState, type FocusEvent, type KeyboardEvent, memo } from 'react'
import '../../theme/styles-dialog.ts'
import '@mantine/spotlight/styles.layer.css'
import { missing as missingWords, nothingFound, PROMPT, RESULTS, SEARCH, SEARCHING } from './texts.ts'
import type { Results } from './results.ts'
import classes from './Spotlight.module.css'
import waiting from './WaitingSearch.module.css'
import type { Row } from './actions.ts'

/** What is typed, and what comes of it. */
export interface SearchProps {
  query: string
  /** Enter came before there was anything to open: the first that is found is to be. */
  entered: boolean
  onQuery: (query: string) => void
  onEntered: (entered: boolean) => void
  onClose: () => void
  /** What is typed comes in here from now on. */
  onReady: () => void
}

export interface SpotlightViewProps extends SearchProps, Results {
  /** What the results are of; it follows `query`. */
  searched?: string
  onChoose: (row: Row) => void
}

/** One field for everything: the arrows choose, Enter opens. */
export function SpotlightView({
  query,
  entered,
  groups,
  loading,
  missing,
  refusal,
  searched = query,
  onQuery,
  onEntered,
  onChoose,
  onClose,
  onReady,
}: SpotlightViewProps) {
  const [[store]] = useState(createSpotlight)
  const [list, option] = [useId(), useId()]
  const isBehind = searched !== query
  const all = groups.flatMap(({ rows }) => rows)
  const count = all.length
  const { chosen, onKey } = useChoice(query, count, (at) =>
    count > 0 && !isBehind ? onChoose(all[at]!) : onEntered(loading || isBehind),
  )
  useEffect(() => {
    if (!entered || loading || isBehind) return
    onEntered(false)
    if (all[0]) onChoose(all[0])
  })
  useEffect(() => store.setState((state) => ({ ...state, opened: true })), [store])
  useEffect(() => {
    document.getElementById(`${option}${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [option, chosen])
  const notAll = missing.length > 0 && missingWords(missing)
  const state = loading ? SEARCHING : (refusal ?? nothingFound(searched))
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0))
  return (
    <SpotlightRoot
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={onQuery}
      clearQueryOnClose={false}
      closeOnActionTrigger={false}
      onSpotlightClose={onClose}
      classNames={{ ...classes, search: waiting.field! }}
      centered={false}
      yOffset="var(--cad-busca-y)"
      size="36rem"
      radius="lg"
      zIndex={500}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }}
      attributes={{ content: { 'aria-label': SEARCH } }}
    >
      <SpotlightSearch
        aria-label={SEARCH}
        placeholder={PROMPT}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        role="combobox"
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={count > 0}
        aria-controls={list}
        aria-activedescendant={count > 0 ? `${option}${chosen}` : undefined}
        ref={enter}
        onFocus={onReady}
        onBlur={stay}
        onKeyDownCapture={onKey}
      />
      {count > 0 && (
        <SpotlightActionsList {...{ viewportProps: { id: list, role: 'listbox', 'aria-label': RESULTS } }}>
          {groups.map(({ label, rows }, at) => (
            <SpotlightActionsGroup key={label} label={label} role="group" aria-label={label}>
              {rows.map((row, place) => (
                <SpotlightRow
                  key={row.key}
                  id={`${option}${starts[at]! + place}`}
                  row={row}
                  selected={starts[at]! + place === chosen}
                  onChoose={onChoose}
                />
              ))}
            </SpotlightActionsGroup>
          ))}
        </SpotlightActionsList>
      )}
      {count === 0 && <SpotlightEmpty>{state}</SpotlightEmpty>}
      {notAll && <p className={classes.missing}>{notAll}</p>}
      <VisuallyHidden role="status">
        {[count > 0 ? plural(count, 'resultado', 'resultados') : state, notAll].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </SpotlightRoot>
  )
}

/** Focuses the field at once: the trap of the dialog takes a moment, and Enter may come before it. */
const enter = (field: HTMLInputElement | null) => field?.focus()

/** A dialog that closed just before would take the focus back to its own button. At once: what is typed before the next task would be lost. */
const stay = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.focus()

/** Which line the arrows have come to; other words begin at the first again. The library chooses in the page alone, where no screen reader hears of it. */
function useChoice(query: string, count: number, open: (at: number) => void) {
  const [choice, setChoice] = useState({ query, at: 0 })
  const chosen = choice.query === query ? Math.min(choice.at, Math.max(count - 1, 0)) : 0
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (step === 0) open(chosen)
    else if (count > 0) setChoice({ query, at: (chosen + step + count) % count })
  }
  return { chosen, onKey }
}

interface SpotlightRowProps extends Pick<SpotlightViewProps, 'onChoose'> {
  id: string
  row: Row
  selected: boolean
}

/** One line of the list. The library keeps `id` for itself, so it is put on the element. */
const SpotlightRow = memo(function SpotlightRow({ id, row, selected, onChoose }: SpotlightRowProps) {
  const { label, meta, Icon, module } = row
  return (
    <SpotlightAction
      ref={(element) => {
        if (element) element.id = id
      }}
      role="option"
      aria-selected={selected}
      data-module={module}
      onClick={() => onChoose(row)}
    >
      <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />
      <span className={classes.label}>{label}</span>
      {meta && <span className={classes.meta}>{meta}</span>}
    </SpotlightAction>
  )
})
