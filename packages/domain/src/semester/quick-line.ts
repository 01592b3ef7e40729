import {
  foldText,
  isIn,
  lengthError,
  LIMITS,
  lineOf,
  matchAt,
  momentsIn,
  plainWord,
  shortDate,
  weekdayOf,
  wholeWords,
  withoutParts,
  wordsOf,
  type IsoDate,
  type Moment,
  type OtherReading,
  type Part,
} from '../kernel/index.ts'
import { NEW_ASSESSMENT, type Assessment } from './assessment.ts'
import { QUICK_LINE } from './messages.ts'
import { startAfterWeekday, startBehind, startOf, titleOf, type Start } from './quick-start.ts'
import { subjectsNamed, wrongSubject } from './quick-subject.ts'
import { isUnderWay } from './period.ts'
import { currentSemester } from './semesters.ts'
import type { Subject } from './subject.ts'

export interface QuickAssessment {
  /** The subject; absent where the line names none. */
  readonly subject?: Subject
  readonly draft: Omit<Assessment, 'id'>
}

export interface AssessmentReading {
  readonly ok: QuickAssessment
  /** The words that name its day and its hour; empty where none do. */
  readonly dayWords: string
  readonly hourWords: string
  readonly others: readonly OtherReading[]
}

const FINAL = /(?<!\S)(?:final|[vp]f)(?!\S)/
/** What is money for sure. */
const MONEY = /^(?:r\$\d[\d.,]*|\d[\d.]*,\d\d)$/i
const AMOUNT = /^(?:r\$)?\d+(?:\.\d{3})*(?:,\d{1,2}|\.\d{2})?$/i

/**
 * Reads a line such as «prova cálculo sexta 10h», «entregar relatório 12/12» or «P2 álgebra dia 5 às 8h»: the first words say what it is; the day
 * (the coming one), the hour and a subject of a semester under way stand anywhere after them, and what remains is the title. Undefined for another line.
 */
export function parseAssessmentLine(
  line: string,
  { today, subjects }: { readonly today: IsoDate; readonly subjects: readonly Subject[] },
): AssessmentReading | { readonly error: string } | undefined {
  const current = currentSemester(subjects, today)
  const own = subjects.filter((subject) => subject.semestre === current || isToEnd(subject, today))
  const all = wordsOf(line)
  const isNamed = (some: readonly string[]) =>
    subjectsNamed(some, own).some(({ from, to }) => from === 0 && to === some.length)
  const onWeekday = startAfterWeekday(all, today)
  const start = onWeekday ?? startOf(all) ?? startBehind(all, today, isNamed)
  if (!start) return undefined
  const { tipo, head, words } = start
  const moments = momentsIn([head, ...words], today, 'coming').map((one) => ({
    ...one,
    from: one.from - 1,
    to: one.to - 1,
  }))
  const taken = moments.filter(({ form }) => form !== 'fraction')
  const left = words.map((word, at) => (taken.some((one) => isIn(one, at)) ? '' : word))
  const named = subjectsNamed(left, own)
  if (named.length === 0 && (start.needsSubject || isBought(start, taken))) return undefined
  const [day, hour, problem] = dayAndHour(words, taken, named)
  if (problem !== undefined) return { error: problem }
  const wrong = wrongSubject(left, named, own)
  if (wrong !== undefined) return { error: wrong }
  if (named.length > 1) return { error: QUICK_LINE.which(named.map(({ subject }) => subject.nome)) }
  const [found] = named
  const weights = weightsIn(left)
  const [weight] = weights
  const unclear = weights.length > 1 ? weight : weights.find(({ peso: told }) => Number.isNaN(told))
  if (unclear) return { error: QUICK_LINE.weight(said(words, unclear)) }
  const titulo = titleOf(start, withoutParts(words, [...taken, found, weight], true))
  const [, changed] = CHANGED.exec(titulo) ?? []
  if (changed && (found || !/\d/.test(changed))) return { error: QUICK_LINE.change(changed) }
  const tooLong = lengthError(titulo, LIMITS.short)
  if (tooLong) return { error: tooLong }
  // Its grade is the subject's own, and no part of the mean.
  const usual = tipo === 'prova' && FINAL.test(foldText(titulo)) ? 0 : NEW_ASSESSMENT.peso
  const { peso = usual } = weight ?? {}
  const draft = { ...NEW_ASSESSMENT, titulo, tipo, peso, data: day?.days?.[0] ?? '', hora: hour?.hour ?? '' }
  if (found && isThere(found.subject, draft))
    return { error: QUICK_LINE.there(titulo, found.subject.nome, shortDate(draft.data, today)) }
  return {
    ok: { ...(found && { subject: found.subject }), draft },
    dayWords: said(words, day),
    hourWords: said(words, hour),
    others: onWeekday
      ? [{ label: QUICK_LINE.isNth(all[0]!), line: [asOrdinal(all[0]!), ...all.slice(1)].join(' ') }]
      : day
        ? rangeIn(line, said(words, day))
        : [...fractionsIn(line, words, moments, today), ...weekdayIn(all, today)],
  }
}

/** The line is about an exam that is there; «P1 8,5» where it names a subject. */
const CHANGED =
  /^\S+(?: (?:\d+|final|parcial))? ((?:cancelad|adiad|remarcad|transferid)[oa]s?|(?:tirei|nota) \d\S*|\d{1,2},\d$)(?!\S)/i

const isThere = ({ avaliacoes }: Subject, { titulo, data }: Pick<Assessment, 'titulo' | 'data'>): boolean =>
  data !== '' && avaliacoes.some((each) => each.data === data && foldText(each.titulo) === foldText(titulo))

const WEIGHT = wholeWords(String.raw`(?:com |de )?peso (\d\S*)|vale(?:ndo)? \d\S*(?: p(?:on)?tos)?`)
const isWeight = (text: string): boolean => /^(?:\d{1,3}(?:[.,]\d{1,2})?|1000)$/.test(text)

/** «peso 2», «com peso 0,5»; `peso` is none where the number is no weight: «peso 40%», «vale 3 pontos». */
function weightsIn(words: readonly string[]) {
  const line = lineOf(words)
  const found = words.flatMap((_, at) => matchAt(line, at, WEIGHT) ?? [])
  // «com peso 2» holds «peso 2».
  const whole = found.filter(({ to, from }) => !found.some((each) => each.to === to && each.from < from))
  return whole.map(({ from, to, match: [, text = ''] }) => ({
    from,
    to,
    peso: isWeight(text) ? Number(text.replace(',', '.')) : Number.NaN,
  }))
}

/** «6ª» of «sexta». */
const asOrdinal = (word: string): string => `${weekdayOf(word) + 1}ª`

/** «Segunda prova» may be on a Monday. */
function weekdayIn([first = '', ...rest]: readonly string[], today: IsoDate): readonly OtherReading[] {
  const weekday = `${first}-feira`
  const [monday] = plainWord(first) === 'segunda' ? momentsIn([weekday], today, 'coming') : []
  if (!monday?.days?.[0]) return []
  const label = QUICK_LINE.isDay(first, shortDate(monday.days[0], today))
  return [{ label, line: [weekday, ...rest].join(' ') }]
}

const said = (words: readonly string[], part: Part | undefined): string =>
  part
    ? words
        .slice(part.from, part.to)
        .join(' ')
        .replace(/[,;:]+$/, '')
    : ''

/** The one day and the one hour, or what is wrong with them. */
function dayAndHour(words: readonly string[], moments: readonly Moment[], named: readonly Part[]) {
  const days = moments.filter(({ kind }) => kind === 'day')
  const hours = moments.filter(({ kind }) => kind === 'hour')
  const wrong = (moment: Moment | undefined, sentence: (part: string) => string) =>
    [undefined, undefined, sentence(said(words, moment))] as const
  const unclear = moments.find((one) => !one.days && one.hour === undefined)
  if (unclear) return wrong(unclear, QUICK_LINE.unclear)
  const impossible = days.find(({ days: meant }) => meant!.length === 0)
  if (impossible) return wrong(impossible, QUICK_LINE.day)
  const noHour = hours.find(({ hour }) => hour === '')
  if (noHour) return wrong(noHour, QUICK_LINE.hour)
  if (days.length > 1) return wrong(days[0], QUICK_LINE.unclear)
  if (hours.length > 1) return wrong(hours[0], QUICK_LINE.unclear)
  const [[day], [hour]] = [days, hours]
  const isAlone = (at: number) =>
    at >= words.length ||
    plainWord(words[at]!) === '-' ||
    [...moments, ...named].some((part) => isIn(part, at))
  if (hour?.isBare && !isAlone(hour.to)) return wrong({ ...day!, to: hour.to }, QUICK_LINE.unclear)
  if (day?.form === 'range' && !hour) return wrong(day, QUICK_LINE.range)
  return [day, hour, undefined] as const
}

const RANGE = /(?<=\p{L} )([6-9]|1\d|2[0-3]) [àa]s (\d{1,2})(?!\S)/iu

/** «Sexta 11 às 13» may be from 11h on, too. */
function rangeIn(line: string, dayWords: string): readonly OtherReading[] {
  const [range = '', from = '', to = ''] = RANGE.exec(line) ?? []
  if (!dayWords.endsWith(` ${from}`) || /dia \d/i.test(dayWords) || Number(from) >= Number(to)) return []
  return [{ label: QUICK_LINE.isFromTo(from, to), line: line.replace(range, `das ${range}`) }]
}

/** «1/3», far off as a day, may be one all the same. */
const fractionsIn = (line: string, words: readonly string[], moments: readonly Moment[], today: IsoDate) =>
  moments
    .filter(({ form, days }) => form === 'fraction' && days?.[0])
    .map((one) => {
      const part = said(words, one)
      return {
        label: QUICK_LINE.isDay(part, shortDate(one.days![0]!, today)),
        line: wordsOf(line)
          .map((word) => (word === words[one.from] ? `dia ${word}` : word))
          .join(' '),
      }
    })

/** Whether the line is about a thing that was bought: an amount stands in it, or ends it, and no subject of mine. */
function isBought({ mayBeBought, words }: Start, taken: readonly Part[]): boolean {
  if (words.some((word, at) => MONEY.test(word) || (/^r\$$/i.test(word) && AMOUNT.test(words[at + 1] ?? ''))))
    return true
  const isNumber = words.length === 1 && /^\d{1,2}$/.test(words[0]!)
  const isTaken = taken.some((part) => isIn(part, words.length - 1))
  return mayBeBought && !isNumber && !isTaken && AMOUNT.test(words.at(-1) ?? '')
}

/** A subject of the semester before, which still goes on. */
const isToEnd = (subject: Subject, today: IsoDate): boolean =>
  subject.situacao === 'cursando' && isUnderWay(subject, today)
