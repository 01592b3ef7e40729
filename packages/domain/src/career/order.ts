import { byText, type IsoDate } from '../kernel/index.ts'

const NAMES = new Intl.Collator('pt-BR', { numeric: true })

/** As a Brazilian list of names stands: each accent beside its letter, small letters beside capitals, 9 before 10. */
export const byName = (a: string, b: string): number => NAMES.compare(a, b)

/** Empty when either is. */
export const earliest = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

/** An empty day comes last. */
export const soonestFirst = (a: IsoDate, b: IsoDate): number =>
  a === '' || b === '' ? byText(b, a) : byText(a, b)
