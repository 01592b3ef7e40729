import { foldText, isConnective, plainWord, type Part } from '../kernel/index.ts'
import { QUICK_LINE } from './messages.ts'
import type { Subject } from './subject.ts'

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** «II» is «2». */
export const inFigures = (word: string): string =>
  ROMAN.includes(word) ? String(ROMAN.indexOf(word) + 1) : word

/** What a subject is named by, folded, without connectives; «MAT-0025» and «MAT0025» are one. */
const namesOf = (text: string): readonly string[] =>
  (foldText(text).match(/\p{L}+|\p{N}+/gu) ?? []).filter((word) => !isConnective(word)).map(inFigures)

/** «I», «2» or «B» alone tell no subject from a title. */
const isTelling = (word: string): boolean => !/^(\d{1,2}|[ivx]+|\p{L})$/u.test(word)

interface Match extends Part {
  readonly subject: Subject
  readonly rank: number
}

/** The subjects that the words name best: one, several that they name alike, or none. */
export function subjectsNamed(
  words: readonly string[],
  subjects: readonly Subject[],
  mayBeShort = true,
): readonly Match[] {
  const typed = words.flatMap((word, at) => namesOf(word).map((name) => ({ name, at })))
  const matches = subjects.flatMap((subject) => matchOf(typed, subject, mayBeShort))
  const best = Math.max(...matches.map(({ rank }) => rank))
  return matches.filter(({ rank }) => rank === best)
}

/** The one subject that a text names by its code, its whole name, or two words of it in a row. */
export function subjectIn(text: string, subjects: readonly Subject[]): Subject | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const [found, other] = subjectsNamed(words, subjects, false)
  return found && !other && found.rank > 1 ? found.subject : undefined
}

type Typed = readonly { readonly name: string; readonly at: number }[]

/** «Calc» of «Cálculo», but not «com» of «Comunicação». */
const isShortFor = (word = '', name: string): boolean =>
  /^(?!(?:com|por|sem)$)\p{L}{3,}$/u.test(word) && name.startsWith(word)

/** A whole code is worth more than any words of a name, of as many words a whole name more than a part of one, and a whole word more than a short one. */
function matchOf(typed: Typed, subject: Subject, mayBeShort: boolean): readonly Match[] {
  const [code, name] = [namesOf(subject.codigo), namesOf(subject.nome)]
  const [byCode, byName] = [longestRun(typed, code, false), longestRun(typed, name, mayBeShort)]
  if (byCode && byCode.length === code.length) return [{ ...byCode, subject, rank: Infinity }]
  return byName ? [{ ...byName, subject, rank: byName.worth }] : []
}

/** The longest run of words that are typed as they stand in the name, or of short ones for its first words («eng soft»); a telling one is among them. */
function longestRun(typed: Typed, name: readonly string[], mayBeShort: boolean) {
  let best: (Part & { readonly length: number; readonly worth: number }) | undefined
  for (const from of typed.keys())
    for (const start of name.keys()) {
      const isLike = (at: number) => isShortFor(typed[from + at]?.name, name[start + at]!)
      const isShort = mayBeShort && start === 0 && typed[from]!.name !== name[0] && isLike(0)
      const differs = name
        .slice(start)
        .findIndex((word, at) => word !== typed[from + at]?.name && !(isShort && isLike(at)))
      const run = typed.slice(from, from + (differs === -1 ? name.length - start : differs))
      const [first, last] = [run[0]?.at, run.at(-1)?.at]
      // Of «redes+física» neither is named: the rest of the word would be lost.
      const isWhole = typed[from - 1]?.at !== first && typed[from + run.length]?.at !== last
      const worth = run.length + (isShort ? -0.25 : run.length === name.length ? 0.5 : 0)
      if (isWhole && worth > (best?.worth ?? 0) && run.some((each) => isTelling(each.name)))
        best = { from: first!, to: last! + 1, length: run.length, worth }
    }
  return best
}

/** «Cálculo 2», where the subject has another numeral or none, and «física e química»: what names one more subject than was found. */
export function wrongSubject(
  words: readonly string[],
  named: readonly (Part & { readonly subject: Subject })[],
  subjects: readonly Subject[],
): string | undefined {
  const [found] = named
  if (!found) return undefined
  if (/^[1-9]$/.test(inFigures(plainWord(words[found.to] ?? ''))))
    return QUICK_LINE.noSubject(words.slice(found.from, found.to + 1).join(' '))
  const other = otherBeside(words, found)
  if (other.length === 0) return undefined
  const others = subjectsNamed(other, subjects).filter(({ subject }) => subject !== found.subject)
  const names = [found, ...others].map(({ subject }) => subject.nome)
  return others.length > 0 ? QUICK_LINE.which(names) : QUICK_LINE.noSubject(other.join(' '))
}

/** What «e» joins to the part, before or behind it. */
function otherBeside(words: readonly string[], { from, to }: Part): readonly string[] {
  const isAnd = (at: number) => plainWord(words[at] ?? '') === 'e'
  const isName = (word: string) => /\p{L}/u.test(word) && !isConnective(word) && plainWord(word) !== 'e'
  const runOf = (all: readonly string[]) => {
    const end = all.findIndex((word) => !isName(word))
    return end === -1 ? all : all.slice(0, end)
  }
  const leads = (all: readonly string[]) => all.slice(all.findIndex((word) => !isConnective(word)))
  const and = isAnd(to - 1) ? to - 1 : to
  if (isAnd(and)) return runOf(leads(words.slice(and + 1)))
  const before = leads(words.slice(0, from).toReversed())
  return plainWord(before[0] ?? '') === 'e' ? runOf(before.slice(1)).toReversed() : []
}
