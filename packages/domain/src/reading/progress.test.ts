import { describe, expect, it } from 'vitest'
import {
  applyEdit,
  chooseStatus,
  newReading,
  percentRead,
  rate,
  readAgain,
  stepPages,
  turnTo,
} from './progress.ts'
import { NEW_READING, READING_STATUSES, type ReadingDraft } from './reading.ts'

const TODAY = '2026-11-20'
const book = (over: Partial<ReadingDraft> = {}): ReadingDraft => ({
  ...NEW_READING,
  titulo: 'Torto Arado',
  paginasTotal: 262,
  ...over,
})

describe('turning to a page', () => {
  it('starts an item that was not started', () => {
    expect(turnTo(book(), 168, TODAY)).toEqual({ paginasLidas: 168, status: 'Lendo' })
  })

  it('on the last page concludes it today, or on the day that is already there', () => {
    const started = book({ paginasLidas: 168, status: 'Lendo' })
    expect(turnTo(started, 262, TODAY)).toEqual({
      paginasLidas: 262,
      status: 'Concluído',
      dataTermino: TODAY,
    })
    expect(turnTo({ ...started, dataTermino: '2026-11-02' }, 262, TODAY)).toEqual({
      paginasLidas: 262,
      status: 'Concluído',
    })
  })

  it('back from the end reads on and forgets the end date (D9)', () => {
    const done = book({ paginasLidas: 262, status: 'Concluído', dataTermino: '2026-11-02' })
    expect(stepPages(done, -62, TODAY)).toEqual({ paginasLidas: 200, status: 'Lendo', dataTermino: '' })
    expect(stepPages(done, -262, TODAY)).toEqual({
      paginasLidas: 0,
      status: 'Não Iniciado',
      dataTermino: '',
    })
  })

  it('typed before the end of what was finished on an earlier day reads it again, and keeps that finish', () => {
    const done = book({
      paginasLidas: 262,
      status: 'Concluído',
      dataInicio: '2024-03-01',
      dataTermino: '2024-04-10',
    })
    const leituras = [{ inicio: '2024-03-01', fim: '2024-04-10' }]
    expect(turnTo(done, 30, TODAY)).toEqual({
      paginasLidas: 30,
      status: 'Lendo',
      dataInicio: '',
      dataTermino: '',
      leituras,
    })
    expect(turnTo(done, 0, TODAY)).toMatchObject({ status: 'Não Iniciado', leituras })
    expect(applyEdit(done, { paginasLidas: 30 }, TODAY)).toMatchObject({ dataInicio: '', leituras })
    expect(applyEdit({ ...done, paginasLidas: 900 }, { titulo: 'Outro' }, TODAY)).toEqual({ titulo: 'Outro' })
    const begun = { paginasLidas: 30, dataInicio: '2026-11-15' }
    expect(applyEdit(done, begun, TODAY)).toMatchObject({ ...begun, leituras })
    expect(turnTo({ ...done, dataTermino: TODAY }, 30, TODAY)).toEqual({
      paginasLidas: 30,
      status: 'Lendo',
      dataTermino: '',
    })
  })

  it.each(['Pausado', 'Abandonado'] as const)('leaves %s alone between the covers (D9)', (status) => {
    const item = book({ paginasLidas: 100, status })
    expect(turnTo(item, 110, TODAY)).toEqual({ paginasLidas: 110 })
    expect(turnTo(item, 0, TODAY)).toEqual({ paginasLidas: 0, status: 'Não Iniciado' })
    expect(turnTo(item, 262, TODAY)).toEqual({ paginasLidas: 262, status: 'Concluído', dataTermino: TODAY })
  })

  it('stays between 0 and the total, and writes nothing where nothing changes', () => {
    expect(turnTo(book({ paginasLidas: 5, status: 'Lendo' }), -7, TODAY)).toMatchObject({ paginasLidas: 0 })
    expect(turnTo(book(), 9999, TODAY)).toMatchObject({ paginasLidas: 262 })
    expect(turnTo(book(), Number.NaN, TODAY)).toEqual({})
    expect(turnTo(book(), 12.9, TODAY)).toMatchObject({ paginasLidas: 12 })
    expect(turnTo(book({ paginasLidas: 40, status: 'Lendo' }), 40, TODAY)).toEqual({})
  })

  it.each(READING_STATUSES)('leaves the status %s to the user when there are no pages (D9)', (status) => {
    expect(turnTo(book({ paginasTotal: 0, status }), 10, TODAY)).toEqual({})
  })

  it('of a single page goes from not started to concluded', () => {
    expect(turnTo(book({ paginasTotal: 1 }), 1, TODAY)).toEqual({
      paginasLidas: 1,
      status: 'Concluído',
      dataTermino: TODAY,
    })
  })
})

describe('stepping', () => {
  it('goes ten pages on from where the bookmark is shown, also when a stored one lies beyond the end', () => {
    expect(stepPages(book({ paginasLidas: 168, status: 'Lendo' }), 10, TODAY)).toEqual({ paginasLidas: 178 })
    expect(
      stepPages(book({ paginasLidas: 500, status: 'Concluído', dataTermino: TODAY }), -10, TODAY),
    ).toEqual({
      paginasLidas: 252,
      status: 'Lendo',
      dataTermino: '',
    })
    expect(stepPages(book({ paginasLidas: 4, status: 'Lendo' }), -10, TODAY)).toEqual({
      paginasLidas: 0,
      status: 'Não Iniciado',
    })
  })
})

describe('choosing a status', () => {
  it('leaves the pages alone and keeps the end date in step', () => {
    const item = book({ paginasLidas: 100, status: 'Lendo' })
    expect(chooseStatus(item, 'Concluído', TODAY)).toEqual({ status: 'Concluído', dataTermino: TODAY })
    expect(chooseStatus({ ...item, status: 'Concluído', dataTermino: TODAY }, 'Lendo', TODAY)).toEqual({
      status: 'Lendo',
      dataTermino: '',
    })
    expect(chooseStatus({ ...item, dataTermino: '2026-11-01' }, 'Pausado', TODAY)).toEqual({
      status: 'Pausado',
    })
    expect(chooseStatus(item, 'Lendo', TODAY)).toEqual({})
  })
})

describe('reading again (D9)', () => {
  const done = book({
    paginasLidas: 262,
    status: 'Concluído',
    dataInicio: '2024-03-01',
    dataTermino: '2024-04-10',
  })
  const begun = {
    paginasLidas: 0,
    status: 'Lendo',
    dataInicio: TODAY,
    dataTermino: '',
    leituras: [{ inicio: '2024-03-01', fim: '2024-04-10' }],
  }

  it('begins on the first page, today, by «Ler de novo» or by «Lendo»', () => {
    expect(readAgain(done, TODAY)).toEqual(begun)
    expect(chooseStatus(done, 'Lendo', TODAY)).toEqual(begun)
    expect(applyEdit(done, { status: 'Lendo' }, TODAY)).toEqual(begun)
    expect(applyEdit(done, { status: 'Lendo', paginasLidas: 12, dataInicio: '2026-11-01' }, TODAY)).toEqual({
      ...begun,
      paginasLidas: 12,
      dataInicio: '2026-11-01',
    })
  })

  it('of what was finished today is asked for: «Lendo» puts a slip right', () => {
    const today = { ...done, dataTermino: TODAY }
    expect(chooseStatus(today, 'Lendo', TODAY)).toEqual({ status: 'Lendo', dataTermino: '' })
    expect(readAgain(today, TODAY).leituras).toEqual([{ inicio: '2024-03-01', fim: TODAY }])
    expect(readAgain({ ...done, dataTermino: '' }, TODAY).leituras).toBeUndefined()
    expect(readAgain(book({ status: 'Lendo' }), TODAY)).toEqual({})
  })

  it('is not begun by giving up or by pausing', () => {
    expect(chooseStatus(done, 'Abandonado', TODAY)).toEqual({ status: 'Abandonado', dataTermino: '' })
    expect(chooseStatus(done, 'Pausado', TODAY)).toEqual({ status: 'Pausado', dataTermino: '' })
  })

  it('takes an earlier one away and keeps the last, in one dialog', () => {
    const twice = { ...done, leituras: [{ inicio: '', fim: '2020-01-01' }] }
    expect(applyEdit(twice, { leituras: [], paginasLidas: 5 }, TODAY)).toMatchObject({
      leituras: [{ inicio: '2024-03-01', fim: '2024-04-10' }],
      paginasLidas: 5,
    })
  })
})

describe('rating', () => {
  it.each([
    [5, 5],
    [0, 0],
    [9, 5],
    [-3, 0],
    [3.4, 3],
    [Number.NaN, 0],
  ])('%s gives %s', (stars, kept) => {
    expect(rate({ avaliacao: 1 }, stars)).toEqual({ avaliacao: kept })
  })
})

describe('the dialog', () => {
  const item = book({ paginasLidas: 100, status: 'Lendo' })

  it('lets the status follow when the pages or the total changed and the status did not', () => {
    expect(applyEdit(item, { paginasTotal: 100 }, TODAY)).toEqual({
      paginasTotal: 100,
      status: 'Concluído',
      dataTermino: TODAY,
    })
    expect(applyEdit(item, { paginasLidas: 0 }, TODAY)).toEqual({ paginasLidas: 0, status: 'Não Iniciado' })
    expect(applyEdit(item, { titulo: 'Outro' }, TODAY)).toEqual({ titulo: 'Outro' })
  })

  it('keeps a chosen status, whatever the pages say', () => {
    expect(applyEdit(item, { paginasLidas: 262, status: 'Pausado' }, TODAY)).toEqual({
      paginasLidas: 262,
      status: 'Pausado',
    })
    expect(applyEdit(item, { status: 'Concluído' }, TODAY)).toEqual({
      status: 'Concluído',
      dataTermino: TODAY,
    })
    expect(applyEdit(item, { status: 'Concluído', dataTermino: '2026-10-01' }, TODAY)).toEqual({
      status: 'Concluído',
      dataTermino: '2026-10-01',
    })
  })

  it('clears the end date of what is concluded no more', () => {
    const done = book({ paginasLidas: 262, status: 'Concluído', dataTermino: '2026-10-01' })
    expect(applyEdit(done, { status: 'Abandonado' }, TODAY)).toEqual({
      status: 'Abandonado',
      dataTermino: '',
    })
    expect(applyEdit({ ...done, dataTermino: TODAY }, { paginasLidas: 10 }, TODAY)).toEqual({
      paginasLidas: 10,
      status: 'Lendo',
      dataTermino: '',
    })
  })

  it('keeps the end where only the number of pages is put right', () => {
    const done = book({ paginasLidas: 262, status: 'Concluído', dataTermino: '2026-10-01' })
    expect(applyEdit(done, { paginasTotal: 300 }, TODAY)).toEqual({ paginasTotal: 300, paginasLidas: 300 })
    expect(applyEdit(done, { paginasTotal: 100 }, TODAY)).toEqual({ paginasTotal: 100, paginasLidas: 100 })
    expect(applyEdit({ ...done, paginasLidas: 40 }, { paginasTotal: 300 }, TODAY)).toEqual({
      paginasTotal: 300,
    })
  })

  it('clamps the pages to a smaller total, and to none when the total goes', () => {
    expect(applyEdit(item, { paginasTotal: 80 }, TODAY)).toMatchObject({
      paginasLidas: 80,
      status: 'Concluído',
    })
    expect(applyEdit(item, { paginasTotal: 0 }, TODAY)).toEqual({ paginasTotal: 0, paginasLidas: 0 })
  })

  it('never sets the start date by itself (D9)', () => {
    expect(newReading(book({ paginasLidas: 10 }), TODAY).dataInicio).toBe('')
  })

  it('adds a new item by the same rules', () => {
    expect(newReading({ ...NEW_READING, titulo: 'Só o título' }, TODAY)).toEqual({
      ...NEW_READING,
      titulo: 'Só o título',
    })
    expect(newReading(book({ paginasLidas: 168 }), TODAY)).toMatchObject({
      status: 'Lendo',
      paginasLidas: 168,
    })
    expect(newReading(book({ paginasLidas: 300 }), TODAY)).toMatchObject({
      status: 'Concluído',
      paginasLidas: 262,
      dataTermino: TODAY,
    })
    expect(newReading(book({ paginasTotal: 0, paginasLidas: 50 }), TODAY)).toMatchObject({
      status: 'Não Iniciado',
      paginasLidas: 0,
    })
    expect(newReading(book({ status: 'Concluído' }), TODAY)).toMatchObject({
      status: 'Concluído',
      paginasLidas: 0,
      dataTermino: TODAY,
    })
  })
})

describe('percent read', () => {
  it.each([
    [0, 262, 0],
    [261, 262, 99],
    [262, 262, 100],
    [500, 262, 100],
    [5, 0, 0],
    [1, 1, 100],
  ])('%s of %s is %s', (paginasLidas, paginasTotal, percent) => {
    expect(percentRead({ paginasLidas, paginasTotal })).toBe(percent)
  })
})
