import { expect, test } from 'vitest'
import { checkBalance } from './statement.ts'

const lines = [
  { at: 1, none: 'Cabeçalho' },
  { at: 2, item: { data: '2026-07-01', centavos: -1000, descricao: 'Pão' } },
  { at: 3, refused: 'O valor está em branco.' },
  { at: 4, item: { data: '2026-07-02', centavos: 300, descricao: 'Pix' } },
]

test('the balances agree, or differ by what is missing', () => {
  const agreed = { inicial: 5000, movimento: -700, final: 4300, difference: 0, isHundredth: false }
  expect(checkBalance({ lines, saldo: { inicial: 5000, final: 4300 } })).toEqual(agreed)
  expect(checkBalance({ lines, saldo: { inicial: 5000, final: 4000 } })).toMatchObject({ difference: 300 })
})

test('a closing balance without its decimal mark is a hundred times too large', () => {
  const saldo = { inicial: 5000, final: 430_000 }
  expect(checkBalance({ lines, saldo })).toMatchObject({ final: 4300, difference: 0, isHundredth: true })
})

test('an opening balance that the file does not name is the one of the account, where that is known', () => {
  expect(checkBalance({ lines, saldo: { final: 4300 } })).toBeUndefined()
  expect(checkBalance({ lines, saldo: { inicial: 5000 } })).toBeUndefined()
  expect(checkBalance({ lines })).toBeUndefined()
  expect(checkBalance({ lines, saldo: { final: 4300 } }, 5000)).toMatchObject({ difference: 0 })
  expect(checkBalance({ lines, saldo: { final: 430_000 } }, 5000)).toMatchObject({ isHundredth: true })
  expect(checkBalance({ lines, saldo: { inicial: 5000, final: 4300 } }, 1)).toMatchObject({ inicial: 5000 })
})
