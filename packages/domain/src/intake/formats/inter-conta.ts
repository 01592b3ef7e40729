import { csvStatement } from '../csv-statement.ts'

/** Inter's account: the kind of movement stands in a column of its own, or before the description. */
export const interConta = csvStatement({
  id: 'inter-conta',
  name: 'Inter, conta (CSV)',
  conta: 'Inter',
  columns: {
    data: ['data lancamento'],
    descricao: ['historico', 'descricao'],
    valor: ['valor', 'valor r'],
    saldo: ['saldo', 'saldo r'],
  },
  marks: [
    ['data lancamento', 'valor', 'saldo'],
    ['data lancamento', 'valor r', 'saldo r'],
  ],
})
