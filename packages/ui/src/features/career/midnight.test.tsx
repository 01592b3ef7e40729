import { aContact, anApplication, createFakeCareer, fakeClock } from '@caderno/domain/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { openCareer } from '../../../test/open-career.tsx'
import { press } from '../../../test/open-screen.tsx'
import type { CareerTabId } from './CareerScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const SOON = { timeout: 10_000 }

/** The page, left open in the evening; `sleep` is until somebody looks at it the next morning. */
async function inTheEvening(tab: CareerTabId) {
  const clock = fakeClock('2026-11-20T22:00:00')
  const career = createFakeCareer({
    clock,
    applications: [anApplication({ proximoContato: '2026-11-21' })],
    contacts: [aContact({ proximoContato: '2026-11-21' })],
  })
  await openCareer(tab, career, { clock })
  await screen.findByLabelText(
    tab === 'estagios' ? 'Data de envio' : tab === 'networking' ? /Foto recente/ : 'Data-alvo',
    {},
    SOON,
  )
  const sleep = () =>
    act(async () => {
      clock.set('2026-11-21T08:00:00')
      document.dispatchEvent(new Event('visibilitychange'))
    })
  return { sleep }
}
const sentOn = () => screen.getByLabelText<HTMLInputElement>('Data de envio')

test('what is planned for the next day is due when that day has come (D10)', async () => {
  const { sleep } = await inTheEvening('estagios')
  expect(screen.queryByRole('region', { name: 'Pendências' })).toBeNull()
  await sleep()
  expect(
    within(screen.getByRole('region', { name: 'Pendências' })).getByRole('region', { name: 'Hoje · 2' }),
  ).toBeVisible()
})

test('a day of sending that nobody touched is that of the new day, and what was typed beside it stays', async () => {
  const { sleep } = await inTheEvening('estagios')
  await userEvent.type(screen.getByLabelText('Empresa'), 'Fiocruz')
  await sleep()
  expect(sentOn()).toHaveValue('2026-11-21')
  expect(screen.getByLabelText('Empresa')).toHaveValue('Fiocruz')
  await userEvent.type(screen.getByLabelText('Vaga'), 'Estágio')
  await press('Adicionar candidatura')
  expect(await screen.findByText('Enviada em 21/11/2026', {}, SOON)).toBeVisible()
  expect(sentOn()).toHaveValue('2026-11-21')
})

test('one that was typed stays, and a form in which nothing was typed is blank', async () => {
  const { sleep } = await inTheEvening('estagios')
  await userEvent.clear(sentOn())
  await userEvent.type(sentOn(), '2026-11-10')
  await sleep()
  expect(sentOn()).toHaveValue('2026-11-10')
  await userEvent.clear(sentOn())
  await userEvent.type(sentOn(), '2026-11-21')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('a day of sending that waits in another tab of the page over midnight is not kept either (D10)', async () => {
  const { sleep } = await inTheEvening('estagios')
  await userEvent.type(screen.getByLabelText('Empresa'), 'Fiocruz')
  await act(() => userEvent.click(screen.getByRole('tab', { name: 'Networking' })))
  await arrived()
  await screen.findByText('Adicionar contato', {}, SOON)
  await sleep()
  await act(() => userEvent.click(screen.getByRole('tab', { name: 'Estágios & Trainees' })))
  await arrived()
  expect(await screen.findByLabelText('Data de envio', {}, SOON)).toHaveValue('2026-11-21')
  expect(screen.getByLabelText('Empresa')).toHaveValue('Fiocruz')
})

test('a contact is due when its day has come', async () => {
  const { sleep } = await inTheEvening('networking')
  expect(screen.queryByText('Contato marcado para hoje')).toBeNull()
  await sleep()
  expect(screen.getByText('Contato marcado para hoje')).toBeVisible()
})

test('half a year is counted from the new day (D10)', async () => {
  const { sleep } = await inTheEvening('desenvolvimento')
  await userEvent.type(screen.getByLabelText('Data-alvo'), '2027-05-21')
  expect(screen.getByText('Entra em longo prazo')).toBeVisible()
  await sleep()
  expect(screen.getByText('Entra em curto prazo')).toBeVisible()
})
