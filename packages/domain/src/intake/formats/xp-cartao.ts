import { csvStatement } from '../csv-statement.ts'

/** The card of XP and of Rico: «Parcela» says «7 de 10» or «-», and «Data» is the day of the purchase. */
export const xpCartao = csvStatement({
  id: 'xp-cartao',
  name: 'XP ou Rico, cartão (CSV)',
  conta: 'XP cartão',
  isCard: true,
  hasPurchaseDays: true,
  columns: { data: ['data'], descricao: ['estabelecimento'], valor: ['valor'], parcela: ['parcela'] },
  marks: [['data', 'estabelecimento', 'portador', 'valor', 'parcela']],
})
