import { ARCHIVE_FAULTS, MAX_ARCHIVE } from '@caderno/domain/archive'
import { columnsOf, type ChosenColumns } from '@caderno/domain/intake'
import { addMonths, isoDateOf } from '@caderno/domain/kernel'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenPageIsIdle } from '../../components/layout/page-stands.ts'
import { useServices } from '../../hooks/services.tsx'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'
import type { ReadAnswer, ReadAs, ReadRequest } from './reader.ts'

/** A file as far as it was understood. */
export interface OpenedFile extends ReadAnswer {
  readonly name: string
  readonly file: File
  /** What the columns of its table are, as far as that is known. */
  readonly columns?: ChosenColumns | undefined
  /** Names the reading under way since they were chosen: what it shows until then is of other columns. */
  readonly rereading?: string
}

/** The files that were chosen, dropped, pasted or shared, in the order in which they came. */
export function useFiles() {
  const { clock, ids } = useServices()
  const [files, setFiles] = useState<readonly OpenedFile[]>([])
  /** How many are still being read. */
  const [reading, setReading] = useState(0)
  const read = useReader()
  const open = async (id: string, file: File, as: ReadAs = {}): Promise<OpenedFile> => {
    const failed = (fault: string): OpenedFile => ({ id, name: file.name, file, formats: [], fault })
    if (file.size > MAX_ARCHIVE) return failed(ARCHIVE_FAULTS['too-large'])
    // It may have been deleted since it was chosen.
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (!bytes) return failed(ARCHIVE_FAULTS.unreadable)
    const today = isoDateOf(clock.now())
    const context = { today, first: addMonths(today, -6), last: addMonths(today, 6) }
    const answer = await read({ id: ids.next(), bytes, context, ...as })
    if (!answer) return failed('Não foi possível ler o arquivo. Recarregue a página e tente de novo.')
    const { fault, formats, table, read: found } = answer
    if (fault === undefined && formats.length === 0 && !table && !found) return failed(UNKNOWN)
    const opened = { ...answer, id, name: file.name, file, columns: as.columns }
    if (!table || as.columns) return opened
    const columns = columnsOf(table.header, rememberedColumns(table.header))
    return columns ? open(id, file, { columns }) : opened
  }
  const put = (id: string, change: (before: OpenedFile) => OpenedFile) =>
    setFiles((before) => before.map((each) => (each.id === id ? change(each) : each)))
  const setColumns = (
    { id, table }: OpenedFile,
    columns: ChosenColumns,
    change: Pick<OpenedFile, 'rereading'> = {},
  ) => {
    if (table) rememberColumns(table.header, columns)
    put(id, (before) => ({ ...before, ...change, columns }))
  }
  const openAll = async (given: readonly File[]) => {
    setReading((count) => count + given.length)
    for (const file of given) {
      const opened = await open(ids.next(), file)
      setFiles((before) => [...before, opened])
      setReading((count) => count - 1)
    }
  }
  return {
    files,
    isReading: reading > 0,
    open: (given: readonly File[]) => void openAll(given),
    /** Reads it as one of the formats that it may be of. */
    choose: (file: OpenedFile, format: string) =>
      void open(file.id, file.file, { format }).then((opened) =>
        put(file.id, ({ formats }) => ({ ...opened, formats })),
      ),
    /** Reads it by its columns, which are remembered for the next file that has them. */
    chooseColumns(file: OpenedFile, columns: ChosenColumns) {
      const rereading = ids.next()
      setColumns(file, columns, { rereading })
      void open(file.id, file.file, { columns }).then((opened) =>
        // Of two changes the later one counts, whichever is read last.
        put(file.id, (before) =>
          before.rereading === rereading ? { ...opened, columns: before.columns } : before,
        ),
      )
    },
    /** Remembers what a number without a sign is, which changes nothing of what is read. */
    chooseSign(file: OpenedFile, unsigned: ChosenColumns['unsigned']) {
      if (file.columns) setColumns(file, { ...file.columns, unsigned })
    },
    close: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
  }
}

const UNKNOWN =
  'Não reconhecemos este arquivo. Entram extratos de banco, calendários, livros, contatos e candidaturas, nos formatos ditos acima.'

/** Asks the worker, which is loaded once the page stands; undefined where it does not come. */
function useReader() {
  const worker = useRef<Worker>(null)
  const loaded = (): Worker => {
    if (worker.current) return worker.current
    worker.current = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' })
    // The next file asks for it again.
    worker.current.addEventListener('error', () => (worker.current = null))
    return worker.current
  }
  const load = useEffectEvent(loaded)
  useEffect(() => {
    let isShown = true
    whenPageIsIdle(() => isShown && load())
    return () => {
      isShown = false
      worker.current?.terminate()
      worker.current = null
    }
  }, [])
  return (request: ReadRequest) =>
    new Promise<ReadAnswer | undefined>((resolve) => {
      const reader = loaded()
      const answered = ({ data }: MessageEvent<ReadAnswer>) => data.id === request.id && end(data)
      const failed = () => end(undefined)
      const end = (answer: ReadAnswer | undefined) => {
        reader.removeEventListener('message', answered)
        reader.removeEventListener('error', failed)
        resolve(answer)
      }
      reader.addEventListener('message', answered)
      reader.addEventListener('error', failed)
      reader.postMessage(request, [request.bytes])
    })
}
