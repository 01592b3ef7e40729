import {
  type ArchiveKind,
  type Holdings,
  type ImportPlan,
  planInPieces,
  type PlannedElement,
  type ReadFile,
  type TakenElement,
} from '../archive/index.ts'
import { LINKEDIN_ITEMS } from '../career/index.ts'
import { type Budget, formatMoney } from '../finance/index.ts'
import { capital, formatMonth, isSame, plural } from '../kernel/index.ts'
import { type ModuleId, type ModuleKindName, MODULES } from '../modules/index.ts'
import type { Student } from '../registration/index.ts'
import type { Preferences } from '../shell/index.ts'
import type { Difference, PreviewRow } from './plan.ts'
import { APPLICATIONS, BOOKS, CONTACTS } from './record-item.ts'
import { differencesOf } from './record-plan.ts'

/** An element of an exported file beside the account. */
export interface ArchiveRow extends PreviewRow, TakenElement {}

const PIECE = 500

type Words = Pick<PreviewRow, 'title' | 'facts'>
type Labels = Readonly<Partial<Record<string, string>>>

/** The rows of an exported file: what the account does not have is ticked, what it has otherwise stays unless it is. */
export function* planArchive(
  file: Pick<ReadFile, 'archive' | 'refused'>,
  current: Holdings,
  options: Parameters<typeof planInPieces>[2],
): Generator<number, { readonly from: ImportPlan['from']; readonly rows: readonly ArchiveRow[] }> {
  const { from, elements } = yield* planInPieces(file, current, options)
  const rows: ArchiveRow[] = []
  for (const element of elements) if (rows.push(rowOf(element)) % PIECE === 0) yield rows.length
  return { from, rows }
}

function rowOf(planned: PlannedElement): ArchiveRow {
  const { kind, at, verdict, reason, change, before } = planned
  return {
    kind,
    change,
    before,
    // What was ticked as new is not ticked once it would replace something.
    id: `${verdict} ${at}`,
    at,
    verdict,
    reason,
    ...wordsOf(planned),
    ...(change && { isTicked: verdict === 'new' }),
    ...(verdict === 'changed' && { differences: differencesIn(planned) }),
  }
}

const MONEY: Labels = {
  descricao: 'Descrição',
  valor: 'Valor',
  data: 'Data',
  categoria: 'Categoria',
  conta: 'Conta',
}

const PROFILE: Labels = {
  nomeCompleto: 'Nome completo',
  dataNascimento: 'Data de nascimento',
  cpf: 'CPF',
  telefone: 'Telefone',
  emailContato: 'Email de contato',
  nivelEnsino: 'Nível de ensino',
  anoSerie: 'Ano/Série',
  nomeEscola: 'Nome da escola',
  turno: 'Turno',
  nomeInstituicao: 'Nome da instituição',
  curso: 'Curso',
  semestrePeriodo: 'Semestre/Período',
  modalidade: 'Modalidade',
  foto: 'Foto',
}

const CAREER_GOAL: Labels = {
  texto: 'Meta',
  tipo: 'Prazo',
  dataAlvo: 'Data alvo',
  concluida: 'Concluída',
}

const SKILL: Labels = {
  nome: 'Nome',
  categoria: 'Categoria',
  descricao: 'Descrição',
  nivel: 'Nível',
  meta: 'Meta',
  prazo: 'Prazo',
  dataInicio: 'Data de início',
  dataConclusao: 'Data de conclusão',
  progresso: 'Progresso',
  ativo: 'Ativa',
  metaSemanal: 'Vezes por semana',
  checkins: 'Check-ins',
  pausas: 'Pausas',
  estudos: 'Dias de prática',
}

const SUBJECT: Labels = {
  nome: 'Nome',
  codigo: 'Código',
  professor: 'Professor',
  local: 'Local',
  turma: 'Turma',
  semestre: 'Período',
  inicio: 'Primeiro dia de aula',
  fim: 'Último dia de aula',
  horarios: 'Horário',
  cargaHoraria: 'Carga horária (aulas)',
  limiteFaltas: 'Limite de faltas (%)',
  ead: 'A distância (EAD)',
  cor: 'Cor',
  situacao: 'Situação',
  mencao: 'Menção',
  faltas: 'Dias com falta',
  faltasAntes: 'Faltas até aqui',
  semAula: 'Dias sem aula',
  avaliacoes: 'Avaliações',
  notaFinal: 'Nota do exame final',
  estudos: 'Dias de estudo',
  metaEstudo: 'Meta de estudo (minutos por semana)',
  calendario: 'Nomes em calendários',
}
/** Of these only how many there are is said. */
const COUNTED = ['checkins', 'pausas', 'estudos', 'faltas', 'semAula', 'avaliacoes', 'calendario']

/** What one of each kind is called, as what the search finds it, and what the screens call its fields. */
const KINDS: Readonly<
  Record<ArchiveKind, { readonly name: string; readonly found?: ModuleKindName; readonly labels?: Labels }>
> = {
  alunos: { name: 'Perfil', labels: PROFILE },
  preferencias: { name: 'Preferência' },
  entradas: { name: 'Entrada', found: 'transaction', labels: MONEY },
  saidas: { name: 'Saída', found: 'transaction', labels: MONEY },
  metas: { name: 'Meta de economia', found: 'financialGoal', labels: MONEY },
  orcamentos: { name: 'Orçamento', labels: MONEY },
  contatos: { name: 'Contato', found: 'contact', labels: CONTACTS.labels },
  candidaturas: { name: 'Candidatura', found: 'application', labels: APPLICATIONS.labels },
  metas_carreira: { name: 'Meta de carreira', found: 'careerGoal', labels: CAREER_GOAL },
  habilidades: { name: 'Habilidade', found: 'skill', labels: SKILL },
  leitura: { name: 'Item da estante', found: 'reading', labels: BOOKS.labels },
  disciplinas: { name: 'Disciplina', found: 'subject', labels: SUBJECT },
}

const FOUND = Object.assign({}, ...MODULES.map(({ kinds }) => kinds)) as (typeof MODULES)[number]['kinds']

function wordsOf({ kind, element, title }: PlannedElement): Words {
  const { name, found } = KINDS[kind]
  if (!element) return { title: title || name, facts: title ? [name] : [] }
  if (found) {
    const words = FOUND[found]!.words(element as never)
    return { title: words.title, facts: [name, ...words.meta.filter((word) => word !== '')] }
  }
  if (kind === 'orcamentos') {
    const { categoria, mes, valor } = element as Budget
    return { title: categoria, facts: [name, formatMonth(mes), formatMoney(valor)] }
  }
  if (kind === 'alunos') return { title: name, facts: [(element as Student).nomeCompleto].filter(Boolean) }
  const [words, ...facts] = preferenceWords(element as readonly [string, unknown])
  return { title: words, facts: [name, ...facts] }
}

const MODULE_NAMES: Readonly<Record<ModuleId, string>> = {
  carreira: 'Carreira',
  financas: 'Finanças',
  habilidades: 'Habilidades',
  leitura: 'Leitura',
  semestre: 'Semestre',
}

/** A choice in words: «Visão de Leitura», «Grade». */
function preferenceWords([key, value]: readonly [string, unknown]): readonly [string, ...string[]] {
  const [part, item] = key.split('/')
  if (part === 'visoes') return [`Visão de ${MODULE_NAMES[item as ModuleId]}`, capital(value as string)]
  if (part === 'linkedin') return [LINKEDIN_ITEMS.find(({ id }) => id === item)!.texto, 'LinkedIn']
  const { ano, tipo, quantidade } = value as NonNullable<Preferences['metaLeitura']>
  const many =
    tipo === 'livros' ? plural(quantidade, 'livro', 'livros') : plural(quantidade, 'página', 'páginas')
  return [`Meta de ${ano}`, many]
}

/** The fields that differ and that a screen has a name for; the others are not told. */
function differencesIn({ kind, element = {}, before = {} }: PlannedElement): readonly Difference[] {
  const { labels = {} } = KINDS[kind]
  const [one, other] = [before, element] as [Fields, Fields]
  const differing = Object.keys(labels).filter((field) => !isSame(one[field], other[field]))
  const words = (fields: Fields): Fields =>
    Object.fromEntries(differing.map((field) => [field, inWords(field, fields[field])]))
  return differencesOf(words(one), words(other), { labels })
}

type Fields = Readonly<Record<string, unknown>>

function inWords(field: string, value: unknown): unknown {
  if (field === 'valor' && typeof value === 'number') return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return COUNTED.includes(field) ? Object.keys(value ?? {}).length : value
}
