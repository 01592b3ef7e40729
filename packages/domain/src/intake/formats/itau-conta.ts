import { csvStatement } from '../csv-statement.ts'

/** Itaú's account: balances in rows and in a column of their own, limits without a day below the table. */
export const itauConta = csvStatement({
  id: 'itau-conta',
  name: 'Itaú, conta (CSV)',
  conta: 'Itaú',
  columns: {
    data: ['data'],
    descricao: ['lancamento', 'lancamentos'],
    detalhe: ['razao social'],
    valor: ['valor r', 'valor'],
    saldo: ['saldos r', 'saldo r', 'saldos', 'saldo'],
  },
  marks: [
    ['data', 'lancamento', 'ag origem'],
    ['data', 'lancamento', 'valor r', 'saldos r'],
    ['data', 'lancamento', 'valor r', 'saldo r'],
    ['data', 'lancamentos', 'valor r', 'saldo r'],
  ],
  end: 'lancamentos futuros',
})
