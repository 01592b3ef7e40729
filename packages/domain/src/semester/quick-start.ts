import { capital, isBlank, isConnective, momentsIn, plainWord, type IsoDate } from '../kernel/index.ts'
import type { Assessment } from './assessment.ts'

const EXAM =
  /^(?:(?:p|av|g|np)\d{1,2}|prova|teste|exame|avaliacao|quiz|simulado|recuperacao|rec|substitutiva|sub)$/
/** They begin an exam only where a subject follows: «N1» and «A1» are of a street or a shop, too. */
const SHORT_EXAM = /^(?:(?:n|a|ap)\d{1,2}|vf|pf)$/
const SHORT_ASSIGNMENT = /^(?:t|ep)\d{1,2}$/
const HAND_IN = /^entrega(?:r)?$/
const ASSIGNMENT = /^(?:trabalho|relatorio|lista|seminario|projeto|apresentacao|atividade|tarefa)$/
/** Where an amount ends the line, they begin what was bought. */
const BOUGHT = /^(?:trabalho|lista|teste|avaliacao|projeto)$/
/** «AV 1» */
const LETTERS = /^(?:p|av|g|np)$/
/** «Tem prova», «vou ter prova»: what is said before what it is. */
const LEAD = /^(?:tem|tenho|temos|terei|teremos|vou|vai|vamos|ter|minha|meu)$/
/** «2ª prova» */
const ORDINAL = /^(?:\d{1,2}[ªaº°o]|(?:primeir|segund|terceir|quart|quint)[ao])$/

/** What the first words say. */
export interface Start {
  readonly tipo: Assessment['tipo']
  /** As it begins the title: «prova», «P2», «2ª prova». */
  readonly head: string
  readonly isHandIn: boolean
  readonly mayBeBought: boolean
  /** It is none without a subject. */
  readonly needsSubject: boolean
  /** The words behind them. */
  readonly words: readonly string[]
}

/** Undefined where they say nothing of an exam or assignment. */
export function startOf(words: readonly string[]): Start | undefined {
  const lead = words.findIndex((word) => !LEAD.test(plainWord(word)))
  if (lead === -1) return undefined
  const ordinal = ORDINAL.test(plainWord(words[lead]!)) ? 1 : 0
  const at = lead + ordinal
  const [first = '', second = ''] = [words[at], words[at + 1]].map((word) => plainWord(word ?? ''))
  const isApart = LETTERS.test(first) && /^\d{1,2}$/.test(second)
  const kind = isApart ? first + second : first
  const tipo = typeOf(kind)
  if (!tipo) return undefined
  const typed = stripped(words[at]!)
  const name = isApart || /\d|^(?:sub|rec|vf|pf)$/.test(kind) ? kind.toUpperCase() : typed.toLowerCase()
  return {
    tipo,
    head: [...words.slice(lead, at).map((word) => stripped(word).toLowerCase()), name].join(' '),
    isHandIn: HAND_IN.test(kind) && ordinal === 0,
    mayBeBought: BOUGHT.test(kind),
    needsSubject: SHORT_EXAM.test(kind) || SHORT_ASSIGNMENT.test(kind),
    words: words.slice(at + (isApart ? 2 : 1)),
  }
}

/** «Hoje tem prova»: the day stands first, and is read as if it stood last. */
export function startAfterDay(words: readonly string[], today: IsoDate): Start | undefined {
  const [day] = momentsIn(words, today, 'coming')
  if (day?.kind !== 'day' || day.from > 0) return undefined
  const start = startOf(words.slice(day.to))
  return start && { ...start, needsSubject: true, words: [...start.words, ...words.slice(0, day.to)] }
}

function typeOf(kind: string): Assessment['tipo'] | undefined {
  if (EXAM.test(kind) || SHORT_EXAM.test(kind)) return 'prova'
  return [HAND_IN, ASSIGNMENT, SHORT_ASSIGNMENT].some((one) => one.test(kind)) ? 'entrega' : undefined
}

const stripped = (word: string): string => word.replace(/[,;:]+$/, '')

/** «entregar relatório» is «Relatório». */
export function titleOf({ head, isHandIn }: Start, kept: readonly string[]): string {
  const rest = kept.map(stripped).filter((word) => word !== '')
  if (!isHandIn) return capital([head, ...rest].join(' '))
  const title = rest.slice(rest.findIndex((word) => !isConnective(word))).join(' ')
  return isBlank(title) ? 'Entrega' : capital(title)
}
