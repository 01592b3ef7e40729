import { byName, byText, emptyLast, foldText, memoizeByRecord } from '../kernel/index.ts'
import {
  APPLICATION_PHASES,
  interviewTime,
  type Application,
  type ApplicationPhase,
  type ApplicationSource,
} from './application.ts'

/** How the list may stand: the word of the choice, in its order. */
export const APPLICATION_SORTS = ['recentes', 'empresa', 'vaga', 'fase', 'próximo contato'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

/** What the user looks for; empty means all. */
export interface ApplicationFilter {
  readonly text: string
  readonly fase: ApplicationPhase | ''
  readonly fonte?: ApplicationSource | ''
}
export const ALL_APPLICATIONS: ApplicationFilter = Object.freeze({ text: '', fase: '', fonte: '' })

export const isNarrowed = ({ text, fase, fonte = '' }: ApplicationFilter): boolean =>
  foldText(text) !== '' || fase !== '' || fonte !== ''

/** The applications that match everything asked for: each word stands somewhere in empresa, vaga, both places, etapa or observacoes. */
export function filterApplications(
  applications: readonly Application[],
  filter: ApplicationFilter,
): readonly Application[] {
  if (!isNarrowed(filter)) return applications
  const { fase, fonte = '' } = filter
  const words = foldText(filter.text).split(' ')
  return applications.filter(
    (application) =>
      (fase === '' || application.fase === fase) &&
      (fonte === '' || application.fonte === fonte) &&
      words.every((word) => searchedText(application).includes(word)),
  )
}

/** A sorted copy. Equal ones stand the newest first, then by id, so that the order never depends on how they arrived. */
export function sortApplications(
  applications: readonly Application[],
  sort: ApplicationSort,
): readonly Application[] {
  const compare = ORDERS[sort]
  return [...applications].sort((a, b) => compare(a, b) || newestFirst(a, b))
}

/** The columns of the board, each the newest first. */
export function applicationsByPhase(applications: readonly Application[]) {
  const sorted = sortApplications(applications, 'recentes')
  const column = (wanted: ApplicationPhase) => sorted.filter(({ fase }) => fase === wanted)
  return {
    enviado: column('enviado'),
    entrevista: column('entrevista'),
    aprovado: column('aprovado'),
    rejeitado: column('rejeitado'),
  }
}

type Compare = (a: Application, b: Application) => number

/** Compares by the day of sending, then by when it was written down; without a day last. */
const newestFirst: Compare = (a, b) =>
  byText(b.dataEnvio, a.dataEnvio) || byText(b.createdAt, a.createdAt) || byText(a.id, b.id)

const ORDERS: Record<ApplicationSort, Compare> = {
  recentes: newestFirst,
  empresa: (a, b) => byName(a.empresa, b.empresa) || byName(a.vaga, b.vaga),
  vaga: (a, b) => byName(a.vaga, b.vaga) || byName(a.empresa, b.empresa),
  fase: (a, b) => APPLICATION_PHASES.indexOf(a.fase) - APPLICATION_PHASES.indexOf(b.fase),
  'próximo contato': (a, b) =>
    emptyLast(a.proximoContato, b.proximoContato) || emptyLast(interviewTime(a), interviewTime(b)),
}

const searchedText = memoizeByRecord(
  ({ empresa, vaga, local, localEntrevista, etapa, observacoes }: Application) =>
    [empresa, vaga, local, localEntrevista, etapa, observacoes].map(foldText).join('\n'),
)
