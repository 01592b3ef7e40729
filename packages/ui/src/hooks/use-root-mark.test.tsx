import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRootMark } from './use-root-mark.ts'

const Holder = ({ stands = true }) => {
  useRootMark('atTop', stands)
  return null
}

test('the mark stands for as long as one of its holders', () => {
  const root = document.documentElement
  const first = render(<Holder />)
  const second = render(<Holder />)
  expect(root).toHaveAttribute('data-at-top')
  first.unmount()
  expect(root).toHaveAttribute('data-at-top')
  second.rerender(<Holder stands={false} />)
  expect(root).not.toHaveAttribute('data-at-top')
  second.unmount()
  expect(root).not.toHaveAttribute('data-at-top')
})
