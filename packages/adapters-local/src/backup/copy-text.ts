import { isDocument } from '../records/chunks.ts'
import { RESTORED } from '../storage/storage-status.ts'

const FORMAT = 'caderno-copia'

/** A line for the copy and one for each key: it is written and read piece by piece. */
export function* linesOf(entries: Iterable<readonly [string, unknown]>, instant: string): Generator<string> {
  yield `${JSON.stringify({ formato: FORMAT, versao: 1, em: instant })}\n`
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

/** When the copy was made; undefined when this is none. */
export function instantOf(text: string): string | undefined {
  const head = parsed(text.slice(0, text.indexOf('\n')))
  return isDocument(head) &&
    head['formato'] === FORMAT &&
    head['versao'] === 1 &&
    typeof head['em'] === 'string'
    ? head['em']
    : undefined
}

/** Everything that can be read of the copy, and that it was restored; nothing when there is nothing to restore. */
export function valuesOf(text: string): Map<string, unknown> {
  const instant = instantOf(text)
  const values = new Map<string, unknown>()
  if (instant === undefined) return values
  for (const line of text.split('\n').slice(1)) {
    const entry = parsed(line)
    if (Array.isArray(entry) && typeof entry[0] === 'string') values.set(entry[0], entry[1])
  }
  return values.size === 0 ? values : values.set(RESTORED, instant)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
