import { ACCOUNT_LENGTH, FREQUENCIES, MAX_REPETITIONS, TRANSACTION_CATEGORIES } from '../../finance/index.ts'
import { formatNumber, LIMITS } from '../../kernel/index.ts'
import { decimalMark, readAmounts } from '../amounts.ts'
import { dateOrderOf, type DateOrder } from '../date-order.ts'
import { type Cells, cellsBy, hasHeader, tableBelow } from '../headed-table.ts'
import { HEADER, type Line } from '../line.ts'
import { CellFault, cellTaker, dayIn, type MappedField } from '../mapped-values.ts'
import { withoutEscapes } from '../mapping.ts'
import { badAmount, balanceName, saysBalance, saysTotal } from '../statement-words.ts'
import type { StatementFormat, StatementItem } from '../statement.ts'
import { headerWord, rowsOf } from '../table.ts'

const FIELDS: readonly MappedField[] = [
  'Data',
  'Descrição',
  'Valor',
  'Tipo',
  'Categoria',
  'Conta',
  'Parcela',
].map((label) => ({ name: headerWord(label), label, words: [] }))

const isHeader = (words: readonly string[]) => FIELDS.every(({ name }) => words.includes(name))

/** Caderno's own table of transactions: each line has its account, its category and its place in a series. */
export const cadernoTransactions: StatementFormat = {
  id: 'caderno-transacoes',
  name: 'Caderno, transações (CSV)',
  kind: 'statement',
  recognise: (text) => hasHeader(text, isHeader),
  read(text) {
    const { header, head, rows } = withoutEscapes(
      tableBelow(text, isHeader) ?? { header: [], head: rowsOf(text, ';'), rows: [] },
    )
    const words = header.map(headerWord)
    const named = rows.map(({ cells }) => cellsBy(words, cells))
    const valores = named.map(({ valor = '' }) => valor)
    const amounts = readAmounts(valores)
    // Where nothing shows it, the day comes first, as a spreadsheet in Brazil writes it: one that writes points is of another country.
    const order =
      dateOrderOf(named.map(({ data = '' }) => data)) ??
      (decimalMark(valores) === 'point' ? undefined : 'day-first')
    return {
      conta: '',
      isCard: false,
      isOwn: true,
      lines: [
        ...head.map(({ at }) => ({ at, none: HEADER })),
        ...rows.map(({ at }, row) => lineOf(named[row]!, at, amounts[row], order)),
      ],
    }
  },
}

function lineOf(
  cells: Cells,
  at: number,
  centavos: number | undefined,
  order: DateOrder | undefined,
): Line<StatementItem> {
  if (FIELDS.every(({ name }) => headerWord(cells[name]!) === name)) return { at, none: HEADER }
  const sum = Object.values(cells).find((cell) => saysBalance(cell) || saysTotal(cell))
  if (sum !== undefined && cells['data'] === '') return { at, none: balanceName(sum) }
  const of = cellTaker(cells, FIELDS, { order })
  const data = of.take('data', (cell) => (cell ? dayIn(cell, { order }) : new CellFault('é obrigatória')), '')
  const valor = of.take<number>('valor', (cell) => centavos || new CellFault(badAmount(cell, centavos)), 0)
  const tipo = of.take('tipo', tipoIn(valor), 'saida')
  const categoria = of.choice('categoria', TRANSACTION_CATEGORIES[tipo])
  const place = of.take('parcela', placeIn, {})
  const conta = of.take('conta', textUpTo(ACCOUNT_LENGTH), '')
  const descricao = of.take(
    'descricao',
    (cell) => (cell ? textUpTo(LIMITS.long)(cell) : new CellFault('é obrigatória')),
    '',
  )
  const fault = of.fault()
  if (fault !== undefined) return { at, refused: `Linha ${at}, ${fault.replace(/\.$/, '')}.` }
  return {
    at,
    item: {
      data,
      descricao,
      centavos: tipo === 'saida' ? -Math.abs(valor) : valor,
      ...(categoria && { categoria }),
      ...(conta && { conta }),
      ...place,
    },
  }
}

const textUpTo = (limit: number) => (cell: string) =>
  [...cell].length > limit ? new CellFault(`tem mais de ${formatNumber(limit)} caracteres`) : cell

/** «Saída» may stand beside an amount without its sign; «Entrada» beside one below zero says two things. */
const tipoIn = (valor: number) => (cell: string) => {
  const word = headerWord(cell)
  if (word === 'saida') return 'saida'
  if (word === 'entrada' && valor >= 0) return 'entrada'
  return new CellFault(
    word === 'entrada' ? 'o valor abaixo de zero é de uma saída' : `“${cell}” não é Entrada nem Saída`,
  )
}

const PLACE = new RegExp(String.raw`^(\d{1,3}) de (\d{1,3})(?:, (${FREQUENCIES.join('|')}))?$`)

/** «3 de 10», «3 de 10, mensal». */
function placeIn(cell: string): Pick<StatementItem, 'parcela' | 'parcelas' | 'frequencia'> | CellFault {
  if (cell === '') return {}
  const [, first, second, word] = PLACE.exec(cell.toLowerCase()) ?? []
  const [parcela, parcelas] = [Number(first), Number(second)]
  const isPlace = parcela >= 1 && parcela <= parcelas && parcelas >= 2 && parcelas <= MAX_REPETITIONS
  if (!isPlace) return new CellFault(`“${cell}” não é como 3 de 10`)
  const frequencia = FREQUENCIES.find((each) => each === word)
  return { parcela, parcelas, ...(frequencia && { frequencia }) }
}
