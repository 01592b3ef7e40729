import { csvStatement } from '../csv-statement.ts'

/** Inter's card: «Tipo» says «Compra à vista» or «Parcela 1/10». */
export const interCartao = csvStatement({
  id: 'inter-cartao',
  name: 'Inter, cartão (CSV)',
  conta: 'Inter cartão',
  isCard: true,
  columns: { data: ['data'], descricao: ['lancamento'], valor: ['valor'], parcela: ['tipo'] },
  marks: [['data', 'lancamento', 'categoria', 'tipo', 'valor']],
})
