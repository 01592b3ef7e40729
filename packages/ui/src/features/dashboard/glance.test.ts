import { failed, LOADING, ready, AppError } from '@caderno/domain/kernel'
import { aReading } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { dayInWords, glanceOf } from './glance.ts'

const now = new Date(2026, 10, 20, 9)
const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`

describe('glanceOf', () => {
  it('shows what is being read, the last touched first, and no more than four', () => {
    const shelf = [3, 7, 1, 9, 5].map((day) => aReading({ id: `r${day}`, dataAtualizacao: on(day) }))
    const glance = glanceOf(ready([...shelf, aReading({ id: 'fim', status: 'Concluído', dataAtualizacao: on(19) })]), now)
    expect(glance).toMatchObject({ open: [{ id: 'r9' }, { id: 'r7' }, { id: 'r5' }, { id: 'r3' }], figures: { reading: 5, total: 6 } })
  })

  it('counts what was finished this year', () => {
    const finished = (dataTermino: string) => aReading({ status: 'Concluído', dataTermino })
    expect(glanceOf(ready([finished('2026-01-02'), finished('2025-12-31')]), now)).toMatchObject({ figures: { finishedInYear: 1, finished: 2 } })
  })

  it('keeps the last data after a failure, and tells loading from failed', () => {
    const error = new AppError('storage-unavailable')
    expect(glanceOf(failed(error, ready([aReading()])), now)).toMatchObject({ open: [{ titulo: 'Dom Casmurro' }] })
    expect(glanceOf(failed(error), now)).toBe('failed')
    expect(glanceOf(LOADING, now)).toBe('loading')
  })
})

describe('dayInWords', () => {
  it.each([
    [new Date(2026, 10, 20, 0, 0), 'Sexta-feira, 20 de novembro'],
    [new Date(2026, 2, 1, 23, 59), 'Domingo, 1 de março'],
  ])('%s', (instant, words) => {
    expect(dayInWords(instant)).toBe(words)
  })
})
