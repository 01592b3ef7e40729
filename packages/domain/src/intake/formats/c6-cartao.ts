import { csvStatement } from '../csv-statement.ts'

/** C6's card: of its three columns of amounts the one in reais. */
export const c6Cartao = csvStatement({
  id: 'c6-cartao',
  name: 'C6, cartão (CSV)',
  conta: 'C6 cartão',
  isCard: true,
  hasPurchaseDays: true,
  columns: {
    data: ['data de compra'],
    descricao: ['descricao'],
    parcela: ['parcela'],
    valor: ['valor em r'],
  },
  marks: [['data de compra', 'parcela', 'valor em us', 'valor em r']],
})
