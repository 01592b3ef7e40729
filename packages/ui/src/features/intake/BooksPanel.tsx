import {
  broughtInBooks,
  isCategoryMissing,
  planBooks,
  type BookItem,
  type BookRow,
  type FileLines,
} from '@caderno/domain/intake'
import {
  createReadingService,
  READING_CATEGORIES,
  READING_KIND,
  READING_STATUSES,
  type Reading,
} from '@caderno/domain/reading'
import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { Preview, type ChoiceField } from '../../components/intake/Preview.tsx'
import { useBringIn } from './use-bring-in.ts'
import { useChoices } from '../../components/intake/use-choices.ts'
import { WhenRead, type PanelProps } from './WhenRead.tsx'
import classes from './Import.module.css'

const STATUS: ChoiceField<BookRow> = { label: 'Status', optionsOf: () => READING_STATUSES }

const USUAL = 'A mais comum do tipo'

/** A file of books beside the library. */
export default function BooksPanel(props: PanelProps<FileLines<BookItem>>) {
  const { records } = useServices()
  return (
    <WhenRead {...props} store={records(READING_KIND)} what="sua estante">
      {(library) => <Loaded {...props} library={library} />}
    </WhenRead>
  )
}

function Loaded({ read, owner, library }: PanelProps<FileLines<BookItem>> & { library: readonly Reading[] }) {
  const { records, preferences, clock } = useServices()
  const service = useMemo(
    () => createReadingService({ readings: records(READING_KIND), preferences, clock }, owner),
    [records, preferences, clock, owner],
  )
  const { bringIn, ...told } = useBringIn('leitura', service, 'save', ['item', 'itens'])
  const choices = useChoices()
  const [asked, setAsked] = useState(USUAL)
  const categoria = READING_CATEGORIES.find((each) => each === asked)
  const rows = useMemo(() => planBooks(read.lines, library, categoria), [read, library, categoria])
  const brought = broughtInBooks(rows, choices.isTicked, choices.choiceOf)
  const count = brought.added.length + brought.changed.length
  return (
    <>
      {isCategoryMissing(rows, read.lines) && (
        <div className={classes.fields}>
          <NativeSelect
            label="Categoria, onde o arquivo não diz"
            data={[USUAL, ...READING_CATEGORIES]}
            value={asked}
            onChange={({ currentTarget }) => setAsked(currentTarget.value)}
          />
        </div>
      )}
      <Preview
        {...told}
        rows={rows}
        choices={choices}
        field={STATUS}
        count={count}
        onBringIn={() => bringIn(() => service.bringIn(brought), count, ' na estante')}
      />
    </>
  )
}
