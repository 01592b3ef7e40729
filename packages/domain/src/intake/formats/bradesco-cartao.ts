import { csvStatement } from '../csv-statement.ts'

/** Bradesco's card: days without a year, a part for each card, and below the total what is no purchase of the invoice. */
export const bradescoCartao = csvStatement({
  id: 'bradesco-cartao',
  name: 'Bradesco, cartão (CSV)',
  conta: 'Bradesco cartão',
  isCard: true,
  columns: { data: ['data'], descricao: ['historico'], valor: ['valor r'] },
  marks: [['data', 'historico', 'valor us', 'valor r']],
  hasBalanceAmounts: true,
  hasShortDays: true,
  bareInstalments: 'at-end',
  end: 'total da fatura',
})
