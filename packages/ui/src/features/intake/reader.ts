import {
  FILE_FAULTS,
  FORMATS,
  formatsOf,
  HEADER_ALONE,
  isHeaderAlone,
  isOrderUnclear,
  isOwnGrades,
  isTranscript,
  missingFields,
  readMapped,
  tableOf,
  textOf,
  yearsIn,
  type CalendarContext,
  type ChosenColumns,
  type DecodeBytes,
  type FoundYears,
  type HeadedTable,
  type KnownFormat,
} from '@caderno/domain/intake'

/** What a student says of a file that is of several formats, or of none. */
export interface ReadAs {
  readonly format?: string
  readonly columns?: ChosenColumns
}

/** A file to be read: as what is said of it, else as the only format that its content may be of. */
export interface ReadRequest extends ReadAs {
  readonly id: string
  readonly bytes: ArrayBuffer
  readonly context: Omit<CalendarContext, 'zone'>
}

/** What is told of a format; its reader stays in the worker. */
export type FormatName = Pick<KnownFormat, 'id' | 'kind' | 'name'>

/** What is read: of a file of one kind, with all its lines. */
export type ReadLines =
  | {
      [Kind in KnownFormat['kind']]: {
        readonly kind: Kind
        readonly lines: ReturnType<Extract<KnownFormat, { readonly kind: Kind }>['read']>
      }
    }[KnownFormat['kind']]
  // Of no lines: its panel reads it, by the schemas of all modules, which the page has already.
  | { readonly kind: 'archive' }

/** The columns of a file of no known format. */
export interface UnknownTable {
  readonly header: readonly string[]
  /** The cells of its first rows, as far as they are shown. */
  readonly sample: readonly (readonly string[])[]
}

export interface ReadAnswer {
  readonly id: string
  /** Why nothing of it can come in. */
  readonly fault?: string
  /** The formats that its content may be of. */
  readonly formats: readonly FormatName[]
  /** Present where it is of no known format and has columns. */
  readonly table?: UnknownTable
  /** Whether nothing in the file shows which number of its dates is the month. */
  readonly asksForDates?: boolean
  /** The years that are proposed for dates that have none, where the file does not state them. */
  readonly proposedYears?: FoundYears
  /** Absent while it is not known which of several formats is meant, or what its columns are. */
  readonly read?: ReadLines
}

/** The worker's side: reading takes long, and the page goes on answering meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => postMessage(answerTo(data)))

function answerTo({ id, bytes, format: asked, columns, context: days }: ReadRequest): ReadAnswer {
  const source = textOf(new Uint8Array(bytes), decode)
  if (source.fault) return { id, formats: [], fault: FILE_FAULTS[source.fault] }
  const { text, isJson } = source
  if (isJson) return { id, formats: [], read: { kind: 'archive' } }
  // Asked for here: the first object of Intl takes long, and the page has none yet.
  const context = { ...days, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  if (columns) return { id, formats: [], ...readColumns(tableOf(text), columns, context) }
  const formats = asked === undefined ? formatsOf(text) : FORMATS.filter((format) => format.id === asked)
  const [only, other] = formats
  const names = formats.map(({ id: formatId, kind, name }) => ({ id: formatId, kind, name }))
  if (!only && isOwnGrades(text)) return { id, formats: [], fault: FILE_FAULTS.grades }
  if (!only && isTranscript(text)) return { id, formats: [], fault: FILE_FAULTS.transcript }
  if (!only) return { id, formats: [], ...unknownTable(tableOf(text)) }
  if (other) return { id, formats: names }
  return { id, formats: names, read: { kind: only.kind, lines: only.read(text, context) } as ReadLines }
}

const SAMPLE_ROWS = 3
const SAMPLE_LENGTH = 40

const unknownTable = (table: HeadedTable | undefined): Pick<ReadAnswer, 'table' | 'fault'> =>
  table && table.rows.length > 0
    ? {
        table: {
          header: table.header,
          sample: table.rows
            .slice(0, SAMPLE_ROWS)
            .map(({ cells }) => cells.map((cell) => cell.slice(0, SAMPLE_LENGTH))),
        },
      }
    : table && isHeaderAlone(table)
      ? { fault: HEADER_ALONE }
      : {}

function readColumns(
  table: HeadedTable | undefined,
  columns: ChosenColumns,
  context: CalendarContext,
): Omit<ReadAnswer, 'id' | 'formats'> {
  const { kind } = columns
  if (!table) return {}
  const years = yearsIn(table, columns, kind, context.today)
  const found = {
    ...unknownTable(table),
    asksForDates: isOrderUnclear(table, columns, kind),
    ...(years && !years.isStated && { proposedYears: years }),
  }
  if (missingFields(kind, columns).length > 0) return found
  return { ...found, read: { kind, lines: readMapped(table, columns, kind, context) } as ReadLines }
}

const decode: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
