import { LOADING, ready, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'
import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useLive } from './use-live.ts'

/** A query whose snapshots the test gives, shown as its data. */
function showQuery() {
  let [snapshot, onChange]: [Snapshot<string>, () => void] = [LOADING, () => undefined]
  const query: LiveQuery<string> = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      onChange = listener
      return () => undefined
    },
  }
  const Shown = () => {
    const now = useLive(query)
    return <p>{now.status === 'ready' ? now.data : 'carregando'}</p>
  }
  render(<Shown />)
  const give = (next: Snapshot<string>) => {
    snapshot = next
    onChange()
  }
  return { give, shown: () => screen.getByRole('paragraph').textContent }
}

test('the first data does not hold the browser up, and each change of it is shown at once (P7)', async () => {
  const { give, shown } = showQuery()
  await act(async () => {
    flushSync(() => give(ready('três livros')))
    expect(shown()).toBe('carregando')
  })
  expect(shown()).toBe('três livros')
  await act(async () => {
    flushSync(() => give(ready('dois livros')))
    expect(shown()).toBe('dois livros')
    flushSync(() => give(LOADING))
    expect(shown()).toBe('carregando')
  })
})
