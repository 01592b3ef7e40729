import { expect, it, vi } from 'vitest'
import { untilData } from '../../contracts/index.ts'
import { createFakePreferences } from '../../testing/index.ts'
import { LOADING } from '../kernel/index.ts'
import { lazyPreferences } from './ports.ts'

it('preferences come with the first who looks, and once for each user', async () => {
  const load = vi.fn(() => Promise.resolve(createFakePreferences()))
  const preferences = lazyPreferences(load)
  const query = preferences.watch('uid-ana')
  expect([query.getSnapshot(), load.mock.calls.length]).toEqual([LOADING, 0])
  expect(await untilData(query)).toMatchObject({ visoes: {} })
  expect(preferences.watch('uid-ana')).toBe(query)
  expect(preferences.watch('uid-bia')).not.toBe(query)
})
