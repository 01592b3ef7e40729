import * as fc from 'fast-check'
import {
  APPLICATION_PHASES,
  APPLICATION_SOURCES,
  APPLICATION_TYPES,
  CAREER_GOAL_TERMS,
  WORK_MODES,
  type ApplicationDraft,
  type CareerGoalDraft,
  type ContactDraft,
  type PhaseChange,
} from '../src/career/index.ts'
import { addDays, byText, type IsoDate } from '../src/kernel/index.ts'
import {
  READING_CATEGORIES,
  READING_STATUSES,
  READING_TYPES,
  type Reading,
  type ReadingDraft,
} from '../src/reading/index.ts'
import {
  SKILL_CATEGORIES,
  SKILL_LEVELS,
  SKILL_TERMS,
  type Pause,
  type SkillDraft,
} from '../src/skills/index.ts'

/** Any text that a person or a broken program might send, surrogates and control characters too. */
export const anyText = (maxLength = 200): fc.Arbitrary<string> => fc.string({ unit: 'binary', maxLength })

/** Text that a person types, never blank. */
export const anyTitle: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => `T${text}`.trim().slice(0, 200))

/** 1900-01-01 to 2099-12-31. */
export const anyDay: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: 73_048 })
  .map((days) => addDays('1900-01-01', days))

export const anyEmail: fc.Arbitrary<string> = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9.]{0,18}[a-z0-9]$/), fc.stringMatching(/^[a-z]{2,10}$/))
  .map(([name, domain]) => `${name}@${domain}.com.br`)

export const anyPassword: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', minLength: 6, maxLength: 60 })
  .filter((text) => text.length >= 6 && text.length <= 128)

/** Made once it is asked for: fast-check takes most of a second, in each process and page that only reads this file. */
let urls: fc.Arbitrary<string> | undefined
export const anyUrl: fc.Arbitrary<string> = fc
  .constant(undefined)
  .chain(() => (urls ??= fc.webUrl({ validSchemes: ['http', 'https'] })))

/** Any JSON value: what an import or a damaged store may hold. */
export const anyJson: fc.Arbitrary<unknown> = fc.jsonValue()

export const anyReadingDraft: fc.Arbitrary<ReadingDraft> = fc.record({
  titulo: anyTitle,
  autor: fc.string({ maxLength: 40 }),
  categoria: fc.constantFrom(...READING_CATEGORIES),
  tipo: fc.constantFrom(...READING_TYPES),
  descricao: fc.string({ maxLength: 80 }),
  paginasTotal: fc.integer({ min: 0, max: 1_200 }),
  paginasLidas: fc.integer({ min: 0, max: 1_200 }),
  status: fc.constantFrom(...READING_STATUSES),
  avaliacao: fc.integer({ min: 0, max: 5 }),
  notas: fc.string({ maxLength: 80 }),
  dataInicio: fc.oneof(fc.constant(''), anyDay),
  dataTermino: fc.oneof(fc.constant(''), anyDay),
  linkCompra: fc.oneof(fc.constant(''), anyUrl),
  capa: fc.oneof(fc.constant(''), anyUrl),
  paginasPorDia: fc.dictionary(anyDay, fc.integer({ min: 1, max: 1_200 }), { maxKeys: 4 }),
  leituras: fc.array(fc.record({ inicio: fc.oneof(fc.constant(''), anyDay), fim: anyDay }), { maxLength: 3 }),
  isbn: fc.constantFrom('', '9788577531646', '9788535914849'),
  editora: fc.string({ maxLength: 40 }),
  ano: fc.constantFrom('', '2019', '[1998?]'),
  edicao: fc.constantFrom('', '2', 'v. 12, n. 3'),
  local: fc.string({ maxLength: 40 }),
  doi: fc.constantFrom('', '10.1590/S0100-15742013000100012'),
  disciplinaId: fc.constantFrom('', 'disciplina-1'),
  anotacoes: fc.array(
    fc.record({
      pagina: fc.constantFrom('', '34', 'xii'),
      texto: anyTitle,
      em: fc.oneof(fc.constant(''), anyDay),
    }),
    { maxLength: 3 },
  ),
})

export const anyInstant = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString())

export const anyReading: fc.Arbitrary<Reading> = fc
  .tuple(anyReadingDraft, fc.uuid(), fc.uuid(), anyInstant, anyInstant)
  .map(([draft, id, userId, dataCriacao, dataAtualizacao]) => ({
    ...draft,
    id,
    userId,
    dataCriacao,
    dataAtualizacao,
  }))

const anyOptionalDay = fc.oneof(fc.constant(''), anyDay)

const anyPhase = fc.constantFrom(...APPLICATION_PHASES)
const anyShortText = fc.string({ maxLength: 40 })

/** `HH:MM`. */
export const anyTime: fc.Arbitrary<string> = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

export const anyHistory: fc.Arbitrary<readonly PhaseChange[]> = fc.array(
  fc.record({ fase: anyPhase, em: anyDay }),
  { maxLength: 6 },
)

export const anyApplicationDraft: fc.Arbitrary<ApplicationDraft> = fc.record({
  empresa: anyTitle,
  vaga: anyTitle,
  dataEnvio: anyOptionalDay,
  fase: anyPhase,
  observacoes: fc.string({ maxLength: 80 }),
  link: fc.constantFrom('', 'https://vagas.exemplo.com.br/1'),
  tipo: fc.constantFrom('', ...APPLICATION_TYPES),
  modalidade: fc.constantFrom('', ...WORK_MODES),
  local: anyShortText,
  bolsa: anyShortText,
  fonte: fc.constantFrom('', ...APPLICATION_SOURCES),
  etapa: anyShortText,
  contatoId: anyShortText,
  proximoContato: anyOptionalDay,
  horaEntrevista: fc.oneof(fc.constant(''), anyTime),
  localEntrevista: anyShortText,
  historico: anyHistory.map((all) => all.toSorted((a, b) => byText(a.em, b.em))),
})

export const anyContactDraft: fc.Arbitrary<ContactDraft> = fc.record({
  nome: anyTitle,
  empresa: anyShortText,
  cargo: anyShortText,
  canal: anyShortText,
  ultimoContato: anyOptionalDay,
  proximoContato: anyOptionalDay,
  notas: fc.string({ maxLength: 80 }),
})

export const anyCareerGoalDraft: fc.Arbitrary<CareerGoalDraft> = fc.record({
  tipo: fc.constantFrom(...CAREER_GOAL_TERMS),
  texto: anyTitle,
  concluida: fc.boolean(),
  dataAlvo: anyOptionalDay,
})

export const anyPause: fc.Arbitrary<Pause> = fc
  .tuple(anyDay, fc.option(fc.nat(40)), fc.boolean())
  .map(([de, days, pausa]) => ({
    de,
    ate: days === null ? '' : addDays(de, days),
    ...(days === 0 && pausa && { pausa }),
  }))

export const anySkillDraft: fc.Arbitrary<SkillDraft> = fc.record({
  nome: anyTitle,
  categoria: fc.constantFrom(...SKILL_CATEGORIES),
  descricao: anyTitle,
  nivel: fc.constantFrom(...SKILL_LEVELS),
  meta: fc.string({ maxLength: 40 }),
  prazo: fc.constantFrom(...SKILL_TERMS),
  dataInicio: anyDay,
  dataConclusao: anyOptionalDay,
  progresso: fc.integer({ min: 0, max: 100 }),
  ativo: fc.boolean(),
  checkins: fc.dictionary(anyDay, fc.string({ maxLength: 20 }), { maxKeys: 6 }),
  estudos: fc.dictionary(anyDay, fc.integer({ min: 1, max: 1_440 }), { maxKeys: 6 }),
  metaSemanal: fc.integer({ min: 1, max: 7 }),
  pausas: fc.array(anyPause, { maxLength: 4 }),
})
