import { expect, it } from 'vitest'
import { findActions } from './actions.ts'

const found = (query: string, guest = false) =>
  findActions(query, guest).flatMap(({ rows }) => rows.map(({ label }) => label))

it.each([
  ['sair', ['Sair']],
  ['tema', ['Mudar o tema']],
  ['usar tema escuro', ['Mudar o tema']],
  ['claro', ['Mudar o tema']],
  ['bug', ['Reportar bug']],
  ['reportar', ['Reportar bug']],
  ['meus dados', ['Meus dados']],
  ['privacidade', ['Privacidade']],
  ['contatos', ['Networking']],
  ['metas', ['Plano de Desenvolvimento', 'Metas']],
  ['nova meta', ['Nova meta de carreira', 'Nova meta financeira']],
  ['adicionar contato', ['Novo contato']],
  ['guardar', ['Nova meta financeira']],
  ['nova leitura', ['Novo item de leitura']],
  ['livro novo', ['Novo item de leitura']],
  ['despesa', ['Nova transação']],
  ['adicionar gasto', ['Nova transação']],
  ['receita', ['Nova transação']],
  ['adicionar hab', ['Nova habilidade']],
])('«%s» leads to %j (B16)', (query, labels) => {
  expect(found(query)).toEqual(labels)
})

it('before anything is typed one record of each module is offered (B16)', () => {
  expect(findActions('', false)[0]).toMatchObject({
    label: 'Criar',
    rows: [
      { label: 'Nova candidatura' },
      { label: 'Nova transação' },
      { label: 'Nova habilidade' },
      { label: 'Novo item de leitura' },
      { label: 'Nova disciplina' },
    ],
  })
})

it('a guest is not offered what needs an account (B16)', () => {
  for (const query of ['sair', 'meus dados', 'despesa', 'metas'])
    expect(found(query, true).filter((label) => label !== 'Plano de Desenvolvimento')).toEqual([])
  expect(found('tema', true)).toEqual(['Mudar o tema'])
})
