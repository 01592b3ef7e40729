import { csvStatement } from '../csv-statement.ts'

/** PicPay's personal account. */
export const picpay = csvStatement({
  id: 'picpay',
  name: 'PicPay, conta (CSV)',
  conta: 'PicPay',
  columns: {
    data: ['data', 'data hora', 'data e hora', 'data da transacao'],
    descricao: ['tipo', 'tipo de transacao', 'movimentacao', 'descricao', 'origem destino'],
    valor: ['valor', 'valor r'],
    saldo: ['saldo', 'saldo r'],
  },
  marks: [['origem destino']],
})
