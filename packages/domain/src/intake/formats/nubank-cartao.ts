import { csvStatement } from '../csv-statement.ts'

/** Nubank's card, with a column of categories or without one. */
export const nubankCartao = csvStatement({
  id: 'nubank-cartao',
  name: 'Nubank, cartão (CSV)',
  conta: 'Nubank cartão',
  isCard: true,
  columns: { data: ['date'], descricao: ['title'], valor: ['amount'] },
  marks: [['date', 'title', 'amount']],
})
