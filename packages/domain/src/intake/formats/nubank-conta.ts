import { csvStatement } from '../csv-statement.ts'

/** Nubank's account. */
export const nubankConta = csvStatement({
  id: 'nubank-conta',
  name: 'Nubank, conta (CSV)',
  conta: 'Nubank',
  columns: { data: ['data'], valor: ['valor'], id: ['identificador'], descricao: ['descricao'] },
  marks: [['data', 'valor', 'identificador', 'descricao']],
})
