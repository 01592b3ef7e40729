import { GUEST } from '@caderno/domain/kernel'
import { anApplication, createFakeCareer } from '@caderno/domain/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openCareer } from '../../../test/open-career.tsx'
import { press } from '../../../test/open-screen.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => sessionStorage.clear())

const offer = () => screen.queryByRole('region', { name: 'Importar deste navegador' })

/** The offer stands, and another tab takes it. */
async function takenElsewhere() {
  const career = createFakeCareer({ applications: [anApplication({ userId: GUEST })] })
  await openCareer('estagios', career)
  await screen.findByRole('region', { name: 'Importar deste navegador' })
  await act(() => career.guestWork.importInto('uid-ana'))
  return career
}

test('what another tab has imported is offered no more when somebody comes back to this one (D17)', async () => {
  await takenElsewhere()
  expect(offer()).toBeVisible()
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(offer()).toBeNull())
})

test('who takes what another tab has imported is told that nothing is left (D17)', async () => {
  await takenElsewhere()
  await press('Importar')
  await waitFor(() => expect(offer()).toBeNull())
  expect(noticeStore.getSnapshot().at(-1)?.message).toBe('Não há mais nada para importar deste navegador.')
})
