import {
  capital,
  isBlank,
  isConnective,
  momentsIn,
  plainWord,
  wordsOf,
  type IsoDate,
} from '../kernel/index.ts'
import type { Assessment } from './assessment.ts'

const EXAM =
  /^(?:(?:p|av|g|np)\d{1,2}|prova|teste|exame|avaliacao|quiz|simulado|recuperacao|rec|substitutiva|sub)$/
/** They begin an exam only where a subject follows: «N1» and «A1» are of a street or a shop, too. */
const SHORT_EXAM = /^(?:(?:n|a|ap|va)\d{1,2}|v[afs]|[ap]f|reavaliacao)$/
const SHORT_ASSIGNMENT = /^(?:(?:t|ep)\d{1,2}|aps|exercicios?|resenha|resumo|fichamento|redacao|artigo)$/
const HAND_IN = /^entrega(?:r)?$/
const ASSIGNMENT =
  /^(?:trabalho|relatorio|lista|seminario|projeto|apresentacao|atividade|tarefa|questionario|tcc)$/
/** The words that begin what was bought, where an amount ends the line. */
const BOUGHT = /^(?:trabalho|lista|teste|avaliacao|projeto|tcc)$/
/** «AV 1» */
const LETTERS = /^(?:p|av|g|np)$/
/** «Tem prova», «vou ter prova», «é a prova», «enviar o relatório»: what is said before what it is. */
const LEAD =
  /^(?:eu|tem|tenho|temos|terei|teremos|vou|vai|vamos|ter|preciso|que|fazer|enviar|apresentar|minha|meu|[aoe])$/
/** «2ª prova» */
const ORDINAL = /^(?:\d{1,2}[ªaº°o]|(?:primeir|segund|terceir|quart|quint|sext)[ao])$/

/** What the first words say. */
export interface Start {
  readonly tipo: Assessment['tipo']
  /** The words that begin the title: «prova», «P2», «2ª prova». */
  readonly head: string
  readonly isHandIn: boolean
  readonly mayBeBought: boolean
  /** It is none without a subject. */
  readonly needsSubject: boolean
  /** The words behind them. */
  readonly words: readonly string[]
}

/** What the first words say; undefined where that is nothing of an exam or assignment. */
export function startOf(words: readonly string[]): Start | undefined {
  const lead = words.findIndex((word) => !LEAD.test(plainWord(word)))
  if (lead === -1) return undefined
  const ordinal = ORDINAL.test(plainWord(words[lead]!)) ? 1 : 0
  const at = lead + ordinal
  const [first = '', second = ''] = [words[at], words[at + 1]].map((word) => plainWord(word ?? ''))
  const isApart = LETTERS.test(first) && /^\d{1,2}$/.test(second)
  const kind = isApart ? first + second : first
  const tipo = ordinal && kind === 'chamada' ? 'prova' : typeOf(kind)
  if (!tipo) return undefined
  const typed = stripped(words[at]!)
  const name =
    isApart || /\d|^(?:sub|rec|v[afs]|[ap]f|aps|tcc)$/.test(kind) ? kind.toUpperCase() : typed.toLowerCase()
  return {
    tipo,
    head: [...words.slice(lead, at).map((word) => stripped(word).toLowerCase()), name].join(' '),
    isHandIn: HAND_IN.test(kind) && ordinal === 0,
    mayBeBought: BOUGHT.test(kind),
    needsSubject: SHORT_EXAM.test(kind) || SHORT_ASSIGNMENT.test(kind),
    words: words.slice(at + (isApart ? 2 : 1)),
  }
}

/** «Sexta prova de física» is on a Friday, unless another day is named; «segunda prova» is the second one. */
const WEEKDAY_FIRST = /^(?:quarta|quinta|sexta)$/
export function startAfterWeekday(words: readonly string[], today: IsoDate): Start | undefined {
  const [first = '', ...rest] = words
  const start = WEEKDAY_FIRST.test(plainWord(first)) ? startOf(rest) : undefined
  const isDated = momentsIn(rest, today, 'coming').some(({ kind }) => kind === 'day')
  return start && !isDated ? { ...start, needsSubject: true, words: [...start.words, first] } : undefined
}

/** «Hoje tem prova», «às 10h prova de redes», «redes: prova sexta»: what stands before it is read as if it stood last. */
export function startBehind(
  words: readonly string[],
  today: IsoDate,
  isNamed: (words: readonly string[]) => boolean,
): Start | undefined {
  const moments = momentsIn(words, today, 'coming')
  const at = words.findIndex((_, place) => place > 0 && startOf(words.slice(place)))
  if (at === -1) return undefined
  const before = words.slice(0, at)
  const others = before.filter((word, place) => {
    const isSaid = moments.some(({ from, to }) => from <= place && place < to && to <= at)
    return !isSaid && plainWord(word) !== '-' && !isConnective(word)
  })
  if (others.length > 0 && (moments.length === 0 || !isNamed(others))) return undefined
  const start = startOf(words.slice(at))!
  const isTimed = moments.some(({ kind }) => kind === 'hour')
  const needsSubject = start.needsSubject || start.mayBeBought || start.tipo === 'entrega' || !isTimed
  return { ...start, needsSubject, words: [...start.words, ...before] }
}

function typeOf(kind: string): Assessment['tipo'] | undefined {
  if (EXAM.test(kind) || SHORT_EXAM.test(kind)) return 'prova'
  return [HAND_IN, ASSIGNMENT, SHORT_ASSIGNMENT].some((one) => one.test(kind)) ? 'entrega' : undefined
}

/** What a title says that it is, by the first word that does; an assignment where none does. */
export const typeOfTitle = (titulo: string): Assessment['tipo'] =>
  wordsOf(titulo)
    .map((word) => typeOf(plainWord(word)))
    .find((tipo) => tipo !== undefined) ?? 'entrega'

const stripped = (word: string): string => word.replace(/[,;:]+$/, '')

/** «entregar relatório» is «Relatório». */
export function titleOf({ head, isHandIn }: Start, kept: readonly string[]): string {
  const rest = kept.map(stripped).filter((word) => !/^(?:|é|será)$/i.test(word))
  if (!isHandIn) return capital([head, ...rest].join(' '))
  const title = rest.slice(rest.findIndex((word) => !isConnective(word) && !/^[oa]s?$/i.test(word))).join(' ')
  return isBlank(title) ? 'Entrega' : capital(title)
}
