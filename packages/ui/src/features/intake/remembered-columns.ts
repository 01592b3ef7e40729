import { headerKey, type ChosenColumns } from '@caderno/domain/intake'

/** What columns were chosen on this device, by the key of their headers: no word of a file. */
const KEY = 'caderno-colunas'
/** The newest ones are kept. */
const MOST = 50

/** What was stored for these headers, as it stands there. */
export const rememberedColumns = (header: readonly string[]): unknown =>
  Object.fromEntries(stored())[headerKey(header)]

/** All but the years, which are those of one file. A browser that refuses to store asks again for the next file, and so does a file without headers, which is like any other. */
export function rememberColumns(header: readonly string[], { years: _, ...chosen }: ChosenColumns): void {
  if (header.every((title) => title === '')) return
  const key = headerKey(header)
  const others = stored().filter(([each]) => each !== key)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [key, chosen]].slice(-MOST)))
  } catch {
    // The choice holds for this file.
  }
}

function stored(): readonly (readonly [string, unknown])[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found.filter(Array.isArray) as [string, unknown][]) : []
  } catch {
    return []
  }
}
