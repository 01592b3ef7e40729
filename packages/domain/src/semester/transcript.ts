import { foldText, isBlank, readDecimal } from '../kernel/index.ts'
import { MAX_STAGES, type ApprovalRule } from './assessment.ts'
import { MENTIONS, resultOf, type Mention } from './mentions.ts'
import { isSemester, type Situation } from './subject.ts'
import { TRANSCRIPT_ERRORS } from './transcript-messages.ts'

/** One row of the table that SIGAA («Consultar notas») and SUAP («Boletim») show. */
export interface TranscriptRow {
  /** The semester in the heading above it; empty where there is none. */
  readonly semestre: string
  readonly codigo: string
  readonly nome: string
  /** 0 where the table does not say. */
  readonly cargaHoraria: number
  /** The grade of each stage that the table has; null where it is not graded. */
  readonly notas: readonly (number | null)[]
  readonly notaFinal: number | null
  readonly faltas: number | undefined
  readonly situacao: Situation | undefined
  /** Empty where there is none. */
  readonly mencao: Mention | ''
  /** What was not understood beside the grades, which stand without it. */
  readonly notes: readonly string[]
}

/** `line` counts from 1. What is neither of the table nor blank is `other`. */
export type TranscriptLine = { readonly line: number; readonly text: string } & (
  { readonly row: TranscriptRow } | { readonly is: 'heading' | 'other' } | { readonly error: string }
)

export interface Transcript {
  readonly lines: readonly TranscriptLine[]
  readonly stages: ApprovalRule['nomeEtapa']
}

type Role =
  | 'codigo'
  | 'nome'
  | 'cargaHoraria'
  | 'final'
  | 'faltas'
  | 'situacao'
  | 'mencao'
  | 'resultado'
  | 'known'
  | `nota${number}`

/** The words of the first line of a table, without accents; what is `known` is passed over. */
const HEADERS: readonly (readonly [RegExp, Role | 'nota'])[] = [
  [/^cod(igo)?\b/, 'codigo'],
  [/^(disciplina|componente|materia|unidade curricular)/, 'nome'],
  [/^(ch|c\.h\.?|carga horaria)$/, 'cargaHoraria'],
  [
    /^(?:unid(?:ade)?\.?|n|p|av|va|np|g|nota|prova|avaliacao|etapa|media|b|bim(?:estre)?\.?|tri(?:mestre)?\.?) ?0?([1-9])$/,
    'nota',
  ],
  [
    /^([1-9])[ºoªa°]? ?(?:unid(?:ade)?|b|bim(?:estre)?|tri(?:mestre)?|etapa|nota|prova|avaliacao|va|media)\.?$/,
    'nota',
  ],
  [/^(naf|rec(\.|uperacao)?|reposicao|avaliacao final|prova final|exame( final)?|af|pf|vf|ef)$/, 'final'],
  [/^(t\. ?faltas|total de faltas|no de faltas|faltas( ?\/ ?aulas)?)$/, 'faltas'],
  [/^(situacao|sit\.?)$/, 'situacao'],
  [/^mencao( final)?$/, 'mencao'],
  // A mention at one institution, at another a mean that follows from the grades.
  [/^(resultado|conceito)$/, 'resultado'],
  [
    /^(diario|aulas|total de aulas|freq(\.|uencia)?( ?%)?|% ?freq.*|f ?[1-9]|md|mfd|media.*|turma|professor)$/,
    'known',
  ],
]

/** How the heads of the columns call the stages. */
const STAGE_WORDS: readonly (readonly [RegExp, ApprovalRule['nomeEtapa']])[] = [
  [/\bunid(?!ade curricular)/, 'unidade'],
  [/\bbim|\bb ?[1-9]\b|\d[ºoªa°]? ?b\b/, 'bimestre'],
  [/\btri/, 'trimestre'],
]

const SITUATIONS: readonly (readonly [RegExp, Situation])[] = [
  [/^apr(ovad[oa]|n)?\b/, 'aprovada'],
  [/^rep(rovad[oa]|m?n?f?)?\b/, 'reprovada'],
  [/^(tranc|cancel)/, 'trancada'],
  [/^(matr|cursando|em curso|em andamento|prova final|pendente|aguardando)/, 'cursando'],
]

/** The table as it was copied, a tab between the cells; every line is accounted for, and nothing throws. */
export function readTranscript(text: string): Transcript | { readonly error: string } {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((line) => !isBlank(line.text))
  const headers = lines.map((line) => rolesOf(line.text))
  const stages = Math.max(0, ...headers.flatMap((roles) => (roles ?? []).map(stageIn)))
  if (!headers.some(Boolean)) return { error: TRANSCRIPT_ERRORS.noHeader }
  if (stages > MAX_STAGES) return { error: TRANSCRIPT_ERRORS.tooManyStages }
  const unknown = lines.flatMap(({ text: header }, at) =>
    headers[at] ? cellsOf(header).filter((_, cell) => !headers[at]![cell]) : [],
  )
  if (unknown.length > 0) return { error: TRANSCRIPT_ERRORS.unknownColumns(unknown) }
  const twice = lines.flatMap(({ text: header }, at) =>
    cellsOf(header).filter((_, cell) => isAgain(headers[at] ?? [], cell)),
  )
  if (twice.length > 0) return { error: TRANSCRIPT_ERRORS.twice(twice[0]!) }
  let roles: readonly (Role | undefined)[] | undefined
  let semestre = ''
  const read = lines.map((line, at): TranscriptLine => {
    const cells = cellsOf(line.text)
    if (headers[at]) {
      roles = headers[at]
      return { ...line, is: 'heading' }
    }
    if (cells.length === 1 && isSemester(cells[0]!)) {
      semestre = cells[0]!
      return { ...line, is: 'heading' }
    }
    return { ...line, ...(roles && cells.length > 1 ? rowIn(cells, roles, semestre) : { is: 'other' }) }
  })
  const words = foldText(
    lines
      .filter((_, at) => headers[at])
      .map((line) => line.text)
      .join('\t'),
  )
  return {
    lines: read,
    stages: STAGE_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'etapa',
  }
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replaceAll(/[\u200b\ufeff]/g, '')
    .split('\t')
    .map((cell) =>
      cell
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )

/** What the columns are, where the line is the first of a table. */
function rolesOf(line: string): readonly (Role | undefined)[] | undefined {
  const roles = cellsOf(line).map(roleOf)
  return roles.includes('nome') && roles.filter(Boolean).length > 2 ? roles : undefined
}

function roleOf(cell: string): Role | undefined {
  const word = foldText(cell)
  if (word === '') return 'known'
  for (const [pattern, role] of HEADERS) {
    const match = pattern.exec(word)
    if (match) return role === 'nota' ? `nota${Number(match[1])}` : role
  }
  return undefined
}

/** Whether an earlier column means the same: one of the two would be lost: «N1» beside «AV1». */
const isAgain = (roles: readonly (Role | undefined)[], at: number): boolean =>
  roles[at] !== undefined && roles[at] !== 'known' && roles.indexOf(roles[at]) < at

const stageIn = (role: Role | undefined): number => Number(/^nota(\d)$/.exec(role ?? '')?.[1] ?? 0)

function rowIn(cells: readonly string[], roles: readonly (Role | undefined)[], semestre: string) {
  if (cells.length > roles.length) return { error: TRANSCRIPT_ERRORS.tooManyCells }
  const cell = (role: Role): string => cells[roles.indexOf(role)] ?? ''
  const { codigo, nome, hours } = subjectIn(cell('nome'))
  if (nome === '') return { error: TRANSCRIPT_ERRORS.noSubject }
  const stages = Math.max(0, ...roles.map(stageIn))
  const notas = Array.from({ length: stages }, (_, at) => gradeIn(cell(`nota${at + 1}`)))
  const notaFinal = gradeIn(cell('final'))
  const { faltas, aulas } = absencesIn(cell('faltas'))
  const mencao = mentionIn(cell('mencao')) ?? mentionIn(cell('resultado')) ?? ''
  const situacao = situationIn(cell('situacao'))
  const result = mencao === '' ? undefined : resultOf(mencao).situacao
  const isAgainst = result && situacao && !['cursando', 'unknown', result].includes(situacao)
  const load = wholeIn(cell('cargaHoraria').replace(/ ?h(oras)?$/i, ''))
  const wrong = [
    ...[...notas, notaFinal].filter((one) => typeof one === 'string').map(TRANSCRIPT_ERRORS.grade),
    ...(typeof faltas === 'string' ? [TRANSCRIPT_ERRORS.absences(faltas)] : []),
    ...(typeof load === 'string' ? [TRANSCRIPT_ERRORS.load(load)] : []),
    ...(isAgainst ? [TRANSCRIPT_ERRORS.mentionAgainst(mencao, cell('situacao'))] : []),
  ]
  if (wrong.length > 0) return { error: wrong.join(' ') }
  const notes = [
    ...(situacao === 'unknown' ? [TRANSCRIPT_ERRORS.situation(cell('situacao'))] : []),
    ...(NOTHING.test(cell('mencao')) || mentionIn(cell('mencao'))
      ? []
      : [TRANSCRIPT_ERRORS.mention(cell('mencao'))]),
  ]
  return {
    row: {
      semestre,
      codigo: cell('codigo') || codigo,
      nome,
      cargaHoraria: Number(load ?? (hours || aulas)),
      notas,
      notaFinal,
      faltas,
      situacao: result ?? (situacao === 'unknown' ? undefined : situacao),
      mencao,
      notes,
    } as TranscriptRow,
  }
}

const NOTHING = /^[-–—. ]*$/
/** What cannot be read comes back as it stands. */
function gradeIn(cell: string): number | null | string {
  if (NOTHING.test(cell)) return null
  const grade = readDecimal(cell)
  return grade === undefined || grade > 100 ? cell : grade
}

function wholeIn(cell: string): number | undefined | string {
  if (NOTHING.test(cell)) return undefined
  return /^\d{1,3}$/.test(cell) || cell === '1000' ? Number(cell) : cell
}

/** «12», «12 faltas», «12/60» and «12 de 60» class hours, of which no more can be missed than there are. */
function absencesIn(cell: string) {
  const [, missed = cell, of] = /^(\d{1,3})(?: ?(?:\/|de) ?(\d{1,3})(?: aulas)?| faltas?)?$/i.exec(cell) ?? []
  const [faltas, aulas] = [wholeIn(missed), Number(of ?? 0)]
  return of !== undefined && Number(faltas) > aulas ? { faltas: cell, aulas: 0 } : { faltas, aulas }
}

function situationIn(cell: string): Situation | undefined | 'unknown' {
  if (NOTHING.test(cell)) return undefined
  return SITUATIONS.find(([pattern]) => pattern.test(foldText(cell)))?.[1] ?? 'unknown'
}

const mentionIn = (cell: string): Mention | undefined => MENTIONS.find((one) => one === cell.toUpperCase())

/** «TIN.0597 - Análise de Sistemas(60H)» */
function subjectIn(cell: string): { readonly codigo: string; readonly nome: string; readonly hours: number } {
  const [, codigo = '', name = '', hours = '0'] =
    /^(?:([A-Z]{2,6}[.-]?\d{2,6}[A-Z]?(?:\.\d{1,2})?) ?[-–] )?(.*?)(?: ?\((\d{1,3}) ?h\))?$/i.exec(cell) ?? []
  return { codigo, nome: /\p{L}/u.test(name) ? name : '', hours: Number(hours) }
}
