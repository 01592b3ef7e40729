import { describe, expect, it } from 'vitest'
import { INSTITUTIONS, slotsOf } from './institutions.ts'
import { parseTable, printTable } from './slots.ts'

const CODED = INSTITUTIONS.map(({ id }) => [id, slotsOf(id)] as const).filter(
  ([, slots]) => slots.M.length > 0,
)
const OWN = 'M 07:00-07:50 07:50-08:40\nN 19:00-20:30'

describe('a table of class hours (S2)', () => {
  it('has a line for each shift', () => {
    expect(parseTable(OWN)).toEqual({
      ok: {
        M: [
          { numero: 1, inicio: '07:00', fim: '07:50' },
          { numero: 2, inicio: '07:50', fim: '08:40' },
        ],
        T: [],
        N: [{ numero: 1, inicio: '19:00', fim: '20:30' }],
      },
    })
  })

  it('says where it does not begin with number 1', () => {
    const parsed = parseTable('T0 12:00-13:00 12:30-13:30')
    expect(parsed).toMatchObject({ ok: { T: [{ numero: 0 }, { numero: 1, inicio: '12:30' }] } })
    expect('ok' in parsed && printTable(parsed.ok)).toBe('T0 12:00-13:00 12:30-13:30')
  })

  it('is read however it is spaced, in small letters and with commas too', () => {
    expect(parseTable('\n n:  19:00–20:30 \r\n\r\nm 07:00-07:50, 07:50-08:40')).toEqual(parseTable(OWN))
  })

  it.each(['M 7:00-7:50 7:50 - 8:40', 'm 07:00 – 07:50, 07:50—08:40', 'M 7h-7h50 7h50-8h40'])(
    'is read from %j, and printed alike',
    (text) => {
      const parsed = parseTable(text)
      expect('ok' in parsed && printTable(parsed.ok)).toBe('M 07:00-07:50 07:50-08:40')
    },
  )

  it.each([
    ['', 'Escreva os horários de ao menos um turno, como M 07:00-07:50 07:50-08:40'],
    ['M', 'Escreva os horários de ao menos um turno, como M 07:00-07:50 07:50-08:40'],
    ['07:00-07:50', 'Linha 1, «07:00-07:50»: comece com o turno (M, T ou N)'],
    ['M 07:00-07:50\n\nm 08:00-08:50', 'Linha 3, «m»: este turno já tem a sua linha'],
    ['M 07:00-07:50\nT 13h', 'Linha 2, «13h»: escreva como 07:00-07:50'],
    ['M 7h - 7h75', 'Linha 1, «7h-7h75»: escreva como 07:00-07:50'],
    ['M 10h-9h', 'Linha 1, «10h-9h»: o fim vem antes do início'],
    ['M 07:00-24:00', 'Linha 1, «07:00-24:00»: escreva como 07:00-07:50'],
    ['M 07:50-07:50', 'Linha 1, «07:50-07:50»: o fim vem antes do início'],
    ['M 08:00-08:50 07:00-07:50', 'Linha 1, «07:00-07:50»: está fora de ordem'],
    [`M9 07:00-07:50 08:00-08:50`, 'Linha 1, «08:00-08:50»: o último horário de um turno é o 9'],
  ])('%j: %s', (text, error) => {
    expect(parseTable(text)).toEqual({ error })
  })
})

describe('what the table of a subject means (S2)', () => {
  it('is UFRN where none was chosen', () => {
    expect(slotsOf('')).toBe(slotsOf('ufrn'))
    expect(INSTITUTIONS[0]).toMatchObject({ id: 'ufrn', name: 'UFRN (SIGAA)' })
    expect(slotsOf('').M[2]).toEqual({ numero: 3, inicio: '08:55', fim: '09:45' })
  })

  it('is an institution, or the text of an own table', () => {
    expect(slotsOf('unb').M[0]).toEqual({ numero: 1, inicio: '08:00', fim: '08:55' })
    expect(slotsOf('ufc').N.at(-1)).toEqual({ numero: 9, inicio: '21:30', fim: '22:30' })
    expect(slotsOf(OWN).N).toEqual([{ numero: 1, inicio: '19:00', fim: '20:30' }])
  })

  it('has no hours where it is damaged', () => {
    expect(slotsOf('M 25:00')).toEqual({ M: [], T: [], N: [] })
  })

  it('has no hours of an institution that writes them in words, and none of another one', () => {
    for (const tabela of ['ufabc', 'ufmg', 'usp']) expect(slotsOf(tabela)).toEqual({ M: [], T: [], N: [] })
  })

  it('of IFRN has the afternoon as V', () => {
    expect(slotsOf('ifrn').T[2]).toEqual({ numero: 3, inicio: '14:50', fim: '15:35' })
    expect(parseTable('V 13:00-13:45')).toEqual(parseTable('T 13:00-13:45'))
  })

  it.each(CODED)('of %s can be printed, edited and stored as an own table', (_, slots) => {
    expect(slotsOf(printTable(slots))).toEqual(slots)
    expect(printTable(slots).length).toBeLessThan(2_000)
  })
})
