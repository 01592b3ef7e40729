import { MantineProvider } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FormDialog } from './FormDialog.tsx'

function Page() {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <p>{useLocation().pathname}</p>
      <FormDialog opened={opened} title="Editar" form={{ dirty: true }} onClose={() => setOpened(false)}>
        <input aria-label="Nome" data-autofocus />
      </FormDialog>
    </>
  )
}

test("the browser's back button asks first, and goes back once what was typed may go (B3)", async () => {
  window.history.replaceState({ idx: 0 }, '', '/a')
  window.history.pushState({ idx: 1 }, '', '/b')
  render(
    <MantineProvider env="test">
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </MantineProvider>,
  )
  act(() => window.history.back())
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  await waitFor(() => expect(window.location.pathname).toBe('/b'))
  expect(screen.getByText('/b')).toBeInTheDocument()
  expect(screen.getByLabelText('Nome')).toBeVisible()
  act(() => window.history.back())
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('/a')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByLabelText('Nome')).toBeNull())
})
