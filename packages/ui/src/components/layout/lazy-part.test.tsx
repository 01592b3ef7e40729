import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Said = ({ words }: { words: string }) => <p>{words}</p>
const comes = async () => ({ default: Said })
const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
const show = (Part: ComponentType<{ words: string }>) =>
  act(async () =>
    render(
      <MantineProvider env="test">
        <input aria-label="Empresa" defaultValue="" />
        <Part words="Quadro" />
      </MantineProvider>,
    ),
  )

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('a part in a script of its own', () => {
  it('is shown once it is there, and asked for once', async () => {
    const load = vi.fn(comes)
    const Part = lazyPart(load)
    await show(Part)
    expect(screen.getByText('Quadro')).toBeTruthy()
    await show(Part)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that does not come says so in its own place, and what was typed beside it stays', async () => {
    const load = vi.fn<typeof comes>().mockImplementationOnce(fails).mockImplementation(comes)
    await show(lazyPart(load))
    const field = screen.getByLabelText('Empresa')
    await userEvent.type(field, 'Padaria')
    expect(screen.getByRole('alert').textContent).toContain('Esta parte não carregou. Verifique sua conexão.')
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
    expect(await screen.findByText('Quadro')).toBeTruthy()
    expect(screen.getByLabelText('Empresa')).toBe(field)
    expect((field as HTMLInputElement).value).toBe('Padaria')
  })

  it('comes by itself when the connection is back', async () => {
    const load = vi.fn<typeof comes>().mockImplementationOnce(fails).mockImplementation(comes)
    await show(lazyPart(load))
    expect(screen.getByRole('alert')).toBeTruthy()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Quadro')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is fetched once the page stands, before anybody asks; a failure then is none', async () => {
    document.body.append(document.createElement('h1'))
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    const load = vi.fn<typeof comes>().mockImplementationOnce(fails).mockImplementation(comes)
    const Part = lazyPart(load)
    expect(load).not.toHaveBeenCalled()
    await act(async () => idle.forEach((task) => task()))
    expect(load).toHaveBeenCalledTimes(1)
    await show(Part)
    expect(screen.getByText('Quadro')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
