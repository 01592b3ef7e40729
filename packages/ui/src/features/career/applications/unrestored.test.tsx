import { aContact, createFakeCareer } from '@caderno/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openCareer } from '../../../../test/open-career.tsx'
import { press } from '../../../../test/open-screen.tsx'

vi.setConfig({ testTimeout: 60_000 })

test('what could not be taken back is told, though it is no longer there to say it beside, and can be tried again (B6, B7)', async () => {
  const career = createFakeCareer({ contacts: [aContact({ proximoContato: '2026-11-20' })] })
  await openCareer('estagios', career)
  await press('Feito')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pendências' })).toBeNull())
  career.stores.contacts.failNext('storage-full')
  await press('Desfazer')
  expect(
    await screen.findByText('Erro ao salvar contato. Tente novamente. O espaço deste navegador acabou.'),
  ).toBeVisible()
  await press('Desfazer')
  expect(await screen.findByRole('region', { name: 'Pendências' })).toBeVisible()
})
