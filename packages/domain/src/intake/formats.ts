import { recognised } from './line.ts'
import type { StatementFormat } from './statement.ts'

/** Every kind of file that comes in. A new format is a file in `formats/` and a row here. */
export type KnownFormat = StatementFormat
export const FORMATS: readonly KnownFormat[] = []

/** The formats that a text may be of, by its content alone. */
export const formatsOf = (text: string): readonly KnownFormat[] => recognised(text, FORMATS)
