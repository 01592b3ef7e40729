import { expect, it } from 'vitest'
import { parsePaste } from './paste.ts'

const pasted = (line: string) => parsePaste(line, { tabela: '' })[0]!

it.each([
  ['(10/01/2027 - 01/09/2026)', 'O período termina antes de começar: 10/01/2027 a 01/09/2026'],
  ['(31/02/2026 - 01/09/2026)', 'A data 31/02/2026 não existe'],
  ['(01/02/2026 - 31/06/2026)', 'A data 31/06/2026 não existe'],
  ['(01/01/1990 - 01/01/2099)', 'O período 01/01/1990 a 01/01/2099 passa de um ano e meio: confira os anos'],
])('%s: %s', (period, error) => {
  const line = `Redes 24M12 ${period} A1`
  expect(pasted(line)).toEqual({ line: 1, typed: line, text: line, error, from: 12, to: 12 + period.length })
})

it('takes a year and a half, and one day', () => {
  expect(pasted('Redes 24M12 (01/02/2026 - 01/08/2027)')).toMatchObject({
    ok: { inicio: '2026-02-01', fim: '2027-08-01' },
  })
  expect(pasted('Redes 24M12 01/02/2026 a 01/02/2026')).toMatchObject({ ok: { fim: '2026-02-01' } })
})
