import * as v from 'valibot'
import {
  byText,
  LIMITS,
  longText,
  optionalDay,
  optionalTime,
  optionalUrl,
  requiredDay,
  requiredText,
  shortText,
  soundElements,
  textUpTo,
  type RecordKind,
  recordKind,
  type Stamped,
} from '../kernel/index.ts'

/** The phases in the order that an application usually takes; any change is allowed (§4). */
export const APPLICATION_PHASES = ['enviado', 'entrevista', 'aprovado', 'rejeitado'] as const
export type ApplicationPhase = (typeof APPLICATION_PHASES)[number]

export const APPLICATION_TYPES = ['Estágio', 'Trainee', 'CLT', 'PJ', 'Freelance'] as const
export const WORK_MODES = ['Presencial', 'Híbrido', 'Remoto'] as const
export const APPLICATION_SOURCES = ['LinkedIn', 'CIEE', 'Nube', 'IEL', 'Gupy', 'Indicação', 'Outra'] as const
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number]

/** How many changes of fase one application keeps. */
export const MAX_HISTORY = 200

const phase = v.picklist(APPLICATION_PHASES, 'Escolha uma fase da lista')
const oneOfOrNone = <const T extends readonly string[]>(values: T) =>
  v.picklist(['', ...values] as const, 'Escolha uma opção da lista')

const phaseChange = v.object({ fase: phase, em: requiredDay('Data inválida') })
/** A fase that was reached, and the day. */
export type PhaseChange = Readonly<v.InferOutput<typeof phaseChange>>

/** The fields of a `candidaturas` record (§3), their limits and their sentences (D23). */
const applicationFields = {
  empresa: requiredText('Empresa é obrigatória'),
  vaga: requiredText('Vaga é obrigatória'),
  dataEnvio: optionalDay,
  fase: phase,
  observacoes: longText,
  /** The fields beyond the specification; none is required. */
  link: optionalUrl,
  tipo: oneOfOrNone(APPLICATION_TYPES),
  modalidade: oneOfOrNone(WORK_MODES),
  local: shortText,
  /** The pay as it was advertised: «R$ 1.800 + VR». */
  bolsa: shortText,
  fonte: oneOfOrNone(APPLICATION_SOURCES),
  /** The step of the selection: testes, dinâmica, painel. */
  etapa: shortText,
  /** The id of a `contatos` record, or empty. */
  contatoId: shortText,
  proximoContato: optionalDay,
  /** Of an interview on the day of the next contact. */
  horaEntrevista: optionalTime,
  /** A room, an address or a link, which may be as long as any. */
  localEntrevista: textUpTo(LIMITS.url),
  /** Every fase that the application was in, the first one too, oldest first. */
  historico: v.pipe(v.array(phaseChange), v.maxLength(MAX_HISTORY), v.readonly()),
}

/** What of an application may be left out. */
const NOTHING_MORE = {
  dataEnvio: '',
  fase: 'enviado',
  observacoes: '',
  link: '',
  tipo: '',
  modalidade: '',
  local: '',
  bolsa: '',
  fonte: '',
  etapa: '',
  contatoId: '',
  proximoContato: '',
  horaEntrevista: '',
  localEntrevista: '',
  historico: [],
} as const

export const applicationDraftSchema = v.object(applicationFields)
export type ApplicationDraft = Readonly<v.InferOutput<typeof applicationDraftSchema>>

export const NEW_APPLICATION: ApplicationDraft = Object.freeze({ empresa: '', vaga: '', ...NOTHING_MORE })

export interface Application extends ApplicationDraft, Stamped {}

/** The `HH:MM` of its interview; empty where none has a day, or nobody knows the time. */
export const interviewTime = ({ fase, proximoContato, horaEntrevista }: Application): string =>
  fase === 'entrevista' && proximoContato !== '' ? horaEntrevista : ''
/** Where its interview is; empty in other phases, or where nobody knows. */
export const interviewPlace = ({ fase, localEntrevista }: Application): string =>
  fase === 'entrevista' ? localEntrevista.trim() : ''

/** Two devices that move one application at once both leave their change; the later day stands later. */
const soundHistory = v.pipe(
  soundElements(phaseChange),
  v.transform((all) => all.toSorted((a, b) => byText(a.em, b.em))),
  v.readonly(),
)

export const APPLICATION_KIND: RecordKind<Application> = {
  ...recordKind<Application>('candidaturas', { ...applicationFields, historico: soundHistory }, NOTHING_MORE),
  guests: {},
}
