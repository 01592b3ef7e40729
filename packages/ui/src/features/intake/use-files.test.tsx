import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import type { ChosenColumns } from '@caderno/domain/intake'
import type { ReadRequest } from './reader.ts'
import { useFiles } from './use-files.ts'

vi.mock('../../components/layout/page-stands.ts', () => ({ whenPageIsIdle: (task: () => void) => task() }))
afterEach(() => vi.unstubAllGlobals())

const TABLE = { header: ['Quando', 'Quanto'], sample: [] }
const columnsBy = (dates: ChosenColumns['dates']): ChosenColumns => ({
  kind: 'statement',
  columns: ['data', 'valor'],
  dates,
})

/** Shows the hook with workers that read nothing in any file. */
async function showFiles() {
  const workers: FakeWorker[] = []
  /** What it would answer about columns, in the order in which it was asked. */
  const held: (() => void)[] = []
  class FakeWorker extends EventTarget {
    terminate = vi.fn()
    constructor() {
      super()
      workers.push(this)
    }
    postMessage({ id, columns }: ReadRequest) {
      const data = columns
        ? { id, formats: [], table: TABLE, read: columns }
        : { id, formats: [], fault: 'Vazio.' }
      const answer = () => this.dispatchEvent(new MessageEvent('message', { data }))
      if (columns) held.push(answer)
      else answer()
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  const services = Promise.resolve(fakeServices())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
  const { result, unmount } = await act(async () => renderHook(() => useFiles(), { wrapper }))
  const open = (name: string) => act(async () => result.current.open([new File(['x'], name)]))
  const give = (columns: ChosenColumns) =>
    act(async () => result.current.chooseColumns(result.current.files[0]!, columns))
  const answer = (which: number) => act(async () => held[which]!())
  const sign = (unsigned: ChosenColumns['unsigned']) =>
    act(async () => result.current.chooseSign(result.current.files[0]!, unsigned))
  return {
    workers,
    open,
    give,
    answer,
    sign,
    first: () => result.current.files[0],
    unmount,
    files: () => result.current.files.map(({ name, fault }) => [name, fault]),
  }
}

test('the reader is there before the first file, reads one after the other, and goes with the page (Y6)', async () => {
  const { workers, open, unmount, files } = await showFiles()
  expect(workers).toHaveLength(1)
  await open('a.csv')
  await open('b.csv')
  expect(files()).toEqual([
    ['a.csv', 'Vazio.'],
    ['b.csv', 'Vazio.'],
  ])
  expect(workers).toHaveLength(1)
  unmount()
  expect(workers[0]!.terminate).toHaveBeenCalled()
})

test('a reader that did not come before the first file is asked for again with it (I1)', async () => {
  const { workers, open, files } = await showFiles()
  act(() => void workers[0]!.dispatchEvent(new Event('error')))
  await open('a.csv')
  expect(workers).toHaveLength(2)
  expect(files()).toEqual([['a.csv', 'Vazio.']])
})

test('of columns that are chosen while others are read the last ones count, and nothing is current before (I13)', async () => {
  const { open, give, sign, answer, first } = await showFiles()
  await open('a.csv')
  await give(columnsBy('day-first'))
  await give(columnsBy('month-first'))
  await sign('leaves')
  expect(first()?.rereading).toBeDefined()
  await answer(1)
  const read = columnsBy('month-first')
  expect(first()).toMatchObject({ read, columns: { ...read, unsigned: 'leaves' } })
  expect(first()?.rereading).toBeUndefined()
  await answer(0)
  expect(first()).toMatchObject({ read })
})
