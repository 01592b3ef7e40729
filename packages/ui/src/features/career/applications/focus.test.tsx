import { aContact, anApplication, createFakeCareer } from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { arrived } from '../../../../test/arrived.ts'
import { openCareer } from '../../../../test/open-career.tsx'
import { press } from '../../../../test/open-screen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const TODAY = '2026-11-20'
const OWNER = 'uid-ana'
const LATE = anApplication({
  id: 'a',
  vaga: 'Estágio em dados',
  proximoContato: '2026-11-10',
  historico: [{ fase: 'enviado', em: '2026-11-03' }],
})
const MARINA = aContact({ id: 'c', nome: 'Marina', proximoContato: TODAY, ultimoContato: '2026-10-01' })

async function open() {
  const career = createFakeCareer({ applications: [LATE], contacts: [MARINA] })
  await openCareer('estagios', career)
  await screen.findByLabelText('Buscar candidatura')
  return career
}
const band = () => within(screen.getByRole('region', { name: 'Pendências' }))
const due = (name: string) => band().getByRole('listitem', { name })
const card = () => screen.getByRole('article', { name: /Estágio em dados/ })

describe('on the board (B4, B5)', () => {
  test('a card that is also due is moved on and on with the arrow keys', async () => {
    await open()
    await act(() => userEvent.click(screen.getByRole('radio', { name: 'Quadro' })))
    await arrived()
    const handle = () => within(card()).getByRole('button', { name: 'Mover' })
    await screen.findByRole('button', { name: 'Mover' })
    handle().focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(card()).getByLabelText('Fase')).toHaveValue('entrevista'))
    await waitFor(() => expect(handle()).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(card()).getByLabelText('Fase')).toHaveValue('aprovado'))
    await waitFor(() => expect(handle()).toHaveFocus())
    expect(screen.getByRole('region', { name: 'Pendências' })).not.toHaveFocus()
  })
})

describe('in what is due (B6, B7)', () => {
  test('the focus goes to what is due beside, and back to what is taken back', async () => {
    await open()
    await userEvent.click(within(due('Falar com Marina')).getByRole('button', { name: 'Feito' }))
    await waitFor(() => expect(due('Estágio em dados')).toHaveFocus())
    await press('Desfazer')
    await waitFor(() => expect(due('Falar com Marina')).toHaveFocus())
    await userEvent.click(within(due('Estágio em dados')).getByRole('button', { name: '+7 dias' }))
    await press('Desfazer')
    await waitFor(() => expect(due('Estágio em dados')).toHaveFocus())
  })
})

test('a move that is not taken back leads to its card, with the reason (B4, B5, B6, B7)', async () => {
  const career = await open()
  await userEvent.selectOptions(within(card()).getByLabelText('Fase'), 'Entrevista')
  const historico = [
    ...LATE.historico,
    { fase: 'entrevista', em: TODAY },
    { fase: 'aprovado', em: TODAY },
  ] as const
  await act(
    () => career.applications.update(OWNER, 'a', () => ({ patch: { fase: 'aprovado', historico } })).outcome,
  )
  await press('Desfazer')
  expect(await within(card()).findByRole('alert')).toHaveTextContent(
    'Esta candidatura mudou de novo depois disso.',
  )
  await waitFor(() => expect(card()).toHaveFocus())
})
test('who drops the filters that found nothing stands at the head of the list (B4, B5, B6, B7)', async () => {
  await open()
  await userEvent.selectOptions(screen.getByLabelText('Filtrar por fase'), 'Rejeitado')
  await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Candidaturas' })).toHaveFocus())
})
