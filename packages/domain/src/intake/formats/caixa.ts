import { csvStatement } from '../csv-statement.ts'

/** Caixa's account: D or C in a column of its own, or behind the amount. */
export const caixa = csvStatement({
  id: 'caixa',
  name: 'Caixa, conta (CSV)',
  conta: 'Caixa',
  columns: {
    data: ['data mov', 'data'],
    descricao: ['historico'],
    valor: ['valor'],
    sinal: ['deb cred'],
    saldo: ['saldo'],
  },
  marks: [
    ['data mov', 'nr doc', 'historico', 'valor'],
    ['nr doc', 'historico', 'valor', 'deb cred'],
  ],
  hasBalanceAmounts: true,
})
