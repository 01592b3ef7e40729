import {
  FILE_FAULTS,
  FORMATS,
  formatsOf,
  textOf,
  type CalendarContext,
  type DecodeBytes,
  type KnownFormat,
} from '@caderno/domain/intake'

/** A file to be read, as one of the formats that its content may be of: the only one where none was chosen. */
export interface ReadRequest {
  readonly id: string
  readonly bytes: ArrayBuffer
  readonly format?: string
  readonly context: CalendarContext
}

/** What is told of a format; its reader stays in the worker. */
export type FormatName = Pick<KnownFormat, 'id' | 'kind' | 'name'>

/** What is read: of a file of one kind, with all its lines. */
export type ReadLines = {
  [Kind in KnownFormat['kind']]: {
    readonly kind: Kind
    readonly lines: ReturnType<Extract<KnownFormat, { readonly kind: Kind }>['read']>
  }
}[KnownFormat['kind']]

export interface ReadAnswer {
  readonly id: string
  /** Why nothing of it can come in. */
  readonly fault?: string
  /** The formats that its content may be of. */
  readonly formats: readonly FormatName[]
  /** Absent while it is not known which of several formats is meant. */
  readonly read?: ReadLines
}

/** The worker's side: reading takes long, and the page goes on answering meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => postMessage(answerTo(data)))

function answerTo({ id, bytes, format: asked, context }: ReadRequest): ReadAnswer {
  const source = textOf(new Uint8Array(bytes), decode)
  if (source.fault) return { id, formats: [], fault: FILE_FAULTS[source.fault] }
  const { text } = source
  const formats = asked === undefined ? formatsOf(text) : FORMATS.filter((format) => format.id === asked)
  const [only, other] = formats
  const names = formats.map(({ id: formatId, kind, name }) => ({ id: formatId, kind, name }))
  if (!only || other) return { id, formats: names }
  return { id, formats: names, read: { kind: only.kind, lines: only.read(text, context) } as ReadLines }
}

const decode: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
