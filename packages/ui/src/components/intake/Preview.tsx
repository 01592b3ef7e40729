import { countLines, countWords, LINE_WORDS, type PreviewRow, type RowWords } from '@caderno/domain/intake'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatNumber, plural } from '@caderno/domain/kernel'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { useFocusKeptThrough } from '../../hooks/use-form.ts'
import { LongList } from '../../components/long-lists/LongList.tsx'
import { alikeWords, isShown, shownOptions, verdictWord, type Shown } from './texts.ts'
import type { Choices } from './use-choices.ts'
import classes from './Preview.module.css'
import '../../theme/styles-fields.ts'

type Options = readonly (string | { readonly value: string; readonly label: string })[]

/** The one field that can be changed in a preview. */
export interface ChoiceField<Row> {
  readonly label: string
  optionsOf(row: Row): Options
}

interface PreviewProps<Row extends PreviewRow> {
  /** Absent while they are on their way. */
  rows: readonly Row[] | undefined
  choices: Choices
  field?: ChoiceField<Row>
  /** What its rows are called. */
  words?: RowWords
  /** How many come in, and what they are: one, many. */
  count: number
  noun: readonly [one: string, many: string]
  onBringIn: () => void
  /** Whether they are coming in. */
  isBusy?: boolean
  announcement: string
  /** Why the last try was refused. */
  refusal: string | undefined
  /** What is said of the file as a whole. */
  children?: ReactNode
}

/** All lines of a file: what each becomes, and whether it comes in. */
export function Preview<Row extends PreviewRow>({ rows, ...props }: PreviewProps<Row>) {
  return rows ? <Lines {...props} rows={rows} /> : <TabSkeleton />
}

function Lines<Row extends PreviewRow>({
  rows,
  choices,
  field,
  words = LINE_WORDS,
  count,
  noun,
  onBringIn,
  isBusy = false,
  announcement,
  refusal,
  children,
}: PreviewProps<Row> & { rows: readonly Row[] }) {
  const [shown, setShown] = useState<Shown>('ask')
  const counts = countLines(rows)
  const counted = useFocusOnceIn(count)
  const rememberFocus = useFocusKeptThrough(isBusy)
  const listed = rows.filter((row) => isShown(shown, row))
  const tickable = listed.filter((row) => row.isTicked !== undefined)
  const areAllTicked = tickable.every(choices.isTicked)
  const { last } = choices
  const choice = last && choices.choiceOf(last)
  const alike = rows.filter(
    (row) => last?.alike !== undefined && row.alike === last.alike && choices.isTicked(row),
  )
  return (
    <div className={classes.preview}>
      <p ref={counted} tabIndex={-1} className={classes.counts}>
        {countWords(counts, words)}
      </p>
      {children}
      <div className={classes.tools}>
        <NativeSelect
          label="Mostrar"
          data={[...shownOptions(counts, words)]}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value as Shown)}
        />
        {tickable.length > 0 && (
          <Button variant="default" onClick={() => choices.tick(tickable, !areAllTicked)}>
            {`${areAllTicked ? 'Desmarcar' : 'Marcar'} ${words.all}`}
          </Button>
        )}
      </div>
      <div role="status" className={classes.alike}>
        {field && last && choice !== undefined && alike.length > 1 && (
          <>
            {alikeWords(labelOf(field.optionsOf(last as Row), choice), alike.length)}{' '}
            <Button variant="subtle" onClick={() => choices.chooseAlone(last)}>
              Só nesta linha
            </Button>
          </>
        )}
      </div>
      <LongList
        records={listed}
        lineHeight={72}
        className=""
        pagesLabel="Páginas do arquivo"
        pageWords={(first, end) =>
          `${formatNumber(first)} a ${formatNumber(end)} de ${formatNumber(listed.length)} ${words.many}`
        }
      >
        {(row) => (
          <Line
            row={row}
            words={words}
            isTicked={choices.isTicked(row)}
            choice={choices.choiceOf(row)}
            {...(field && isChoosable(row) && { label: field.label, options: field.optionsOf(row) })}
            choices={choices}
          />
        )}
      </LongList>
      <div className={classes.foot}>
        <Button
          disabled={count === 0}
          loading={isBusy}
          aria-busy={isBusy}
          onClick={() => {
            rememberFocus()
            onBringIn()
          }}
        >
          {count === 0 ? 'Nada para importar' : `Importar ${plural(count, ...noun)}`}
        </Button>
        <span role="status">{announcement}</span>
      </div>
      <FormAlert>{refusal}</FormAlert>
    </div>
  )
}

/** The button has nothing to bring in any more once all is in, and loses the focus: what it came to has it then. */
function useFocusOnceIn(count: number) {
  const counted = useRef<HTMLParagraphElement>(null)
  const before = useRef(count)
  useEffect(() => {
    // A button that was just disabled goes on having it for a moment.
    const isLost = document.activeElement?.matches('body, :disabled')
    if (before.current > 0 && count === 0 && isLost) counted.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return counted
}

const isChoosable = ({ choice, isTicked, verdict }: PreviewRow): boolean =>
  choice !== undefined && (isTicked !== undefined || verdict === 'new')

const labelOf = (options: Options, choice: string): string =>
  options
    .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
    .find(({ value }) => value === choice)?.label ?? choice

interface LineProps {
  row: PreviewRow
  words: RowWords
  isTicked: boolean
  choice: string | undefined
  label?: string
  options?: Options
  choices: Choices
}

const Line = memo(
  function Line({ row, words, isTicked, choice, label, options, choices }: LineProps) {
    const { at, verdict, title, facts, reason, differences = [], told = [] } = row
    const id = useId()
    const name = [title, ...facts].join(', ')
    return (
      <div className={classes.line} data-verdict={verdict}>
        {row.isTicked === undefined ? (
          <span />
        ) : (
          <label htmlFor={id} className={classes.tick}>
            <Checkbox
              id={id}
              aria-label={name}
              checked={isTicked}
              onChange={({ currentTarget }) => choices.tick([row], currentTarget.checked)}
            />
          </label>
        )}
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          <p className={classes.meta}>
            <span className={classes.verdict}>{verdictWord(words, verdict)}</span>
            {[...facts, `${words.one} ${at}`].map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {[reason, ...told].map(
            (each) =>
              each && (
                <p key={each} className={classes.reason}>
                  {each}
                </p>
              ),
          )}
          {differences.map((each) => (
            <p key={each.label} className={classes.reason}>
              {each.label}: <del>{each.before}</del> → <ins>{each.after}</ins>
            </p>
          ))}
        </div>
        {options && (
          <NativeSelect
            size="sm"
            aria-label={`${label} de ${name}`}
            data={[...options]}
            value={choice ?? ''}
            disabled={!isTicked && row.isTicked !== undefined}
            onChange={({ currentTarget }) => choices.choose(row, currentTarget.value)}
          />
        )}
      </div>
    )
  },
  (before, after) =>
    before.row === after.row && before.isTicked === after.isTicked && before.choice === after.choice,
)
