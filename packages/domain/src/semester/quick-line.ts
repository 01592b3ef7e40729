import {
  addDays,
  capital,
  foldText,
  formatDate,
  isBlank,
  lastDayIn,
  lengthError,
  LIMITS,
  wordsOf,
  type IsoDate,
} from '../kernel/index.ts'
import { NEW_ASSESSMENT, type Assessment } from './assessment.ts'
import { currentSemester, isUnderWay } from './semesters.ts'
import type { Subject } from './subject.ts'

export interface QuickAssessment {
  /** Absent where the line names none. */
  readonly subject?: Subject
  readonly draft: Omit<Assessment, 'id'>
}

const EXAM = /^((p|av)\d{1,2}|prova|teste|exame|avaliacao|quiz|recuperacao)$/
const FINAL = /(?<!\S)final(?!\S)/
const HAND_IN = /^entrega(r)?$/
const ASSIGNMENT = /^(trabalho|relatorio|lista|seminario|projeto|apresentacao)$/
/** Where an amount ends the line, they begin what was bought. */
const BOUGHT = /^(trabalho|lista|teste|avaliacao|projeto)$/
const AMOUNT = /^(?:r\$)?\d+(?:\.\d{3})*(?:,\d{1,2}|\.\d{2})?$/i
const TIME = /^(\d{1,2})(?:[h:](\d{2})(?:h|m(?:in)?)?|h)$/i
/** Left out of a title where they lead to what is left out of it. */
const CONNECTIVE = /^(d[aeo]s?|em|n[ao]|ao|ate|para|pra|as)$/

/**
 * Reads a line such as «prova cálculo sexta 10h», «entregar relatório 12/12» or «P2 álgebra dia 5 às 8h»: the first word says what it is; the day
 * (the coming one), the time and a subject of a semester under way stand anywhere after it, and what remains is the title. Undefined for another line.
 */
export function parseAssessmentLine(
  line: string,
  { today, subjects }: { readonly today: IsoDate; readonly subjects: readonly Subject[] },
): { readonly ok: QuickAssessment } | { readonly error: string } | undefined {
  const [first = '', ...rest] = wordsOf(plainly(line, today))
  const tipo = typeOf(foldText(first))
  if (!tipo) return undefined
  const words = lastDayIn(rest, today, 'coming') ? rest : rest.map((word) => word.replace(DASHED, '$1/$2'))
  const day = lastDayIn(words, today, 'coming')
  if (day && !day.day) return { error: 'Data inválida' }
  const time = lastTimeIn(words)
  if (time && !time.hora) return { error: 'Hora inválida' }
  const current = currentSemester(subjects, today)
  const named = subjectsNamed(
    words.map((word, at) => (isIn(day, at) || isIn(time, at) ? '' : word)),
    subjects.filter((subject) => subject.semestre === current || isToEnd(subject, today)),
  )
  if (named.length > 1)
    return { error: `Qual disciplina: ${named.map(({ subject }) => subject.nome).join(' ou ')}?` }
  const [found] = named
  const isBought = BOUGHT.test(foldText(first)) && isAmount(words) && !isIn(day, words.length - 1)
  if (isBought && !found) return undefined
  const titulo = titleOf(first, withoutAll(words, [day, time, found]))
  const [unclear] = titulo.match(UNCLEAR) ?? []
  if (unclear)
    return { error: `Não entendi «${unclear}»: escreva um só dia, como 20/11, e uma só hora, como 10h` }
  const tooLong = lengthError(titulo, LIMITS.short)
  if (tooLong) return { error: tooLong }
  // Its grade is the subject's own, and no part of the mean.
  const peso = tipo === 'prova' && FINAL.test(foldText(titulo)) ? 0 : NEW_ASSESSMENT.peso
  const draft = { ...NEW_ASSESSMENT, titulo, tipo, peso, data: day?.day ?? '', hora: time?.hora ?? '' }
  return { ok: { ...(found && { subject: found.subject }), draft } }
}

/** Of the semester before, which still goes on. */
const isToEnd = (subject: Subject, today: IsoDate): boolean =>
  subject.situacao === 'cursando' && isUnderWay(subject, today)

/** «lista 3» has a number, «lista de compras 30» an amount at its end. */
const isAmount = (words: readonly string[]): boolean =>
  AMOUNT.test(words.at(-1) ?? '') && !(words.length === 1 && /^\d{1,2}$/.test(words[0]!))

/** Whole words. */
const phrase = (pattern: string) => new RegExp(String.raw`(?<!\S)(?:${pattern})(?!\S)`, 'giu')
const HOUR = String.raw`(?:[01]?\d|2[0-3])(?:[h:][0-5]\d(?:h|m(?:in)?)?|h)`
const WEEKDAY =
  '(?:seg(?:unda)?|ter(?:[çc]a)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|s[áa]b(?:ado)?|dom(?:ingo)?)(?:-feira)?'

/** Other ways to write a time and a day, each as `TIME` or `lastDayIn` reads it. Of a range of hours the start is meant. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [phrase('meio[- ]dia'), '12h'],
  [phrase(String.raw`(\d{1,2}) ?(?:h|hs|hrs?|horas?)`), '$1h'],
  [phrase(String.raw`(\d{1,2})h? e meia`), '$1h30'],
  [phrase(String.raw`(d[ae]s? \d{1,2}) (?:[àa]s? ${HOUR}|às \d{1,2})`), '$1h'],
  [phrase(String.raw`(\d{1,2})[-–]${HOUR}`), '$1h'],
  [phrase(String.raw`(${HOUR})(?: ?[-–] ?| (?:[àa]s?|at[ée]) )(?:${HOUR}|\d{1,2})`), '$1'],
  [phrase(String.raw`às (\d{1,2})`), 'às $1h'],
  [phrase(`(${WEEKDAY}) feira`), '$1-feira'],
  [phrase(`(?:pr[óo]xim[ao]|n?es[st][ae]) (${WEEKDAY})`), '$1'],
  [phrase(`(${WEEKDAY}) que vem`), '$1'],
  [phrase(String.raw`${WEEKDAY} (\d{1,2}/\S+|dia \d\S*)`), '$1'],
  [phrase('depois de amanh[ãa]'), 'daqui a 2 dias'],
  [phrase(String.raw`(\d{1,2})[-.](\d{1,2})[-.](\d{4}|\d{2})`), '$1/$2/$3'],
  [/(\d)[º°](?=\/)/g, '$1'],
  [phrase('dia 1[º°]'), 'dia 1'],
]
/** A day where no other is named: «10-12», «8.12». */
const DASHED = /^(0?[1-9]|[12]\d|3[01])[-.](0[1-9]|1[0-2])$/
const DAYS_AHEAD = phrase(String.raw`(?:daqui(?: a)?|em) (\d{1,3}) (dias?|semanas?)`)

function plainly(line: string, today: IsoDate): string {
  const text = wordsOf(line.replaceAll(/[,;:](?=\s|$)/g, '')).join(' ')
  return PLAIN.reduce((written, [way, plain]) => written.replace(way, plain), text).replace(
    DAYS_AHEAD,
    (_, count: string, unit: string) =>
      formatDate(addDays(today, Number(count) * (unit.startsWith('s') ? 7 : 1))),
  )
}

/** What looks like a day or a time, and is no title. */
const UNCLEAR = phrase(
  [
    String.raw`\(?\d{1,2}(?:h(?:s|rs|oras)?(?!\p{L})|[:/]\d)\S*|\d\d[-.](?:0[1-9]|1[0-2])|\d{4}-\d{1,2}-\d{1,2}|dia \d\S*|[àa]s \d\S*|meia[- ]noite`,
    String.raw`(?:\S+ )?que vem|pr[óo]xim[ao] (?:semana|m[êe]s|aula)|daqui(?: \S+){1,3}|(?:d[ae]|à) (?:manh[ãa]|tarde|noite)`,
    String.raw`\d{1,2}[º°]? de (?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)`,
  ].join('|'),
)

function typeOf(word: string): Assessment['tipo'] | undefined {
  if (EXAM.test(word)) return 'prova'
  return HAND_IN.test(word) || ASSIGNMENT.test(word) ? 'entrega' : undefined
}

/** From this word up to that one. */
interface Part {
  readonly from: number
  readonly to: number
}
const isIn = (part: Part | undefined, at: number): boolean => !!part && part.from <= at && at < part.to

/** The last word that is a time: 10h, 10h30 or 10:30. No `hora` where the day has none such. */
function lastTimeIn(words: readonly string[]) {
  const at = words.findLastIndex((word) => TIME.test(word))
  if (at === -1) return undefined
  const [, hour = '', minute = '00'] = TIME.exec(words[at]!)!
  const isTime = Number(hour) < 24 && Number(minute) < 60
  return { from: at, to: at + 1, hora: isTime ? `${hour.padStart(2, '0')}:${minute}` : undefined }
}

/** What a subject is named by, folded, without connectives. */
const namesOf = (text: string): readonly string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !CONNECTIVE.test(word))

/** «I», «2» or «B» alone tell no subject from a title. */
const isTelling = (word: string): boolean => !/^(\d{1,2}|[ivx]+|\p{L})$/u.test(word)

interface Match extends Part {
  readonly subject: Subject
  readonly rank: number
}

/** The subjects that the words name best: one, several that they name alike, or none. */
function subjectsNamed(words: readonly string[], subjects: readonly Subject[]): readonly Match[] {
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

/** Without the parts, and without the connectives that lead to them or to the end. */
function withoutAll(words: readonly string[], parts: readonly (Part | undefined)[]): readonly string[] {
  const kept: string[] = []
  let isNextOut = true
  for (let at = words.length - 1; at >= 0; at -= 1) {
    isNextOut = parts.some((part) => isIn(part, at)) || (isNextOut && isConnective(words[at]!))
    if (!isNextOut) kept.unshift(words[at]!)
  }
  return kept
}

const isConnective = (word: string): boolean => CONNECTIVE.test(foldText(word))

/** «entregar relatório» is «Relatório». */
function titleOf(first: string, rest: readonly string[]): string {
  const kind = /\d/.test(first) ? first.toUpperCase() : first.toLowerCase()
  if (!HAND_IN.test(foldText(first))) return capital([kind, ...rest].join(' '))
  const start = rest.findIndex((word) => !isConnective(word))
  const title = rest.slice(start).join(' ')
  return isBlank(title) ? 'Entrega' : capital(title)
}
