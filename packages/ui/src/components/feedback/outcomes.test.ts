import { expect, test } from 'vitest'
import { withOutcome } from './outcomes.ts'

test('what still has to be sent is not told as saved', () => {
  expect(withOutcome('Limites salvos.', 'saved')).toBe('Limites salvos.')
  expect(withOutcome('Limites salvos.', 'queued')).toBe(
    'Limites salvos. Salvo neste dispositivo, aguardando envio.',
  )
  expect(withOutcome('Inglês: como antes', 'queued')).toBe(
    'Inglês: como antes. Salvo neste dispositivo, aguardando envio',
  )
})
