import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { applyEdit, chooseStatus, newReading, pageOf, rate, stepPages, turnTo } from './progress.ts'
import { MAX_PAGES, NEW_READING, READING_STATUSES, type ReadingDraft, type ReadingStatus } from './reading.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(300, 20_000) }
const total = fc.oneof(fc.constantFrom(0, 1, 2, 10, MAX_PAGES), fc.nat(MAX_PAGES))
const page = fc.oneof(fc.constantFrom(0, 1, 2, 9, 10, 11), fc.nat(MAX_PAGES))
const status = fc.constantFrom(...READING_STATUSES)
const end = fc.constantFrom('', '2026-10-01', TODAY)
const reading: fc.Arbitrary<ReadingDraft> = fc
  .record({
    paginasTotal: total,
    paginasLidas: page,
    status,
    dataTermino: end,
    avaliacao: fc.integer({ min: 0, max: 5 }),
  })
  .map((over) => ({ ...NEW_READING, titulo: 'x', ...over }))

/** Section 4 and D9 as a table: where the page stands × the status before → the status after. */
const TABLE: Record<'first' | 'between' | 'last', Record<ReadingStatus, ReadingStatus>> = {
  first: {
    'Não Iniciado': 'Não Iniciado',
    Lendo: 'Não Iniciado',
    Pausado: 'Não Iniciado',
    Concluído: 'Não Iniciado',
    Abandonado: 'Não Iniciado',
  },
  between: {
    'Não Iniciado': 'Lendo',
    Lendo: 'Lendo',
    Pausado: 'Pausado',
    Concluído: 'Lendo',
    Abandonado: 'Abandonado',
  },
  last: {
    'Não Iniciado': 'Concluído',
    Lendo: 'Concluído',
    Pausado: 'Concluído',
    Concluído: 'Concluído',
    Abandonado: 'Concluído',
  },
}

/** Turns leaf by leaf from the first page, as slowly as a hand. */
function slowTurn(before: ReadingDraft, wanted: number): ReadingDraft {
  if (before.paginasTotal === 0) return { ...before, paginasLidas: 0 }
  let paginasLidas = 0
  while (paginasLidas < wanted && paginasLidas < before.paginasTotal) paginasLidas += 1
  const row = paginasLidas === before.paginasTotal ? 'last' : paginasLidas === 0 ? 'first' : 'between'
  const after = TABLE[row][before.status]
  const finished = before.dataTermino === '' ? TODAY : before.dataTermino
  const left = before.status === 'Concluído' && after !== 'Concluído'
  return {
    ...before,
    paginasLidas,
    status: after,
    dataTermino: after === 'Concluído' ? finished : left ? '' : before.dataTermino,
  }
}

test('turning to any page of any item in any status is what the table says', () => {
  fc.assert(
    fc.property(reading, fc.integer({ min: -20, max: MAX_PAGES + 20 }), (before, wanted) => {
      expect({ ...before, ...turnTo(before, wanted, TODAY) }).toEqual(slowTurn(before, wanted))
    }),
    many,
  )
})

test('turning twice is turning once, and the second time writes nothing', () => {
  fc.assert(
    fc.property(reading, fc.integer({ min: -20, max: MAX_PAGES + 20 }), (before, wanted) => {
      const once = { ...before, ...turnTo(before, wanted, TODAY) }
      expect(turnTo(once, wanted, TODAY)).toEqual({})
    }),
    many,
  )
})

test('any walk of steps stays between the covers, and a Concluído item has its end date', () => {
  const step = fc.oneof(fc.constantFrom(10, -10), fc.integer({ min: -300, max: 300 }))
  fc.assert(
    fc.property(reading, fc.array(step, { minLength: 1, maxLength: 30 }), (start, steps) => {
      const after = steps.reduce<ReadingDraft>(
        (now, pages) => ({ ...now, ...stepPages(now, pages, TODAY) }),
        start,
      )
      expect(after.paginasLidas).toBeGreaterThanOrEqual(0)
      expect(after.paginasLidas).toBeLessThanOrEqual(after.paginasTotal)
      if (after.paginasTotal > 0)
        expect(after.status === 'Concluído').toBe(after.paginasLidas === after.paginasTotal)
      if (after.paginasTotal > 0 && after.status === 'Concluído') expect(after.dataTermino).not.toBe('')
    }),
    many,
  )
})

test('+10 and −10 undo each other wherever both fit', () => {
  fc.assert(
    fc.property(reading, (before) => {
      fc.pre(before.paginasLidas + 10 <= before.paginasTotal)
      const on = { ...before, ...stepPages(before, 10, TODAY) }
      expect({ ...on, ...stepPages(on, -10, TODAY) }.paginasLidas).toBe(before.paginasLidas)
    }),
    many,
  )
})

test('a status chosen by hand stays, moves no page, and choosing it again writes nothing', () => {
  fc.assert(
    fc.property(reading, status, (before, chosen) => {
      const patch = chooseStatus(before, chosen, TODAY)
      const after = { ...before, ...patch }
      expect(after.status).toBe(chosen)
      expect(Object.keys(patch)).not.toContain('paginasLidas')
      expect(chooseStatus(after, chosen, TODAY)).toEqual({})
      if (chosen === 'Concluído') expect(after.dataTermino).toBe(before.dataTermino || TODAY)
      else if (before.status === 'Concluído') expect(after.dataTermino).toBe('')
      else expect(after.dataTermino).toBe(before.dataTermino)
    }),
    many,
  )
})

test('a rating is 0 to 5 and writes only itself', () => {
  fc.assert(
    fc.property(reading, fc.double(), (before, stars) => {
      const patch = rate(before, stars)
      expect(Object.keys(patch).filter((key) => key !== 'avaliacao')).toEqual([])
      expect([0, 1, 2, 3, 4, 5]).toContain({ ...before, ...patch }.avaliacao)
    }),
    many,
  )
})

const edit: fc.Arbitrary<Partial<ReadingDraft>> = fc.record(
  {
    titulo: fc.constantFrom('a', 'b'),
    paginasTotal: total,
    paginasLidas: page,
    status,
    dataTermino: end,
    notas: fc.string(),
  },
  { requiredKeys: [] },
)

test('the dialog writes what was changed and what follows from it, and nothing else', () => {
  fc.assert(
    fc.property(reading, edit, (current, changes) => {
      const patch = applyEdit(current, changes, TODAY)
      const paged = 'paginasLidas' in changes || 'paginasTotal' in changes
      const may = [
        ...Object.keys(changes),
        ...('status' in changes || paged ? ['dataTermino', 'paginasLidas'] : []),
        ...(paged ? ['status'] : []),
      ]
      expect(may).toEqual(expect.arrayContaining(Object.keys(patch)))
      for (const [key, value] of Object.entries(patch))
        expect(value).not.toBe(current[key as keyof ReadingDraft])
    }),
    many,
  )
})

test('in the dialog a chosen status wins, and otherwise the page rule holds', () => {
  fc.assert(
    fc.property(reading, edit, (current, changes) => {
      const after = { ...current, ...applyEdit(current, changes, TODAY) }
      const paged = 'paginasLidas' in changes || 'paginasTotal' in changes
      if (changes.status) expect(after.status).toBe(changes.status)
      else if (paged)
        expect(after).toEqual(slowTurn({ ...current, ...changes }, { ...current, ...changes }.paginasLidas))
      else expect(after).toEqual({ ...current, ...changes })
      if (changes.status || paged) expect(after.paginasLidas).toBe(pageOf({ ...current, ...changes }))
    }),
    many,
  )
})

test('a new item is the same however often it goes through the rules', () => {
  fc.assert(
    fc.property(reading, (typed) => {
      const once = newReading(typed, TODAY)
      expect(newReading(once, TODAY)).toEqual(once)
    }),
    many,
  )
})
