import { aContact, anApplication, createFakeCareer } from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { openCareer } from '../../../test/open-career.tsx'
import { press } from '../../../test/open-screen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const OWNER = 'uid-ana'
const SENT = anApplication({
  id: 'a',
  vaga: 'Estágio em dados',
  historico: [{ fase: 'enviado', em: '2026-11-03' }],
})

/** Moved, and the tab left. */
async function movedAndLeft() {
  const career = createFakeCareer({ applications: [SENT], contacts: [aContact({ nome: 'Marina' })] })
  await openCareer('estagios', career)
  await userEvent.selectOptions(
    within(await screen.findByRole('article', { name: /Estágio em dados/ })).getByLabelText('Fase'),
    'Entrevista',
  )
  await act(() => userEvent.click(screen.getByRole('tab', { name: 'Networking' })))
  await arrived()
  await screen.findByRole('article', { name: 'Marina' })
  const phase = async () => (await career.applications.get(OWNER, 'a'))?.fase
  await waitFor(async () => expect(await phase()).toBe('entrevista'))
  return { career, phase }
}

test('on another tab a change is taken back as it was, and told (D24)', async () => {
  const { career } = await movedAndLeft()
  await press('Desfazer')
  expect(await screen.findByText('Estágio em dados está como antes')).toBeVisible()
  expect(await career.applications.get(OWNER, 'a')).toMatchObject({
    fase: 'enviado',
    historico: SENT.historico,
  })
})

test('what was changed again since is left alone there too (D24)', async () => {
  const { career, phase } = await movedAndLeft()
  const historico = [
    ...SENT.historico,
    { fase: 'entrevista', em: '2026-11-20' },
    { fase: 'aprovado', em: '2026-11-20' },
  ] as const
  await career.applications.update(OWNER, 'a', () => ({ patch: { fase: 'aprovado', historico } })).outcome
  await press('Desfazer')
  expect(await screen.findByText(/Esta candidatura mudou de novo depois disso/)).toBeVisible()
  expect(await phase()).toBe('aprovado')
})

test('a way back that is refused is told on the other tab, and can be tried again there (D24)', async () => {
  const { career, phase } = await movedAndLeft()
  career.stores.applications.failNext('storage-full')
  await press('Desfazer')
  expect(await screen.findByText(/^Erro ao salvar candidatura/)).toBeVisible()
  expect(await phase()).toBe('entrevista')
  await press('Desfazer')
  expect(await screen.findByText('Estágio em dados está como antes')).toBeVisible()
  expect(await phase()).toBe('enviado')
})
