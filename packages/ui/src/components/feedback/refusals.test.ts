import type { AppErrorCode } from '@caderno/domain/kernel'
import { expect, test } from 'vitest'
import { notSaved, reasonsOf } from './refusals.ts'

const entry = (collection: string, code: AppErrorCode) =>
  ({ item: `${collection}/a`, state: 'refused', code }) as const

test.each([
  [1, '1 item não foi salvo.'],
  [2, '2 itens não foram salvos.'],
  [1_200, '1.200 itens não foram salvos.'],
])('%i refused (B2)', (count, words) => {
  expect(notSaved(count)).toBe(words)
})

test('what was refused alike is one line, in the order of the first of each (B2)', () => {
  expect(
    reasonsOf([
      entry('leitura', 'permission-denied'),
      entry('candidaturas', 'not-found'),
      entry('leitura', 'permission-denied'),
      entry('metas_carreira', 'not-found'),
      entry('leitura', 'not-found'),
    ]),
  ).toEqual([
    'Leitura (2): Esta conta não pode gravar este registro. Entre novamente e tente outra vez.',
    'Carreira (2): O registro não foi encontrado. Recarregue a página.',
    'Leitura: O registro não foi encontrado. Recarregue a página.',
  ])
})

test('a collection without a name of its own never shows its stored one (B2)', () => {
  expect(reasonsOf([entry('constructor', 'unknown')])).toEqual([
    'Outros dados: Algo deu errado. Tente novamente.',
  ])
})
