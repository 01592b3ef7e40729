import {
  broughtInBooks,
  planBooks,
  type BookItem,
  type BookRow,
  type FileLines,
} from '@caderno/domain/intake'
import { createReadingService, READING_KIND, READING_STATUSES, type Reading } from '@caderno/domain/reading'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { Preview, type ChoiceField } from '../../components/intake/Preview.tsx'
import { useBringIn } from './use-bring-in.ts'
import { useChoices } from '../../components/intake/use-choices.ts'
import { WhenRead, type PanelProps } from './WhenRead.tsx'

const STATUS: ChoiceField<BookRow> = { label: 'Status', optionsOf: () => READING_STATUSES }

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
  const rows = useMemo(() => planBooks(read.lines, library), [read, library])
  const brought = broughtInBooks(rows, choices.isTicked, choices.choiceOf)
  const count = brought.added.length + brought.changed.length
  return (
    <Preview
      {...told}
      rows={rows}
      choices={choices}
      field={STATUS}
      count={count}
      onBringIn={() => bringIn(service.bringIn(brought), count, ' na estante')}
    />
  )
}
