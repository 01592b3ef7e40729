import { csvStatement } from '../csv-statement.ts'

/** C6's account: the balance is the one at the end of the day on which the bank books. */
export const c6Conta = csvStatement({
  id: 'c6-conta',
  name: 'C6, conta (CSV)',
  conta: 'C6',
  columns: {
    data: ['data lancamento'],
    descricao: ['titulo', 'descricao'],
    entrada: ['entrada r'],
    saida: ['saida r'],
    saldo: ['saldo do dia r'],
    diaDoSaldo: ['data contabil'],
  },
  marks: [['data lancamento', 'titulo', 'entrada r', 'saida r']],
})
