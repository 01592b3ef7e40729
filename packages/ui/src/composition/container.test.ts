import { describe, expect, it, vi } from 'vitest'
import { lazily } from './container.ts'

describe('what is loaded later (P1)', () => {
  it('is loaded by the first call and is the same for all', async () => {
    const load = vi.fn<() => Promise<object>>().mockResolvedValue({})
    const get = lazily(load)
    expect(load).not.toHaveBeenCalled()
    const [one, two] = await Promise.all([get(), get()])
    expect(one).toBe(two)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that does not come is a lost connection, and is asked for again', async () => {
    const load = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({})
    const get = lazily(load)
    await expect(get()).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(await get()).toEqual({})
  })
})
