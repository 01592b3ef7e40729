import { foldText, formatDate, hourWord, type IsoDate, type RecordId } from '../kernel/index.ts'
import {
  likelyDays,
  NEW_ASSESSMENT,
  roomFor,
  subjectIn,
  typeOfTitle,
  type Assessment,
  type BroughtIn,
  type Subject,
} from '../semester/index.ts'
import type { CalendarItem } from './calendar/events.ts'
import { hashOf, keyOfOrigin, keysOf, originOf, type ItemKey } from './key.ts'
import type { Line } from './line.ts'
import type { Difference, PreviewRow } from './plan.ts'

/** What a row of a calendar does to an assessment of a subject. */
type CalendarChange =
  | { readonly subject: RecordId; readonly added: Omit<Assessment, 'id'> }
  | { readonly subject: RecordId; readonly edited: BroughtIn['edited'][number] }

/** A line of a calendar as a preview shows it: `choice` is the id of its subject, `alike` what the calendar calls that. */
export interface CalendarRow extends PreviewRow {
  /** What it does where it is ticked; absent where that is nothing. */
  readonly change?: CalendarChange | undefined
}

/** What a calendar is compared with. */
export interface CalendarPlace {
  /** The subjects of the semester. */
  readonly subjects: readonly Subject[]
  readonly today: IsoDate
  /** The subjects that were chosen, by the `alike` or, where it has none, the `id` of a row; empty for none. */
  readonly choices?: Readonly<Record<string, RecordId>>
}

const REASONS = {
  noSubject: 'Sem disciplina',
  past: 'Já passou',
  notDue: 'É quando abre ou é corrigido',
  outside: 'Fora do semestre',
  cancelled: 'Cancelado no calendário',
  cancelledHere: 'Cancelado no calendário; a avaliação continua na disciplina',
  byHand: 'Já estava na disciplina',
  changedHere: 'Você também mudou esta avaliação',
  full: 'A disciplina já tem 100 avaliações',
  own: 'Veio do próprio Caderno',
}

/** What each line of a calendar becomes. What a later file lacks stays as it is. */
export function planCalendar(
  lines: readonly Line<CalendarItem>[],
  place: CalendarPlace,
): readonly CalendarRow[] {
  const keys = keysOfItems(lines.flatMap(({ item }) => item ?? []))
  const room = new Map(place.subjects.map((subject) => [subject.id, roomFor(subject)]))
  return lines.map((line, index) => {
    const row = { id: `${line.at} ${index}`, at: line.at, facts: [] }
    if (line.refused !== undefined)
      return { ...row, verdict: 'refused', reason: line.refused, title: `Linha ${line.at}` }
    if (line.none !== undefined)
      return { ...row, verdict: 'none', reason: line.none, title: `Linha ${line.at}` }
    const { item } = line
    const shown = { ...row, title: item.titulo, facts: factsOf(item), alike: nameOf(item) || undefined }
    return { ...shown, ...planItem(item, keys.get(item)!, shown, place, room) }
  })
}

/** A part of the title, and the day with the hour: a change of one is told apart from one of the other. */
const contentOf = ({ titulo, data, hora }: Pick<Assessment, 'titulo' | 'data' | 'hora'>): string =>
  `${hashOf(titulo)}-${hashOf(`${data} ${hora}`)}`

function keysOfItems(items: readonly CalendarItem[]): ReadonlyMap<CalendarItem, ItemKey> {
  const idOf = ({ uid, recurrenceId = '' }: CalendarItem) =>
    uid === '' ? undefined : `${uid}\n${recurrenceId}`
  const keys = keysOf(items, idOf, ({ titulo, data, hora }) => [titulo, data, hora].join('\n'))
  return new Map(
    items.map((item, at) => [item, keys[at]!.id ? { ...keys[at]!, content: contentOf(item) } : keys[at]!]),
  )
}

interface Known {
  readonly subject: Subject
  readonly assessment: Assessment
}

function knownBy(key: ItemKey, subjects: readonly Subject[]): Known | undefined {
  for (const subject of subjects)
    for (const assessment of subject.avaliacoes) {
      if (!assessment.origem) continue
      const origin = keyOfOrigin(assessment.origem)
      if (origin.id === key.id && (key.id !== undefined || origin.content === key.content))
        return { subject, assessment }
    }
  return undefined
}

type Planned = Pick<CalendarRow, 'verdict' | 'choice'> & Partial<CalendarRow>

function planItem(
  item: CalendarItem,
  key: ItemKey,
  row: Pick<PreviewRow, 'id' | 'alike'>,
  place: CalendarPlace,
  room: Map<RecordId, number>,
): Planned {
  if (isOwn(item)) return { verdict: 'none', reason: REASONS.own }
  const known = knownBy(key, place.subjects)
  if (item.isCancelled)
    return {
      verdict: 'none',
      choice: known?.subject.id,
      reason: known ? REASONS.cancelledHere : REASONS.cancelled,
    }
  if (known) return knownRow(item, key, known)
  const subject = subjectOf(item, row, place)
  if (!subject) return { verdict: 'new', choice: '', reason: REASONS.noSubject }
  const choice = subject.id
  if (subject.avaliacoes.some((one) => isByHand(one, item)))
    return { verdict: 'known', choice, reason: REASONS.byHand }
  const left = room.get(choice) ?? 0
  if (left <= 0) return { verdict: 'refused', choice, reason: REASONS.full }
  room.set(choice, left - 1)
  const reason = reasonAgainst(item, subject, place)
  const added = {
    ...NEW_ASSESSMENT,
    ...fieldsOf(item),
    tipo: typeOfTitle(item.titulo),
    origem: originOf(key),
  }
  return { verdict: 'new', choice, reason, isTicked: !reason, change: { subject: choice, added } }
}

/** Why it is left out unless that is changed. An event that repeats may do so beyond the semester; one alone may be an exam after the last class. */
function reasonAgainst(
  { isDue, data, recurrenceId }: CalendarItem,
  subject: Subject,
  { today }: CalendarPlace,
): string | undefined {
  if (!isDue) return REASONS.notDue
  if (data < today) return REASONS.past
  return recurrenceId !== undefined && data > likelyDays(subject).last ? REASONS.outside : undefined
}

const fieldsOf = ({ titulo, data, hora }: CalendarItem) => ({ titulo, data, hora })

/** It was typed before the calendar came. */
const isByHand = ({ origem, titulo, data }: Assessment, item: CalendarItem): boolean =>
  !origem && data === item.data && foldText(titulo) === foldText(item.titulo)

/** What the calendar calls the subject of an event; of one that repeats without a category, its title. */
const nameOf = ({ categoria, titulo, recurrenceId }: CalendarItem): string =>
  categoria || (recurrenceId === undefined ? '' : titulo)

/** The subject that was chosen, that the student has once said for this name, or that the name tells; without a name that of the title. */
function subjectOf(
  item: CalendarItem,
  { id, alike }: Pick<PreviewRow, 'id' | 'alike'>,
  { subjects, choices = {} }: CalendarPlace,
): Subject | undefined {
  const key = alike ?? id
  if (Object.hasOwn(choices, key)) return subjects.find((one) => one.id === choices[key])
  const name = nameOf(item)
  return (
    subjects.find(({ calendario }) => calendario.includes(name)) ??
    subjectIn(item.categoria || item.titulo, subjects)
  )
}

/** What the file says otherwise than when it was brought in, as far as the assessment does not say so already. */
function knownRow(item: CalendarItem, key: ItemKey, { subject, assessment }: Known): Planned {
  const choice = subject.id
  const [before, now, here] = [
    keyOfOrigin(assessment.origem!).content,
    key.content,
    contentOf(assessment),
  ].map((content) => content.split('-'))
  const isChanged = (at: number) => key.id !== undefined && now![at] !== before![at]
  const isChangedHere = (at: number) => here![at] !== before![at]
  const [titulo, moment] = [isChanged(0), isChanged(1)]
  const changes = {
    ...(titulo && item.titulo !== assessment.titulo && { titulo: item.titulo }),
    ...(moment && item.data !== assessment.data && { data: item.data }),
    ...(moment && item.hora !== assessment.hora && { hora: item.hora }),
  }
  if (Object.keys(changes).length === 0) return { verdict: 'known', choice }
  const isConflict = (titulo && isChangedHere(0)) || (moment && isChangedHere(1))
  return {
    verdict: 'changed',
    choice,
    isTicked: !isConflict,
    reason: isConflict ? REASONS.changedHere : undefined,
    differences: differencesOf(assessment, changes),
    change: {
      subject: choice,
      edited: { id: assessment.id, changes: { ...changes, origem: originOf(key) } },
    },
  }
}

const LABELS = { titulo: 'Nome', data: 'Data', hora: 'Hora' } as const

function differencesOf(
  assessment: Assessment,
  changes: Partial<Pick<Assessment, 'titulo' | 'data' | 'hora'>>,
): readonly Difference[] {
  const words = { titulo: (text: string) => text, data: dayWord, hora: timeWord }
  const fields = Object.keys(changes) as (keyof typeof LABELS)[]
  return fields.map((field) => ({
    label: LABELS[field],
    before: words[field](assessment[field]),
    after: words[field](changes[field]!),
  }))
}

const dayWord = (day: string): string => formatDate(day) || 'sem data'
const timeWord = (time: string): string => (time ? hourWord(time) : 'sem hora')

const factsOf = (item: CalendarItem): readonly string[] => [
  formatDate(item.data),
  ...(item.hora ? [hourWord(item.hora)] : []),
  ...kindWords(item),
]

/** Whether it stands in a file that Caderno itself has written, or in one that another calendar made of it. */
const isOwn = ({ uid }: CalendarItem): boolean => uid.endsWith('@caderno')

/** What it would come in as; an own event does not, and is a class or any other thing that has a day. */
function kindWords(item: CalendarItem): readonly string[] {
  if (isOwn(item)) return item.uid.startsWith('aula-') ? ['Aula'] : []
  return [typeOfTitle(item.titulo) === 'prova' ? 'Prova' : 'Trabalho']
}
