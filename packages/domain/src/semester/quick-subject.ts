import { foldText, isConnective, type Part } from '../kernel/index.ts'
import type { Subject } from './subject.ts'

/** What a subject is named by, folded, without connectives. */
const namesOf = (text: string): readonly string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !isConnective(word))

/** «I», «2» or «B» alone tell no subject from a title. */
const isTelling = (word: string): boolean => !/^(\d{1,2}|[ivx]+|\p{L})$/u.test(word)

interface Match extends Part {
  readonly subject: Subject
  readonly rank: number
}

/** The subjects that the words name best: one, several that they name alike, or none. */
export function subjectsNamed(words: readonly string[], subjects: readonly Subject[]): readonly Match[] {
  const typed = words.flatMap((word, at) => namesOf(word).map((name) => ({ name, at })))
  const matches = subjects.flatMap((subject) => matchOf(typed, subject))
  const best = Math.max(...matches.map(({ rank }) => rank))
  return matches.filter(({ rank }) => rank === best)
}

type Typed = readonly { readonly name: string; readonly at: number }[]

/** A whole code is worth more than any words of a name, and of as many words a whole name more than a part of one. */
function matchOf(typed: Typed, subject: Subject): readonly Match[] {
  const [code, name] = [namesOf(subject.codigo), namesOf(subject.nome)]
  const [byCode, byName] = [longestRun(typed, code), longestRun(typed, name)]
  if (byCode && byCode.length === code.length) return [{ ...byCode, subject, rank: Infinity }]
  return byName
    ? [{ ...byName, subject, rank: byName.length + (byName.length === name.length ? 0.5 : 0) }]
    : []
}

/** The longest run of words that are typed as they stand in the name; a telling one is among them. */
function longestRun(typed: Typed, name: readonly string[]) {
  let best: (Part & { readonly length: number }) | undefined
  for (const from of typed.keys())
    for (const start of name.keys()) {
      const differs = name.slice(start).findIndex((word, at) => word !== typed[from + at]?.name)
      const run = typed.slice(from, from + (differs === -1 ? name.length - start : differs))
      if (run.length > (best?.length ?? 0) && run.some((word) => isTelling(word.name)))
        best = { from: run[0]!.at, to: run.at(-1)!.at + 1, length: run.length }
    }
  return best
}
