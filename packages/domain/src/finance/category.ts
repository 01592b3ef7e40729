import { foldedOnce, foldText, memoizeByRecord } from '../kernel/index.ts'
import { transactionsOf } from './list.ts'
import type { FinanceBook } from './ports.ts'
import type { TransactionCategory, TransactionType } from './choices.ts'

export interface CategoryGuess {
  readonly categoria: TransactionCategory
  /** Where it comes from: an earlier transaction, a word that is known, or neither. */
  readonly from: 'remembered' | 'word' | 'default'
}

/** The category of the latest transaction with this description, else of one that begins with the same word, else of a known word in it. */
export function categoryFor(descricao: string, tipo: TransactionType, book: FinanceBook): CategoryGuess {
  const folded = foldText(descricao)
  const { described, begun } = memoryOf(book)
  const known = described.get(`${tipo} ${folded}`) ?? begun.get(`${tipo} ${firstWord(folded)}`)
  if (known) return { categoria: known, from: 'remembered' }
  const byWord = categoryByWord(descricao, tipo)
  return byWord ? { categoria: byWord, from: 'word' } : { categoria: 'Outros', from: 'default' }
}

/** The category of the first known word in a description. */
export const categoryByWord = (descricao: string, tipo: TransactionType): TransactionCategory | undefined =>
  foldedOnce(descricao)
    .split(' ')
    .map((word) => WORDS[tipo].get(word))
    .find((categoria) => categoria !== undefined)

/** A line without a sign is an expense, unless its head is a word that money comes in by, or it says so, and it was no expense before. */
export function typeFor(descricao: string, book: FinanceBook): TransactionType {
  const folded = foldText(descricao)
  const isIncome =
    (INCOME.has(headWord(folded)) || RECEIVED.test(folded)) &&
    !memoryOf(book).described.has(`saida ${folded}`)
  return isIncome ? 'entrada' : 'saida'
}

/** Money may come in by it, and go out too: «bolsa», «presente». */
export const mayBeIncome = (descricao: string): boolean => {
  const folded = foldText(descricao)
  return WORDS.entrada.has(headWord(folded)) || RECEIVED.test(folded) || GIVEN.test(folded)
}

/** «pix recebido», «recebi do João», «vendi a bike», «caiu a bolsa», but not «conta não recebida» */
const RECEIVED =
  /(?<!\S)(?<!nao )(?:recebid[oa]s?|recebi|ganhei|vendi|me (?:pagou|pagaram|devolveu|devolveram)|caiu (?:[oa]s? |d[ao] |meu |minha )?(?:bolsa|salario|auxilio|estagio|mesada|pix|pagamento|freela|reembolso))(?!\S)/
/** «venda da bike», «pix do Pedro», «da vó» */
const GIVEN =
  /(?<!\S)(?:vendas?|pix d[aeo]|d[ao] (?:minha |meu )?(?:vo|avo|vovo|mae|pai|tia|tio|madrinha|padrinho))(?!\S)/

const INCOME = new Set(
  'salario mesada freela freelance freelancer reembolso estorno cashback rendimento rendimentos dividendos estagio monitoria'.split(
    ' ',
  ),
)

/** The categories of the latest transactions, each by its type with its description, and with the first word of that. */
const memoryOf = memoizeByRecord((book: FinanceBook) => {
  const [described, begun] = [new Map<string, TransactionCategory>(), new Map<string, TransactionCategory>()]
  for (const { tipo, descricao, categoria } of transactionsOf(book)) {
    const text = foldedOnce(descricao)
    const [whole, word] = [`${tipo} ${text}`, `${tipo} ${firstWord(text)}`]
    if (!described.has(whole)) described.set(whole, categoria)
    if (!begun.has(word)) begun.set(word, categoria)
  }
  return { described, begun }
})

const firstWord = (folded: string): string => folded.split(' ', 1)[0]!

/** «Salário» of «meu salário» and «13º salário» too. */
const headWord = (folded: string): string => firstWord(folded.replace(BEFORE_HEAD, ''))
const BEFORE_HEAD =
  /^(?:(?:o|a|meus?|minhas?|\d{1,2}[ºoªa°]?|primeir[oa]|segund[oa]|decimo|terceiro|ultim[oa]) )+/u

const wordsOf = (lists: Partial<Record<TransactionCategory, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([categoria, words]) =>
      words.split(' ').map((word) => [word, categoria as TransactionCategory] as const),
    ),
  )

const WORDS = {
  saida: wordsOf({
    Moradia: 'aluguel condominio luz energia agua internet gas iptu republica',
    Alimentação:
      'almoco jantar lanche cafe mercado supermercado feira padaria restaurante pizza hamburguer ifood acai bandejao marmita comida',
    Transporte:
      'uber 99 taxi onibus metro trem passagem gasolina combustivel estacionamento pedagio bicicleta',
    Faculdade: 'mensalidade matricula xerox faculdade tcc formatura',
    Educação: 'curso livro livros apostila caderno material papelaria idiomas ingles',
    Saúde:
      'farmacia remedio remedios medico medica dentista consulta exame academia psicologo psicologa terapia',
    Lazer: 'cinema show festa bar cerveja jogo netflix spotify streaming viagem balada teatro',
    Vestuário: 'roupa roupas tenis sapato camisa camiseta calca blusa casaco vestido',
  }),
  entrada: wordsOf({
    Salário: 'salario bolsa estagio pagamento monitoria auxilio',
    Freelancer: 'freela freelance freelancer bico projeto aula aulas',
    Investimentos: 'rendimento rendimentos juros dividendos poupanca',
    Mesada: 'mesada',
    Presente: 'presente aniversario natal',
    Reembolso: 'reembolso devolucao estorno cashback',
  }),
}
