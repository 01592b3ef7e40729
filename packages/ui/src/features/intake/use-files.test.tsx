import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import type { ReadRequest } from './reader.ts'
import { useFiles } from './use-files.ts'

vi.mock('../../components/layout/page-stands.ts', () => ({ whenPageIsIdle: (task: () => void) => task() }))
afterEach(() => vi.unstubAllGlobals())

/** Shows the hook with workers that read nothing in any file. */
async function showFiles() {
  const workers: FakeWorker[] = []
  class FakeWorker extends EventTarget {
    terminate = vi.fn()
    constructor() {
      super()
      workers.push(this)
    }
    postMessage({ id }: ReadRequest) {
      this.dispatchEvent(new MessageEvent('message', { data: { id, formats: [], fault: 'Vazio.' } }))
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  const services = Promise.resolve(fakeServices())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
  const { result, unmount } = await act(async () => renderHook(() => useFiles(), { wrapper }))
  const open = (name: string) => act(async () => result.current.open([new File(['x'], name)]))
  return { workers, open, unmount, files: () => result.current.files.map(({ name, fault }) => [name, fault]) }
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
