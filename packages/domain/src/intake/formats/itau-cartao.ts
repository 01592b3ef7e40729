import { csvStatement } from '../csv-statement.ts'

/** Itaú's card: its texts hold commas without quotes. */
export const itauCartao = csvStatement({
  id: 'itau-cartao',
  name: 'Itaú, cartão (CSV)',
  conta: 'Itaú cartão',
  isCard: true,
  columns: { data: ['data'], descricao: ['lancamento'], valor: ['valor'] },
  marks: [['data', 'lancamento', 'valor']],
  isExact: true,
})
