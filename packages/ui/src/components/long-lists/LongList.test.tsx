import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LongList } from './LongList.tsx'

const list = (length: number) => (
  <MantineProvider env="test">
    <LongList
      records={Array.from({ length }, (_, index) => ({ id: `r${index}` }))}
      lineHeight={50}
      className="list"
      pagesLabel="Páginas"
      pageWords={(first, last) => `${first} a ${last}`}
    >
      {({ id }) => id}
    </LongList>
  </MantineProvider>
)
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the pages end with the list, and follow it when it shrinks', async () => {
  const { rerender } = render(list(205))
  await userEvent.click(screen.getByRole('button', { name: 'Ver em páginas' }))
  expect(shown()).toHaveLength(48)
  for (let page = 2; page <= 6; page++)
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  expect(screen.getByRole('status')).toHaveTextContent('193 a 205')
  expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '205')
  rerender(list(201))
  expect(shown()).toEqual(['r192', 'r193', 'r194', 'r195', 'r196', 'r197', 'r198', 'r199', 'r200'])
  rerender(list(200))
  expect(shown()).toHaveLength(200)
  expect(screen.getByRole('list').style, 'the room of what is to come is gone').toHaveLength(0)
  expect(screen.queryByText('Ver em páginas')).toBeNull()
})

test('only what is near the window is in the page, and on paper the whole list (L10)', () => {
  render(list(500))
  expect(shown().length).toBeLessThan(500)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(shown()).toHaveLength(500)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(shown().length).toBeLessThan(500)
})
