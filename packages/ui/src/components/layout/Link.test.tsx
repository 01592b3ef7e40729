import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Link } from './Link.tsx'

const Here = () => {
  const { pathname, search, state } = useLocation()
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}
const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/']}>
      {link}
      <Here />
    </MemoryRouter>,
  )

test('follows its address inside the app and hands its state on', async () => {
  show(
    <Link to="/leitura?aba=lista" state={{ returnTo: '/x' }}>
      Leitura
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'Leitura' })).toHaveAttribute('href', '/leitura?aba=lista')
  await userEvent.click(screen.getByRole('link', { name: 'Leitura' }))
  expect(screen.getByText('/leitura?aba=lista {"returnTo":"/x"}')).toBeInTheDocument()
})

test('leaves a click with a modifier key to the browser', async () => {
  const user = userEvent.setup()
  const seen = vi.fn((event: Event) => event.defaultPrevented)
  show(<Link to="/leitura">Leitura</Link>)
  document.addEventListener('click', seen, { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link'))
  await user.keyboard('{/Control}')
  expect(seen).toHaveReturnedWith(false)
  expect(screen.getByText('/ null')).toBeInTheDocument()
})

test('a listener that prevents the click keeps the page', async () => {
  show(
    <Link to="/leitura" onClick={(event) => event.preventDefault()}>
      Leitura
    </Link>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(screen.getByText('/ null')).toBeInTheDocument()
})
