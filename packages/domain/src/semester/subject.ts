import * as v from 'valibot'
import {
  optionalDay,
  recordKind,
  requiredDay,
  requiredText,
  shortText,
  studyMinutes,
  soundDays,
  soundElements,
  textUpTo,
  wholeNumber,
  type Stamped,
} from '../kernel/index.ts'
import { MENTIONS } from './mentions.ts'
import {
  assessmentSchema,
  decimal,
  MAX_ASSESSMENTS,
  type Assessment,
  ruleSchema,
  USUAL_RULE,
} from './assessment.ts'

export const SITUATIONS = ['cursando', 'aprovada', 'reprovada', 'trancada'] as const
export type Situation = (typeof SITUATIONS)[number]

export const COLOURS = [
  'azul',
  'verde',
  'laranja',
  'roxo',
  'turquesa',
  'vermelho',
  'amarelo',
  'cinza',
] as const

/** How many days one subject has in each of its maps at most, as the Firestore rules have it. */
export const MAX_SUBJECT_DAYS = 1_000

/** How many names of a calendar one subject has at most, as the Firestore rules have it. */
export const MAX_CALENDAR_NAMES = 20

/** What a student calls a period, and how long one is; empty where nothing was chosen. */
export const PERIOD_KINDS = ['ano', 'semestre', 'quadrimestre', 'trimestre'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** Records made before periods had kinds may have any digit: they are read and shown as they are. */
const SEMESTER = /^[1-9]\d{3}(\.\d)?$/
/** `2026` or `2026.2`. */
export const isSemester = (text: string): boolean => SEMESTER.test(text)

const SEMESTER_SENTENCE = 'Escreva como 2026, ou de 2026.1 a 2026.4'
/** The name of a semester as a form takes it: of a year from 1900 to 2100, as its days are. */
export const typedSemester = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(19\d\d|20\d\d|2100)(\.[1-4])?$/, SEMESTER_SENTENCE),
)

const day = requiredDay('Data inválida')
/** The starts of the class hours that were missed, `HH:MM`, in order and a space between them. */
const times = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d( ([01]\d|2[0-3]):[0-5]\d){0,23}$/))
const days = <Value>(value: v.GenericSchema<Value, Value>) =>
  v.pipe(v.record(day, value), v.maxEntries(MAX_SUBJECT_DAYS), v.readonly())

export const ABSENCES_OUT_OF_RANGE = 'As faltas vão de 0 a 2.000'
/** In class hours. */
export const absenceNumber = wholeNumber(0, 2_000, ABSENCES_OUT_OF_RANGE)

/** What the institution has counted, until that day. */
const officialAbsences = v.object({
  quantidade: absenceNumber,
  dia: day,
})

/** The fields of a `disciplinas` record, their limits and their sentences. */
const subjectFields = {
  nome: requiredText('Nome é obrigatório'),
  codigo: shortText,
  professor: shortText,
  local: shortText,
  turma: shortText,
  semestre: v.pipe(v.string(), v.regex(SEMESTER, SEMESTER_SENTENCE)),
  periodo: v.picklist(['', ...PERIOD_KINDS], 'Escolha uma das opções'),
  /** The first and the last day with classes; empty where it is not known. */
  inicio: optionalDay,
  fim: optionalDay,
  /** Any day of a week I of the classes that are every other week; empty where it is not known. */
  semanaI: optionalDay,
  /** The timetable as typed: «24M12 6T34» or «seg e qua 8h–10h» (`timetable.ts`). */
  horarios: shortText,
  /** What the codes in `horarios` mean: the id of an institution, or a table of the student's own as text (`slots.ts`). */
  tabela: textUpTo(2_000),
  /** In class hours of the whole semester; 0 where it is not known. */
  cargaHoraria: wholeNumber(0, 2_000, 'A carga horária vai de 0 a 2.000 aulas'),
  /** Per cent of the class hours that may be missed. */
  limiteFaltas: wholeNumber(0, 100, 'O limite é um número inteiro de 0 a 100'),
  /** A distance course counts no absences. */
  ead: v.boolean(),
  cor: v.picklist(COLOURS, 'Escolha uma cor da lista'),
  situacao: v.picklist(SITUATIONS, 'Escolha uma situação da lista'),
  /** The result that the institution has written, where it writes mentions; empty until it has. */
  mencao: v.picklist(['', ...MENTIONS], 'Escolha uma das opções'),
  faltas: days(times),
  /** Those before the student began to mark them by day. */
  faltasAntes: absenceNumber,
  /** Null where the student has not looked. */
  faltasOficiais: v.nullable(officialAbsences),
  /** Holidays and other days on which there was no class, each with its reason (empty for none). */
  semAula: days(shortText),
  avaliacoes: v.pipe(v.array(assessmentSchema), v.maxLength(MAX_ASSESSMENTS), v.readonly()),
  regra: ruleSchema,
  /** The grade of the final exam; null until it is graded. */
  notaFinal: v.nullable(decimal(0, 10, 'A nota vai de 0 a 10')),
  /** Minutes of study of each day. */
  estudos: days(studyMinutes),
  /** Minutes of study that a week is to have; 0 for no goal. */
  metaEstudo: wholeNumber(0, 10_080, 'A meta vai de 0 a 168 horas'),
  /** What calendars from elsewhere call it: «GCC128-2026/2». */
  calendario: v.pipe(v.array(shortText), v.maxLength(MAX_CALENDAR_NAMES), v.readonly()),
}

const NOTHING_MORE = {
  codigo: '',
  professor: '',
  local: '',
  turma: '',
  periodo: '',
  inicio: '',
  fim: '',
  semanaI: '',
  horarios: '',
  tabela: '',
  cargaHoraria: 0,
  limiteFaltas: 25,
  ead: false,
  cor: 'azul',
  situacao: 'cursando',
  mencao: '',
  faltas: {},
  faltasAntes: 0,
  faltasOficiais: null,
  semAula: {},
  avaliacoes: [],
  regra: USUAL_RULE,
  notaFinal: null,
  estudos: {},
  metaEstudo: 0,
  calendario: [],
} as const

export const subjectDraftSchema = v.object(subjectFields)
export type SubjectDraft = Readonly<v.InferOutput<typeof subjectDraftSchema>>
/** The fields that change, and no others: what an update writes. */
export type SubjectPatch = Partial<SubjectDraft>
export interface Subject extends SubjectDraft, Stamped {}

export const NEW_SUBJECT: SubjectDraft = Object.freeze({ nome: '', semestre: '', ...NOTHING_MORE })

/** Two devices that change one assessment at once leave both: the later one in the list counts. */
const lastOfEach = (all: readonly Assessment[]): readonly Assessment[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]

/** The stored subjects: a broken day or assessment is left out, and the others stay. */
export const SUBJECT_KIND = recordKind<Subject>(
  'disciplinas',
  {
    ...subjectFields,
    faltas: soundDays(times),
    semAula: soundDays(shortText),
    estudos: soundDays(studyMinutes),
    avaliacoes: v.pipe(soundElements(assessmentSchema), v.transform(lastOfEach)),
    calendario: soundElements(shortText),
  },
  NOTHING_MORE,
)
