import { ACCOUNT_LENGTH } from '../finance/index.ts'
import { foldText, isBlank } from '../kernel/index.ts'
import { readAmounts } from './amounts.ts'
import type { DateSense } from './date-order.ts'
import { type Cells, cellsBy, type HeadedTable } from './headed-table.ts'
import { HEADER, type Line } from './line.ts'
import { CellFault, dayIn, type MappedField } from './mapped-values.ts'
import {
  balanceName,
  descriptionOf,
  instalmentDay,
  instalmentIn,
  saysBalance,
  saysTotal,
} from './statement-words.ts'
import type { Statement, StatementItem } from './statement.ts'
import { headerWord } from './table.ts'

/** The columns that a list of transactions can have: one amount with its sign or its kind beside it, or one column for each way. */
export const TRANSACTION_FIELDS: readonly MappedField[] = [
  {
    name: 'data',
    label: 'Data',
    words: [
      'date',
      'dia',
      'data lancamento',
      'data da transacao',
      'data ocorrencia',
      'data da compra',
      'data de compra',
      'data e hora',
      'data hora',
      'completed date',
      'competencia',
      'quando',
    ],
    isDay: true,
  },
  {
    name: 'descricao',
    label: 'Descrição',
    words: [
      'description',
      'historico',
      'lancamento',
      'titulo',
      'title',
      'estabelecimento',
      'memo',
      'transacao',
      'detalhes',
      'nome',
      'o que',
      'oque',
    ],
  },
  {
    name: 'detalhe',
    label: 'Detalhe',
    words: ['detalhes', 'complemento', 'historico', 'favorecido', 'memo', 'observacao', 'observacoes'],
  },
  {
    name: 'valor',
    label: 'Valor',
    words: ['amount', 'valor r', 'valor em r', 'quantia', 'value', 'quanto', 'preco', 'liquido', 'bruto'],
  },
  {
    name: 'entrada',
    label: 'Entrada',
    words: ['credito', 'credito r', 'receita', 'entradas', 'credit', 'income'],
  },
  {
    name: 'saida',
    label: 'Saída',
    words: ['debito', 'debito r', 'despesa', 'saidas', 'debit', 'expense', 'gasto'],
  },
  {
    name: 'tipo',
    label: 'Tipo',
    words: ['type', 'tipo transacao', 'natureza', 'd c', 'deb cred', 'movimento'],
  },
  { name: 'categoria', label: 'Categoria', words: ['category', 'classificacao'] },
  { name: 'moeda', label: 'Moeda', words: ['currency'] },
  { name: 'parcela', label: 'Parcela', words: ['parcelas', 'installment', 'installments'] },
  { name: 'situacao', label: 'Situação', words: ['status', 'estado', 'state'] },
  { name: 'conta', label: 'Conta', words: ['account', 'banco', 'cartao', 'carteira'] },
]

/** What was received or given back has come, whatever else it was: «Pagamento recebido». */
const COMES =
  /^(?:\+|c$|e$|cred|entr(?:ada|ou|a\b)|receb|receita|income|deposito|reembols|estorn)|\b(?:recebid|estornad|reembolsad)/
const LEAVES = /^(?:-|d$|s$|deb|sai|despesa|gast|expense|compra|pagamento|retirada)|\benviad/
/** What is below zero on the invoice of a card; and what is on none. */
const SETTLES = /\b(?:pag(?:amen)?to|pgto|estorn|reembols)/
const RECEIVED = /\b(?:transferencia|deposito|salario|bolsa|rendimento)\b|recebid[oa] d/
/** Never what leaves; «Crédito» may be the card. */
const INCOME = /^(?:entrada|receita|income)s?$/

/** Reads a table whose columns are these fields as a statement; the student names the account of lines that do not. Amounts that are all above zero, with nothing beside them, may be what was spent. */
export function readMappedTransactions(
  { header, head, rows }: HeadedTable,
  columns: readonly string[],
  sense: DateSense,
): Statement {
  const named = rows.map(({ at, cells }) => ({ at, cells: cellsBy(columns, cells) }))
  const column = (name: string) => readAmounts(named.map(({ cells }) => cells[name] ?? ''))
  const amounts = { valor: column('valor'), entrada: column('entrada'), saida: column('saida') }
  const ways = waysOf(named.map(({ cells }) => cells['tipo'] ?? ''))
  const isUnsigned = !amounts.valor.some((centavos) => centavos !== undefined && centavos < 0)
  const doWaysCount = isUnsigned && ways.some((way) => way !== undefined)
  const words = header.map(headerWord)
  const hasPurchaseDays = PURCHASE.test(words[columns.indexOf('data')] ?? '')
  const isHeaderAgain = (row: number) => rows[row]!.cells.every((cell, at) => headerWord(cell) === words[at])
  const lines = named.map(({ at, cells }, row): Line<StatementItem> => {
    const [first = '', more = ''] = [cells['descricao'], cells['detalhe']]
    const descricao = isBlank(first + more) ? '' : descriptionOf([first, more])
    // As it is known where it came in before its second column was read.
    const knownBy = isBlank(first) ? descricao : descriptionOf([first])
    if (isHeaderAgain(row)) return { at, none: HEADER }
    const sum = [cells['descricao'], descricao, cells['data']].find(
      (cell = '') => saysBalance(cell) || saysTotal(cell),
    )
    if (sum !== undefined) return { at, none: balanceName(sum) }
    const data = dayIn(cells['data'] ?? '', sense)
    const isDay = !(data instanceof CellFault) && data !== ''
    const isAlone = rows[row]!.cells.filter((cell) => cell !== '').length === 1
    // The title of a part, and no line that lacks the rest.
    if (isAlone && !isDay && !AMOUNTS.some((name) => cells[name])) return { at, none: HEADER }
    if (data instanceof CellFault) return refused(at, `Data: ${data.sentence}`)
    const centavos = signedBy(ways[row], {
      valor: amounts.valor[row],
      entrada: amounts.entrada[row],
      saida: amounts.saida[row],
    })
    if (data === '') return refused(at, 'falta a data')
    if (descricao === '') return refused(at, 'falta a descrição')
    const wrong = wrongAmount(cells, (name) => amounts[name][row])
    if (wrong !== undefined) return refused(at, wrong)
    if (centavos === undefined) return refused(at, 'falta o valor')
    if ((amounts.valor[row] ?? 0) < 0 && INCOME.test(foldText(cells['tipo'] ?? '')))
      return refused(at, `Tipo: “${cells['tipo']}” está ao lado de um valor abaixo de zero`)
    if (doWaysCount && amounts.valor[row] && !ways[row])
      return refused(at, `Tipo: “${cells['tipo']}” não diz se entra ou sai`)
    const moeda = cells['moeda'] ?? ''
    if (!REAIS.test(moeda)) return refused(at, `o valor está em “${moeda}”, e não em reais`)
    const parcela = placeIn(cells['parcela'] ?? '')
    if (parcela instanceof CellFault) return refused(at, `Parcela: ${parcela.sentence}`)
    const [categoria, conta] = [cells['categoria'], cells['conta']]
    if (conta && [...conta].length > ACCOUNT_LENGTH)
      return refused(at, `Conta: tem mais de ${ACCOUNT_LENGTH} caracteres`)
    if (centavos === 0) return { at, none: 'Sem valor' }
    if (OPEN.test(foldText(cells['situacao'] ?? ''))) return { at, none: `Situação: “${cells['situacao']}”` }
    return {
      at,
      item: {
        ...(hasPurchaseDays ? instalmentDay(data, parcela) : { data }),
        descricao,
        centavos,
        ...(knownBy !== descricao && { knownBy }),
        ...(categoria && { categoria }),
        ...(conta && { conta }),
        ...parcela,
      },
    }
  })
  const hasColumns = ['entrada', 'saida'].some((name) => columns.includes(name))
  // An invoice has purchases above zero, and below it what was paid or given back alone.
  const says = (row: number, words: RegExp) => words.test(foldText(named[row]!.cells['descricao'] ?? ''))
  const isInvoice =
    ways.every((way) => way === undefined) &&
    amounts.valor.every((centavos = 0, row) => centavos === 0 || centavos < 0 === says(row, SETTLES)) &&
    !named.some((_, row) => says(row, RECEIVED))
  const isSignUnsure = !doWaysCount && !hasColumns && (isUnsigned || isInvoice)
  return {
    conta: '',
    // What was paid to it is no income, then.
    isCard: isInvoice && !isUnsigned,
    isSignUnsure,
    lines: [...head.map(({ at }) => ({ at, none: HEADER })), ...lines],
  }
}

/** What has not moved any money, or not yet. */
const OPEN =
  /\b(?:pendente|aguardando|agendad[oa]|em (?:analise|aberto|processamento)|cancelad[oa]|negad[oa]|recusad[oa]|nao (?:autorizad|aprovad|conclui?d|pag)[oa]|expirad[oa]|falhou|pending|cancell?ed|denied|declined|failed|expired|scheduled|a pagar)\b/

const PURCHASE = /^data d[ae] compra$/

/** What is paid at once, as a column of instalments writes it with digits. */
const AT_ONCE = /^(?:0+(?: ?\/ ?0+)?|0*1 ?(?:x|(?:\/|de) ?0*1))$/i

/** The instalment of a cell; «Única», «à vista» and «1/1» are none. */
function placeIn(cell: string): ReturnType<typeof instalmentIn> | CellFault {
  const place = instalmentIn(cell, 'alone')
  const isUnderstood = place.parcela !== undefined || !/\d/.test(cell) || AT_ONCE.test(cell)
  return isUnderstood ? place : new CellFault(`“${cell}” não é como 3/10`)
}

/** What a column of currencies says of reais, or nothing. */
const REAIS = /^(?:BRL|R\$|rea(?:l|is))?$/i

const AMOUNTS = ['valor', 'entrada', 'saida'] as const
/** What a spreadsheet shows of 0 in reais. */
const NOTHING = /^(?:R\$)?\s*-?$/i

/** Which amount of a row was not understood, or that it has one of each way; undefined where nothing is wrong. */
function wrongAmount(
  cells: Cells,
  read: (name: (typeof AMOUNTS)[number]) => number | undefined,
): string | undefined {
  const unread = AMOUNTS.find((name) => read(name) === undefined && !NOTHING.test(cells[name] ?? ''))
  if (unread) return `o valor “${cells[unread]}” não foi entendido`
  const areTwo = !read('valor') && read('entrada') && read('saida')
  return areTwo ? `há dois valores, “${cells['entrada']}” e “${cells['saida']}”` : undefined
}

type Way = 'comes' | 'leaves' | undefined

/** With one of these in the column, «Crédito» and «Débito» are how something was paid as well. */
const PAID_BY = /^(?:pix|dinheiro|boleto|cartao)(?: |$)/

/** Whether the kind of each transaction says that it comes or that it leaves; a category says neither. */
function waysOf(tipos: readonly string[]): readonly Way[] {
  const words = tipos.map((tipo) => foldText(tipo))
  const isHowPaid = words.some((word) => PAID_BY.test(word) && wayOf(word) === undefined)
  return words.map((word) => (isHowPaid && /^(?:cred|deb)/.test(word) ? undefined : wayOf(word)))
}

const wayOf = (word: string): Way => (COMES.test(word) ? 'comes' : LEAVES.test(word) ? 'leaves' : undefined)

const refused = (at: number, sentence: string) => ({ at, refused: `Linha ${at}, ${sentence}.` })

/** The amount as the account sees it, below zero where its own sign says so; undefined where there is none. */
function signedBy(
  way: Way,
  { valor, entrada, saida }: Readonly<Record<'valor' | 'entrada' | 'saida', number | undefined>>,
): number | undefined {
  if (valor !== undefined) {
    if (valor < 0) return valor
    return way === 'leaves' ? -valor : valor
  }
  if (entrada === undefined && saida === undefined) return undefined
  return Math.abs(entrada ?? 0) - Math.abs(saida ?? 0)
}
