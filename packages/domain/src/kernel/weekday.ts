import { foldText } from './text.ts'

const NAMES = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']
const NUMBERED = /^([2-6])(?:ª|a)s?$/

/** The weekday of a word, from 1 on Monday to 7 on Sunday: «sexta», «sexta-feira», «sex», «sextas», «6ª», «6as»; 0 for another word. */
export function weekdayOf(word: string): number {
  const name = foldText(word).replace(/[\s-]feiras?$/, '')
  const [, number] = NUMBERED.exec(name) ?? []
  if (number) return Number(number) - 1
  return 1 + NAMES.findIndex((day) => name === day || name === `${day}s` || name === day.slice(0, 3))
}
