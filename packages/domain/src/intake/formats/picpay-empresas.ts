import { csvStatement } from '../csv-statement.ts'

/** PicPay's account of a business. */
export const picpayEmpresas = csvStatement({
  id: 'picpay-empresas',
  name: 'PicPay Empresas, conta (CSV)',
  conta: 'PicPay Empresas',
  columns: { data: ['data'], descricao: ['movimento', 'descricao'], valor: ['valor'] },
  marks: [['data', 'movimento', 'descricao', 'tipo', 'valor']],
})
