import type { ArchiveKind } from './holdings.ts'
import type { ImportChanges } from './ports.ts'
import type { Entry } from './preferences.ts'

/** What one element writes. */
export interface ElementChange {
  readonly record?: object
  readonly finances?: ImportChanges['finances']
  readonly profile?: ImportChanges['profile']
  readonly preference?: Entry
}

/** An element of a file beside the account. */
export interface PlannedElement {
  readonly kind: ArchiveKind
  /** Its number among all elements of the file, from 1. */
  readonly at: number
  readonly verdict: 'new' | 'known' | 'changed' | 'refused'
  /** Why it is refused. */
  readonly reason?: string
  /** As it would be in the account; absent where it could not be read. */
  readonly element?: object
  /** What one calls itself that could not be read; may be empty. */
  readonly title?: string
  /** As the account has it. */
  readonly before?: object | undefined
  /** Absent where nothing would change, or nothing may. */
  readonly change?: ElementChange | undefined
}
/** The same before it has its number. */
export type Planned = Omit<PlannedElement, 'at'>

/** What of an element an import has to remember, to be taken back. */
export type TakenElement = Pick<PlannedElement, 'kind' | 'change' | 'before'>
