import type { IsoDate } from '../kernel/index.ts'

/** One line of a file and what it is: an item, refused with the sentence that names what was not understood, or no item with the reason. */
export type Line<Item> = {
  /** Its number in the file, from 1; of several lines the first. */
  readonly at: number
} & (
  | { readonly item: Item; readonly refused?: undefined; readonly none?: undefined }
  | { readonly refused: string; readonly item?: undefined; readonly none?: undefined }
  | { readonly none: string; readonly item?: undefined; readonly refused?: undefined }
)

/** What a reader makes of one file: every line of it that is not blank, in order. */
export interface FileLines<Item> {
  readonly lines: readonly Line<Item>[]
}

/** What a reader may need to know beside the text. */
export interface ReadContext {
  readonly today: IsoDate
  /** The student's time zone, an IANA name. */
  readonly zone?: string | undefined
}

/** A kind of file. Its reader is pure and never throws, whatever the text is. */
export interface Format<
  Kind extends string = string,
  Read extends FileLines<unknown> = FileLines<unknown>,
  Context extends ReadContext = ReadContext,
> {
  readonly id: string
  /** What its items are. */
  readonly kind: Kind
  /** «Nubank, conta (CSV)». */
  readonly name: string
  /** Whether a text is such a file, by its content alone. */
  recognise(text: string): boolean
  read(text: string, context: Context): Read
}

/** The formats that a text may be of. */
export const recognised = <Known extends Pick<Format, 'recognise'>>(
  text: string,
  formats: readonly Known[],
): readonly Known[] => formats.filter((format) => format.recognise(text))

/** The reason of lines that are no records of any file. */
export const HEADER = 'Cabeçalho'
/** The last line of a file that stops before its end: what came after it is not there. Nothing where it has `end`. */
export const cutLines = (text: string, end: string): readonly Line<never>[] =>
  text.toUpperCase().includes(end)
    ? []
    : [
        {
          at: text.trimEnd().split(/\r\n|\n|\r/).length,
          refused: `O arquivo acaba antes do fim: falta “${end}”. Baixe-o de novo.`,
        },
      ]
/** Why a row of a table is refused whose cells cannot all be told; the first one too many is named where it is known. */
export const manyCells = (extra = ''): string =>
  `A linha tem mais células que o cabeçalho${extra === '' ? '' : `: sobra “${extra.slice(0, LONGEST_EXTRA)}”`}.`
const LONGEST_EXTRA = 40
