import { countLines, countWords, type PreviewRow } from '@caderno/domain/intake'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { memo, useState, type ReactNode } from 'react'
import { plural } from '@caderno/domain/kernel'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { LongList } from '../../components/long-lists/LongList.tsx'
import { alikeWords, isShown, shownOptions, VERDICTS, type Shown } from './texts.ts'
import type { Choices } from './use-choices.ts'
import classes from './Preview.module.css'
import '../../theme/styles-fields.ts'

/** The one field that can be changed in a preview. */
export interface ChoiceField<Row> {
  readonly label: string
  optionsOf(row: Row): readonly string[]
}

interface PreviewProps<Row extends PreviewRow> {
  /** Absent while they are on their way. */
  rows: readonly Row[] | undefined
  choices: Choices
  field?: ChoiceField<Row>
  /** How many come in, and what they are: one, many. */
  count: number
  noun: readonly [one: string, many: string]
  onBringIn: () => void
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
  count,
  noun,
  onBringIn,
  announcement,
  refusal,
  children,
}: PreviewProps<Row> & { rows: readonly Row[] }) {
  const [shown, setShown] = useState<Shown>('ask')
  const counts = countLines(rows)
  const listed = rows.filter((row) => isShown(shown, row))
  const tickable = listed.filter((row) => row.isTicked !== undefined)
  const areAllTicked = tickable.every(choices.isTicked)
  const { last } = choices
  return (
    <div className={classes.preview}>
      <p className={classes.counts}>{countWords(counts)}</p>
      {children}
      <div className={classes.tools}>
        <NativeSelect
          label="Mostrar"
          data={[...shownOptions(counts)]}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value as Shown)}
        />
        {tickable.length > 0 && (
          <Button variant="default" onClick={() => choices.tick(tickable, !areAllTicked)}>
            {areAllTicked ? 'Desmarcar todas' : 'Marcar todas'}
          </Button>
        )}
      </div>
      <div role="status" className={classes.alike}>
        {last?.choice !== undefined && last.alike.length > 1 && (
          <>
            {alikeWords(last.choice, last.alike.length)}{' '}
            <Button variant="subtle" size="compact-md" onClick={() => choices.chooseAlone(last.row)}>
              Só nesta linha
            </Button>
          </>
        )}
      </div>
      <LongList
        records={listed}
        lineHeight={72}
        className={classes.list!}
        pagesLabel="Páginas do arquivo"
        pageWords={(first, end) =>
          `${first.toLocaleString('pt-BR')} a ${end.toLocaleString('pt-BR')} de ${listed.length.toLocaleString('pt-BR')} linhas`
        }
      >
        {(row) => (
          <Line
            row={row}
            isTicked={choices.isTicked(row)}
            choice={choices.choiceOf(row)}
            {...(field && row.choice !== undefined && { label: field.label, options: field.optionsOf(row) })}
            choices={choices}
          />
        )}
      </LongList>
      <div className={classes.foot}>
        <Button disabled={count === 0} onClick={onBringIn}>
          {count === 0 ? 'Nada para importar' : `Importar ${plural(count, ...noun)}`}
        </Button>
        <span role="status">{announcement}</span>
      </div>
      <FormAlert>{refusal}</FormAlert>
    </div>
  )
}

interface LineProps {
  row: PreviewRow
  isTicked: boolean
  choice: string | undefined
  label?: string
  options?: readonly string[]
  choices: Choices
}

const Line = memo(
  function Line({ row, isTicked, choice, label, options, choices }: LineProps) {
    const { at, verdict, title, facts, reason, differences = [] } = row
    const name = [title, ...facts].join(', ')
    return (
      <div className={classes.line} data-verdict={verdict}>
        {row.isTicked === undefined ? (
          <span />
        ) : (
          <Checkbox
            aria-label={name}
            checked={isTicked}
            onChange={({ currentTarget }) => choices.tick([row], currentTarget.checked)}
          />
        )}
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          <p className={classes.meta}>
            <span className={classes.verdict}>{VERDICTS[verdict]}</span>
            {[...facts, `linha ${at}`].map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {reason && <p className={classes.reason}>{reason}</p>}
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
            disabled={!isTicked}
            onChange={({ currentTarget }) => choices.choose(row, currentTarget.value)}
          />
        )}
      </div>
    )
  },
  (before, after) =>
    before.row === after.row && before.isTicked === after.isTicked && before.choice === after.choice,
)
