import { csvStatement } from '../csv-statement.ts'

/** Mercado Pago, with its balances above the table. */
export const mercadoPago = csvStatement({
  id: 'mercado-pago',
  name: 'Mercado Pago, conta (CSV)',
  conta: 'Mercado Pago',
  columns: {
    data: ['release date'],
    descricao: ['transaction type'],
    id: ['reference id'],
    valor: ['transaction net amount', 'amount'],
    saldo: ['partial balance', 'balance'],
  },
  marks: [
    ['release date', 'transaction type', 'transaction net amount'],
    ['release date', 'transaction type', 'amount'],
  ],
  totals: { inicial: 'initial balance', final: 'final balance' },
})
