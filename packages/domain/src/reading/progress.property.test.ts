import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import {
  applyEdit,
  chooseStatus,
  newReading,
  pageOf,
  pagesLogged,
  rate,
  readAgain,
  stepPages,
  turnTo,
} from './progress.ts'
import { finishesOf } from './statistics.ts'
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

/** Finished on an earlier day, which a new reading keeps. */
const wasFinished = ({ status, dataTermino }: ReadingDraft) =>
  status === 'Concluído' && dataTermino !== '' && dataTermino < TODAY

/** The same, with the finish of before where it is read again. */
function typedTurn(before: ReadingDraft, wanted: number): ReadingDraft {
  const after = slowTurn(before, wanted)
  if (!wasFinished(before) || after.status === 'Concluído') return after
  const { dataInicio: inicio, dataTermino: fim } = before
  return { ...after, dataInicio: '', leituras: [...before.leituras, { inicio, fim }] }
}

test('turning to any page of any item in any status is what the table says (§4.6)', () => {
  fc.assert(
    fc.property(reading, fc.integer({ min: -20, max: MAX_PAGES + 20 }), (before, wanted) => {
      expect({ ...before, ...turnTo(before, wanted, TODAY) }).toEqual(typedTurn(before, wanted))
      const stepped = { ...before, ...stepPages(before, wanted - pageOf(before), TODAY) }
      expect(stepped).toEqual(slowTurn(before, wanted))
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

test('any walk of steps stays between the covers, and a Concluído item has its end date (§4.6)', () => {
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

test('+10 and −10 undo each other wherever both fit (§9.5)', () => {
  fc.assert(
    fc.property(reading, (before) => {
      fc.pre(before.paginasLidas + 10 <= before.paginasTotal)
      const on = { ...before, ...stepPages(before, 10, TODAY) }
      expect({ ...on, ...stepPages(on, -10, TODAY) }.paginasLidas).toBe(before.paginasLidas)
    }),
    many,
  )
})

test('a status chosen by hand stays, moves no page, and choosing it again writes nothing (D9)', () => {
  fc.assert(
    fc.property(reading, status, (before, chosen) => {
      const patch = chooseStatus(before, chosen, TODAY)
      const after = { ...before, ...patch }
      expect(after.status).toBe(chosen)
      expect(chooseStatus(after, chosen, TODAY)).toEqual({})
      if (chosen === 'Lendo' && wasFinished(before)) {
        expect(patch).toEqual(readAgain(before, TODAY))
        return
      }
      expect(after.leituras).toBe(before.leituras)
      expect(Object.keys(patch)).not.toContain('paginasLidas')
      if (chosen === 'Concluído') expect(after.dataTermino).toBe(before.dataTermino || TODAY)
      else if (before.status === 'Concluído') expect(after.dataTermino).toBe('')
      else expect(after.dataTermino).toBe(before.dataTermino)
    }),
    many,
  )
})

test('a rating is 0 to 5 and writes only itself (§5.8, §9.5)', () => {
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
        ...(wasFinished(current) ? ['leituras', 'dataInicio'] : []),
      ]
      expect(may).toEqual(expect.arrayContaining(Object.keys(patch)))
      for (const [key, value] of Object.entries(patch))
        expect(value).not.toBe(current[key as keyof ReadingDraft])
    }),
    many,
  )
})

test('in the dialog a chosen status wins, and otherwise the page rule holds (D9)', () => {
  fc.assert(
    fc.property(reading, edit, (current, changes) => {
      const after = { ...current, ...applyEdit(current, changes, TODAY) }
      const paged = 'paginasLidas' in changes || 'paginasTotal' in changes
      const isFinished = current.status === 'Concluído'
      if (changes.status) expect(after.status).toBe(changes.status)
      else if (!paged) expect(after).toEqual({ ...current, ...changes })
      else if (isFinished && changes.paginasLidas === undefined)
        expect(after).toMatchObject({ status: 'Concluído', leituras: current.leituras })
      else if (!wasFinished(current))
        expect(after).toEqual(slowTurn({ ...current, ...changes }, { ...current, ...changes }.paginasLidas))
      if ((changes.status || paged) && !isFinished)
        expect(after.paginasLidas).toBe(pageOf({ ...current, ...changes }))
    }),
    many,
  )
})

test('reading again adds no finish and loses none of an earlier day, however it is begun (D9)', () => {
  const ways: readonly ((before: ReadingDraft, page: number) => Partial<ReadingDraft>)[] = [
    (before, wanted) => turnTo(before, wanted, TODAY),
    (before) => chooseStatus(before, 'Lendo', TODAY),
    (before) => applyEdit(before, { status: 'Lendo' }, TODAY),
    (before, wanted) => applyEdit(before, { paginasLidas: wanted }, TODAY),
    (before, wanted) => applyEdit(before, { paginasTotal: wanted }, TODAY),
    (before) => readAgain(before, TODAY),
  ]
  fc.assert(
    fc.property(reading, fc.constantFrom(...ways), page, (drawn, begin, wanted) => {
      const before: ReadingDraft = { ...drawn, status: 'Concluído', dataTermino: '2026-10-01' }
      const after = { ...before, ...begin(before, wanted) }
      expect(finishesOf(after)).toEqual(finishesOf(before))
    }),
    many,
  )
})

test('another number of pages never unreads what was finished, and says nothing of the day (D9)', () => {
  fc.assert(
    fc.property(reading, total, (drawn, corrected) => {
      const before: ReadingDraft = { ...drawn, status: 'Concluído' }
      const patch = applyEdit(before, { paginasTotal: corrected }, TODAY)
      const after = { ...before, ...patch }
      expect(after).toMatchObject({ status: 'Concluído', dataTermino: before.dataTermino, leituras: [] })
      expect(after.paginasLidas).toBeLessThanOrEqual(corrected)
      if (pageOf(before) === before.paginasTotal) expect(after.paginasLidas).toBe(corrected)
      expect(pagesLogged(before, patch, TODAY)).toEqual({})
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
