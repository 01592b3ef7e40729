import { expect, it, vi } from 'vitest'
import {
  describeRecordStoreContract,
  refusal,
  SKILL_RECORDS,
  until,
  untilData,
} from '../../contracts/index.ts'
import {
  createFakeFinances,
  createFakePreferences,
  createFakeRecordStore,
  createFakeWorld,
} from '../../testing/index.ts'
import { SKILL_KIND, type Skill, type SkillDraft } from '../skills/index.ts'
import { AppError } from './app-error.ts'
import { lazyPort } from './lazy-port.ts'
import { LOADING } from './live-query.ts'
import type { RecordStore } from './record-store.ts'

const open = (world = createFakeWorld()) => createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { world })

it('is loaded by the first call that needs it; while it does not come its queries fail and its calls are refused (P1)', async () => {
  const lost = new AppError('network-request-failed')
  const load = vi
    .fn<() => Promise<RecordStore<SkillDraft, Skill>>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(open())
  const store = lazyPort(load)
  const query = store.watch('uid-ana')
  expect(load).not.toHaveBeenCalled()
  expect(await until(query, ({ status }) => status !== 'loading')).toMatchObject({
    status: 'failed',
    error: lost,
  })
  expect(await refusal(store.remove('uid-ana', 'habilidade-1').outcome)).toBe('network-request-failed')
  await store.add('uid-ana', SKILL_RECORDS.draft(1)).outcome
  expect(await untilData(query)).toHaveLength(1)
})

it('is loaded by the first who looks, and gives each user a query of their own (P1)', async () => {
  const load = vi.fn(() => createFakePreferences())
  const preferences = lazyPort(load)
  const query = preferences.watch('uid-ana')
  expect([query.getSnapshot(), load.mock.calls.length]).toEqual([LOADING, 0])
  expect(await untilData(query)).toMatchObject({ visoes: {} })
  expect(preferences.watch('uid-ana')).toBe(query)
  expect(preferences.watch('uid-bia')).not.toBe(query)
})

it('is no promise, and answers at once what is its own', async () => {
  const finances = lazyPort(() => createFakeFinances(), { usedShare: () => 0 })
  expect(await Promise.resolve(finances)).toBe(finances)
  expect(finances.usedShare('uid-ana')).toBe(0)
  expect(finances.change).toBe(finances.change)
})

describeRecordStoreContract('a store that is loaded later (P1)', {
  ...SKILL_RECORDS,
  makeWorld: () => {
    const world = createFakeWorld()
    return Promise.resolve({
      users: ['uid-ana', 'uid-bia'] as const,
      open: () => Promise.resolve(lazyPort(() => Promise.resolve(open(world)))),
      plant: (_, documents) =>
        Promise.resolve(
          void world.write(
            documents.map((document) => ({ collection: 'habilidades', key: document.id, document })),
          ),
        ),
      documents: (owner) =>
        Promise.resolve(
          [...world.all('habilidades').values()].filter((document) => (document as Skill).userId === owner),
        ),
      close: () => Promise.resolve(),
    })
  },
})
