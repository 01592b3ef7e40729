import { dueOf, type Due } from '../career/index.ts'
import { goalProgress, instalmentLabel, transactionsIn, type Transaction } from '../finance/index.ts'
import { addDays, byText, daysBetween, monthOf, type IsoDate } from '../kernel/index.ts'
import { hasPages, pagesOn } from '../reading/index.ts'
import { dayState, isOngoing, waitsToday, type Skill } from '../skills/index.ts'
import {
  AGENDA_KINDS,
  MODULE_OF_KIND,
  type AgendaItem,
  type AgendaItemOf,
  type AgendaKind,
  type AgendaSources,
} from './item.ts'

/** How many days before its target a goal is brought up. */
const AGENDA_HORIZON = 7

/** What there is to do today across the modules, the soonest first; of one day by kind, then by title. Each record stands in it once at most. */
export function agendaOf(sources: AgendaSources, today: IsoDate): readonly AgendaItem[] {
  const item = <Kind extends AgendaKind>(
    kind: Kind,
    record: AgendaItemOf<Kind>['record'],
    title: string,
    due = today,
    done = false,
  ) =>
    ({
      key: keyOf(kind, record),
      kind,
      module: MODULE_OF_KIND[kind],
      title,
      due,
      lateDays: Math.max(0, daysBetween(due, today)),
      done,
      counts: due <= today && !isWithoutPages(record),
      record,
    }) as AgendaItemOf<Kind>
  const isNear = nearDay(today)
  const { late, today: planned, silent } = dueOf(sources.applications, sources.contacts, today)
  const items: readonly AgendaItem[] = [
    ...[...late, ...planned, ...silent].map((due) =>
      due.kind === 'contact'
        ? item('contact', due.contact, titleOf(due), due.contact.proximoContato)
        : item('application', due.application, titleOf(due), due.application.proximoContato || today),
    ),
    ...sources.careerGoals
      .filter(({ concluida, dataAlvo }) => !concluida && isNear(dataAlvo))
      .map((goal) => item('careerGoal', goal, `Meta: ${goal.texto}`, goal.dataAlvo)),
    ...transactionsIn(sources.book, monthOf(today))
      .filter((one) => one.data === today && one.grupo)
      .map((one) => item('transaction', one, transactionTitle(one), today, true)),
    ...sources.book.metas
      .filter((goal) => goalProgress(goal) < 100 && isNear(goal.dataAlvo))
      .map((goal) => item('financialGoal', goal, `Meta: ${goal.descricao}`, goal.dataAlvo)),
    ...sources.skills
      .filter((skill) => isDone(skill, today) || waitsToday(skill, today))
      .map((skill) => item('skill', skill, skill.nome, today, isDone(skill, today))),
    ...sources.readings
      .filter(({ status }) => status === 'Lendo')
      .map((reading) => item('reading', reading, reading.titulo, today, pagesOn(reading, today) > 0)),
  ]
  return inOrder(items)
}

/** The list with what was ticked off since, each thing where it stood. What is to be done again is in the list already, and stands in it once. */
export function withTicked(
  items: readonly AgendaItem[],
  ticked: readonly AgendaItem[],
): readonly AgendaItem[] {
  const keys = new Set(items.map(({ key }) => key))
  const more = ticked.filter(({ key }) => !keys.has(key))
  return more.length === 0 ? items : inOrder([...items, ...more.map((item) => ({ ...item, done: true }))])
}

const inOrder = (items: readonly AgendaItem[]): readonly AgendaItem[] =>
  items.toSorted(
    (a, b) =>
      byText(a.due, b.due) ||
      AGENDA_KINDS.indexOf(a.kind) - AGENDA_KINDS.indexOf(b.kind) ||
      TITLES.compare(a.title, b.title) ||
      byText(a.key, b.key),
  )

const TITLES = new Intl.Collator('pt-BR', { numeric: true })

/** An id is one of its list only. */
const keyOf = (kind: AgendaKind, record: { readonly id: string; readonly tipo?: string }): string =>
  kind === 'transaction' ? `${kind} ${record.tipo} ${record.id}` : `${kind} ${record.id}`

/** Past, or soon enough; no day is never near. */
function nearDay(today: IsoDate): (day: IsoDate) => boolean {
  const last = addDays(today, AGENDA_HORIZON)
  return (day) => day !== '' && day <= last
}

const isWithoutPages = (record: AgendaItem['record']): boolean =>
  'paginasTotal' in record && !hasPages(record)

const isDone = (skill: Skill, today: IsoDate): boolean =>
  isOngoing(skill) && dayState(skill, today, today) === 'feito'

function titleOf(due: Due): string {
  if (due.kind === 'contact')
    return `Falar com ${due.contact.nome}${due.contact.empresa && `, ${due.contact.empresa}`}`
  const { fase, vaga, empresa } = due.application
  return `${fase === 'entrevista' ? 'Entrevista' : 'Retomar'}: ${vaga}, ${empresa}`
}

function transactionTitle(transaction: Transaction): string {
  const label = instalmentLabel(transaction)
  return label ? `Parcela ${label}: ${transaction.descricao}` : transaction.descricao
}
