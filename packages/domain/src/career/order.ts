import { byText, type IsoDate } from '../kernel/index.ts'

const NAMES = new Intl.Collator('pt-BR', { numeric: true })

/** As a Brazilian list of names stands: accents beside their letter, numbers by their value. */
export const byName = (a: string, b: string): number => NAMES.compare(a, b)

/** An empty day comes last. */
export const soonestFirst = (a: IsoDate, b: IsoDate): number => (a === '' || b === '' ? byText(b, a) : byText(a, b))
