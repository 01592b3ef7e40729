import {
  APPLICATION_PHASES,
  APPLICATION_SOURCES,
  APPLICATION_TYPES,
  type ApplicationPhase,
  type PhaseChange,
  WORK_MODES,
} from '../career/index.ts'
import { byText } from '../kernel/index.ts'
import type { DateSense } from './date-order.ts'
import type { Cells } from './headed-table.ts'
import type { Line, ReadContext } from './line.ts'
import { CellFault, cellTaker, choiceIn, dayIn, type MappedField } from './mapped-values.ts'
import { type ApplicationItem, APPLICATIONS, itemLine } from './record-item.ts'

const field = (name: keyof typeof APPLICATIONS.labels, ...words: readonly string[]): MappedField => ({
  name,
  label: APPLICATIONS.labels[name]!,
  words,
  isDay: name === 'dataEnvio' || name === 'proximoContato',
})

/** The columns that a list of applications can have. */
export const APPLICATION_FIELDS: readonly MappedField[] = [
  field('empresa', 'company', 'organizacao', 'instituicao', 'empregador'),
  field('vaga', 'cargo', 'position', 'posicao', 'job title', 'role', 'oportunidade'),
  field(
    'fase',
    'status',
    'stage',
    'situacao',
    'etapa do processo',
    'etapa atual',
    'situacao atual',
    'status atual',
  ),
  field(
    'dataEnvio',
    'data',
    'enviada em',
    'enviado em',
    'data de envio',
    'data da candidatura',
    'data de candidatura',
    'data de inscricao',
    'date applied',
    'applied date',
    'application date',
    'applied',
    'date',
  ),
  field('historico', 'fases', 'history'),
  field('tipo', 'type', 'contrato', 'regime'),
  field('modalidade', 'modelo', 'work mode', 'formato'),
  field('local', 'location', 'cidade'),
  field('bolsa', 'salario', 'salary', 'remuneracao'),
  field('fonte', 'source', 'origem', 'plataforma', 'onde achei'),
  field('etapa', 'step'),
  field('proximoContato', 'follow up', 'proxima acao', 'next contact'),
  field('horaEntrevista', 'horario da entrevista', 'interview time'),
  field('localEntrevista', 'link da entrevista', 'local ou link da entrevista', 'interview location'),
  { name: 'contato', label: 'Contato', words: ['contact', 'recrutador', 'recrutadora'] },
  field('link', 'url', 'link da vaga'),
  field('observacoes', 'notas', 'notes', 'anotacoes', 'comentarios'),
]

const PHASE_WORDS: Readonly<Record<string, ApplicationPhase>> = {
  enviada: 'enviado',
  applied: 'enviado',
  sent: 'enviado',
  pending: 'enviado',
  inscrito: 'enviado',
  inscrita: 'enviado',
  'em analise': 'enviado',
  aguardando: 'enviado',
  'aguardando resposta': 'enviado',
  'aguardando retorno': 'enviado',
  interview: 'entrevista',
  interviewing: 'entrevista',
  entrevistas: 'entrevista',
  'em entrevista': 'entrevista',
  aprovada: 'aprovado',
  offer: 'aprovado',
  oferta: 'aprovado',
  contratado: 'aprovado',
  contratada: 'aprovado',
  rejeitada: 'rejeitado',
  rejected: 'rejeitado',
  declined: 'rejeitado',
  recusado: 'rejeitado',
  recusada: 'rejeitado',
  reprovado: 'rejeitado',
  reprovada: 'rejeitado',
}

/** A row of a list of applications, by the fields of its columns. */
export function mappedApplication(
  cells: Cells,
  at: number,
  context: ReadContext & DateSense,
): Line<ApplicationItem> {
  const of = cellTaker(cells, APPLICATION_FIELDS, context)
  const told: string[] = []
  const changes = of.take('historico', (cell) => readHistory(cell, context), [])
  const fields = {
    empresa: of.text('empresa'),
    vaga: of.text('vaga'),
    dataEnvio: of.day('dataEnvio'),
    ...phases(of.choice('fase', APPLICATION_PHASES, PHASE_WORDS), changes, told),
    tipo: of.choice('tipo', APPLICATION_TYPES, { estagio: 'Estágio' }),
    modalidade: of.choice('modalidade', WORK_MODES, {
      remote: 'Remoto',
      hybrid: 'Híbrido',
      onsite: 'Presencial',
    }),
    fonte: of.choice('fonte', APPLICATION_SOURCES),
    local: of.text('local'),
    bolsa: of.text('bolsa'),
    etapa: of.text('etapa'),
    proximoContato: of.day('proximoContato'),
    horaEntrevista: of.time('horaEntrevista'),
    localEntrevista: of.text('localEntrevista'),
    link: of.url('link'),
    observacoes: of.text('observacoes'),
  }
  const fault = of.fault()
  return fault === undefined
    ? itemLine(at, APPLICATIONS, { fields, told, contato: of.text('contato') || undefined })
    : { at, refused: `Linha ${at}, ${fault}.` }
}

/** The phase and the history as they fit together: a phase that the history does not end with has come after it. */
function phases(fase: ApplicationPhase | '', changes: readonly PhaseChange[], told: string[]) {
  const last = changes.at(-1)
  if (!last) return fase === '' ? {} : { fase }
  if (fase === '' || fase === last.fase) return { fase: last.fase, historico: changes }
  told.push('O histórico não termina na fase: ela entrou com o último dia dele')
  return { fase, historico: [...changes, { fase, em: last.em }] }
}

const BETWEEN = ' > '
/** Of a phase with its day. */
const LONGEST_CHANGE = 60

/** «Enviado 2026-11-03 > Entrevista 2026-11-10»: the changes of phase in one cell. One without a day is left out. */
export const printHistory = (history: readonly PhaseChange[]): string =>
  history
    .filter(({ em }) => em !== '')
    .map(({ fase, em }) => `${fase.charAt(0).toUpperCase()}${fase.slice(1)} ${em}`)
    .join(BETWEEN)

/** Reads `printHistory`, with dates in any order. */
function readHistory(cell: string, sense: DateSense): readonly PhaseChange[] | CellFault {
  const changes: PhaseChange[] = []
  for (const part of cell.split('>').map((each) => each.trim())) {
    if (part === '') continue
    if (part.length > LONGEST_CHANGE)
      return new CellFault(`“${part.slice(0, 20)}…” não é uma fase com a data`)
    const [, word = '', date = ''] = /^([^\d]+?)[\s:–-]*(\d.*)$/.exec(part) ?? []
    const fase = choiceIn(word.replace(/\s+em$/i, ''), APPLICATION_PHASES, PHASE_WORDS)
    const em = dayIn(date, sense)
    if (fase instanceof CellFault) return fase
    if (em instanceof CellFault) return em
    if (fase === '' || em === '') return new CellFault(`“${part}” não é uma fase com a data`)
    changes.push({ fase, em })
  }
  return changes.toSorted((a, b) => byText(a.em, b.em))
}
