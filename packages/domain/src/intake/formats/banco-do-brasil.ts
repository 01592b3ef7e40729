import { csvStatement } from '../csv-statement.ts'

/** Banco do Brasil's account, in both ages of its header; balances stand as if they were amounts. */
export const bancoDoBrasil = csvStatement({
  id: 'banco-do-brasil',
  name: 'Banco do Brasil, conta (CSV)',
  conta: 'Banco do Brasil',
  columns: {
    data: ['data'],
    descricao: ['historico', 'lancamento', 'detalhes'],
    valor: ['valor'],
    sinal: ['tipo lancamento', 'tipo'],
  },
  marks: [
    ['data', 'data do balancete', 'numero do documento', 'valor'],
    ['data', 'dependencia origem', 'valor'],
    ['data', 'lancamento', 'detalhes', 'valor'],
  ],
  hasBalanceAmounts: true,
})
