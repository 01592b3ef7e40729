import { NO_PREFERENCES, type PreferenceStore } from '@caderno/domain/shell'
import { expect, it } from 'vitest'
import { openOffline } from '../../test/offline-firestore.ts'
import { isAsWritten } from '../write-status/expected-state.ts'
import type { SendWrite } from '../write-status/send-write.ts'
import { createFirestorePreferences } from './preferences.ts'

const GOAL = { ano: 2026, tipo: 'livros', quantidade: 12 } as const
it.each<[string, (store: PreferenceStore) => Promise<unknown>, Readonly<Record<string, unknown>>]>([
  ['a view', (store) => store.chooseView('uid', 'carreira', 'quadro'), { visoes: { carreira: 'quadro' } }],
  ['a tick', (store) => store.checkLinkedin('uid', 'foto', true), { linkedin: ['foto'] }],
  ['a tick taken back', (store) => store.checkLinkedin('uid', 'resumo', false), {}],
  ['a reading goal', (store) => store.setReadingGoal('uid', GOAL), { metaLeitura: GOAL }],
  ['no goal any more', (store) => store.setReadingGoal('uid', null), {}],
])('%s that was refused is no taken one, though the preferences are there (B2)', async (_, choose, after) => {
  const device = await openOffline()
  const effects: unknown[] = []
  const sendWrite = ((_write, about) => {
    effects.push(JSON.parse(JSON.stringify(about.effect)))
    return { outcome: Promise.resolve('queued') }
  }) as SendWrite
  await choose(createFirestorePreferences(device.firestore, sendWrite))
  const [effect] = effects as Parameters<typeof isAsWritten>[1][]
  const before = { ...NO_PREFERENCES, linkedin: ['resumo'], metaLeitura: { ...GOAL, ano: 2025 } }
  expect([before, after].map((data) => isAsWritten(data, effect!))).toEqual([false, true])
  await device.close()
})
