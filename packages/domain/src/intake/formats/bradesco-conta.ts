import { csvStatement } from '../csv-statement.ts'

/** Bradesco's account: two columns of amounts, and the other party in the row below. */
export const bradescoConta = csvStatement({
  id: 'bradesco-conta',
  name: 'Bradesco, conta (CSV)',
  conta: 'Bradesco',
  columns: {
    data: ['data'],
    descricao: ['historico', 'lancamento'],
    entrada: ['credito r', 'credito'],
    saida: ['debito r', 'debito'],
    saldo: ['saldo r', 'saldo'],
  },
  marks: [
    ['data', 'docto'],
    ['data', 'dcto'],
  ],
  hasContinuations: true,
  remarks: /^(?:filtro de resultados|os dados acima|ultimos lancamentos)\b/,
})
