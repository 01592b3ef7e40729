import { dataOf } from '@caderno/domain/kernel'
import type { Statement } from '@caderno/domain/intake'
import { createFakeFinances, fakeClock } from '@caderno/domain/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import StatementPanel from './StatementPanel.tsx'

const PURCHASE: Statement = {
  conta: '',
  isCard: false,
  isSignUnsure: true,
  lines: [{ at: 2, item: { data: '2026-11-13', centavos: 1250, descricao: 'Padaria' } }],
}

test('what is pressed while the preview is made anew comes in as the fields say by then (I22)', async () => {
  const finances = createFakeFinances()
  const waiting: (() => void)[] = []
  const clock = { ...fakeClock(), wait: () => new Promise<void>((resume) => waiting.push(resume)) }
  const planned = (counts: RegExp) =>
    waitFor(async () => {
      await act(async () => waiting.splice(0).forEach((resume) => resume()))
      expect(screen.getByText(counts)).toBeVisible()
    })
  const Panel = () => <StatementPanel read={PURCHASE} owner="uid-ana" onRetry={() => undefined} />
  await act(async () => openScreen(Panel, fakeServices({ finances, clock }), '/importar'))
  await planned(/= 1 nova /)

  fireEvent.change(screen.getByLabelText('Conta'), { target: { value: 'Carteira' } })
  fireEvent.change(screen.getByLabelText('Um valor sem sinal, neste arquivo, é'), {
    target: { value: 'leaves' },
  })
  fireEvent.click(screen.getByText('Importar 1 transação'))
  await planned(/= 0 novas \+ 1 já na conta/)

  expect(dataOf(finances.watch('uid-ana').getSnapshot())?.saidas).toMatchObject([
    { descricao: 'Padaria', valor: 12.5, conta: 'Carteira' },
  ])
})
