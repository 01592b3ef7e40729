import { csvStatement } from '../csv-statement.ts'

/** Itaú's account as text: three cells and no header. */
export const itauTxt = csvStatement({
  id: 'itau-txt',
  name: 'Itaú, conta (TXT)',
  conta: 'Itaú',
  withoutHeader: true,
  columns: { data: ['data'], descricao: ['lancamento'], valor: ['valor'] },
  marks: [],
  hasBalanceAmounts: true,
})
