import { aContact, createFakeCareer } from '@caderno/domain/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openCareer } from '../../../../test/open-career.tsx'
import { press } from '../../../../test/open-screen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const TODAY = '2026-11-20'
const OWNER = 'uid-ana'
const MARINA = aContact({ id: 'c', nome: 'Marina', proximoContato: TODAY, ultimoContato: '2026-10-01' })
const person = (name: string) => screen.getByRole('article', { name })

test.each([
  ['Feito', 'Marina: feito', '', TODAY],
  ['+7 dias', 'Marina: daqui a 7 dias', '2026-11-27', '2026-10-01'],
])(
  '«%s» is told, keeps the focus with the person, and is taken back with both dates (B6, B7)',
  async (button, told, proximoContato, ultimoContato) => {
    const career = createFakeCareer({ contacts: [MARINA, aContact({ id: 'd', nome: 'Ana' })] })
    await openCareer('networking', career)
    await screen.findByRole('article', { name: 'Marina' })
    const stored = async () => (await career.contacts.get(OWNER, 'c'))!
    await userEvent.click(within(person('Marina')).getByRole('button', { name: button }))
    await waitFor(() => expect(person('Marina')).toHaveFocus())
    expect(screen.getByText(told).closest('[role=status]')).toBeVisible()
    expect(await stored()).toMatchObject({ proximoContato, ultimoContato })
    await press('Desfazer')
    await waitFor(() => expect(person('Marina')).toHaveFocus())
    expect(await screen.findByText('Marina está como antes')).toHaveRole('status')
    expect(await stored()).toMatchObject({ proximoContato: TODAY, ultimoContato: '2026-10-01' })
  },
)
