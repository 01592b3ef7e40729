import * as v from 'valibot'
import {
  LIMITS,
  LIKELY,
  optionalDay,
  requiredDay,
  requiredText,
  shortText,
  soundDays,
  soundElements,
  studyMinutes,
  wholeNumber,
  recordKind,
  type Stamped,
} from '../kernel/index.ts'

export const SKILL_CATEGORIES = ['Estudo', 'Produtividade', 'Saúde', 'Criatividade', 'Social'] as const

export const SKILL_LEVELS = ['Iniciante', 'Intermediário', 'Avançado'] as const

/** How far each term reaches from the start date; «Personalizado» shifts nothing (§9). */
export const TERM_SPANS = {
  '1 dia': { days: 1 },
  '1 semana': { days: 7 },
  '2 semanas': { days: 14 },
  '1 mês': { months: 1 },
  '3 meses': { months: 3 },
  '6 meses': { months: 6 },
  '1 ano': { months: 12 },
  Personalizado: undefined,
} as const
export type SkillTerm = keyof typeof TERM_SPANS
export const SKILL_TERMS = Object.keys(TERM_SPANS) as readonly SkillTerm[]

/** How many days of one skill are checked in, or have time of practice, at most, and how often it was paused; both as the Firestore rules have it. */
export const MAX_CHECKINS = 4_000
export const MAX_PAUSES = 1_000

const day = requiredDay('Data inválida')
/** Days on which nothing was expected, the last one too; `ate` is empty while the pause lasts. One day alone without `pausa` is a skip. */
const pause = v.pipe(
  v.object({ de: day, ate: optionalDay, pausa: v.exactOptional(v.literal(true)) }),
  v.check(({ de, ate }) => ate === '' || ate >= de, 'Data inválida'),
)
export type Pause = Readonly<v.InferOutput<typeof pause>>

/** The fields of a `habilidades` record (§3), their limits and their sentences. */
const skillFields = {
  nome: requiredText('Nome é obrigatório'),
  categoria: v.picklist(SKILL_CATEGORIES, 'Escolha uma categoria da lista'),
  descricao: requiredText('Descrição é obrigatória', LIMITS.long),
  nivel: v.picklist(SKILL_LEVELS, 'Escolha um nível da lista'),
  /** What is to be reached, in the user's words. */
  meta: shortText,
  prazo: v.picklist(SKILL_TERMS, 'Escolha um prazo da lista'),
  dataInicio: v.pipe(requiredDay('Data de início é obrigatória'), LIKELY),
  dataConclusao: optionalDay,
  /** Per cent. */
  progresso: wholeNumber(0, 100, 'O progresso vai de 0 a 100'),
  /** Not paused. */
  ativo: v.boolean(),
  /** Beyond the specification: the days on which it was done, each with its note (empty for none). */
  checkins: v.pipe(v.record(day, shortText), v.maxEntries(MAX_CHECKINS), v.readonly()),
  /** How many check-ins make a week. */
  metaSemanal: wholeNumber(1, 7, 'Escolha de 1 a 7 vezes por semana'),
  pausas: v.pipe(v.array(pause), v.maxLength(MAX_PAUSES), v.readonly()),
  /** Minutes of practice of each day. */
  estudos: v.pipe(v.record(day, studyMinutes), v.maxEntries(MAX_CHECKINS), v.readonly()),
}

/** What of a skill may be left out. */
const NOTHING_MORE = {
  categoria: 'Estudo',
  descricao: '',
  nivel: 'Iniciante',
  meta: '',
  prazo: '1 mês',
  dataInicio: '',
  dataConclusao: '',
  progresso: 0,
  ativo: true,
  checkins: {},
  metaSemanal: 3,
  pausas: [],
  estudos: {},
} as const

export const skillDraftSchema = v.object(skillFields)
export type SkillDraft = Readonly<v.InferOutput<typeof skillDraftSchema>>

/** What a new skill starts with (§9); its start date is the day on which it is made. */
export const NEW_SKILL: SkillDraft = Object.freeze({ nome: '', ...NOTHING_MORE })

export interface Skill extends SkillDraft, Stamped {}

/** The stored skills: a broken day or pause is left out, and the others stay. */
export const SKILL_KIND = recordKind<Skill>(
  'habilidades',
  {
    ...skillFields,
    checkins: soundDays(shortText),
    pausas: soundElements(pause),
    estudos: soundDays(studyMinutes),
  },
  NOTHING_MORE,
)
