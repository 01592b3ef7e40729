import { describe, expect, it } from 'vitest'
import type { PendingRemovals } from '../src/career/index.ts'
import { expectLiveQueryLaws, untilData } from './observe.ts'

/** One device; each `open` is one more tab. */
export type MakeRemovalsDevice = () => (collection: string) => PendingRemovals

const [OWNER, OTHER] = ['uid-ana', 'uid-bia'] as const
const removal = (id: string, em = '2026-11-20T12:00:00.000Z') => ({ id, em, texto: '', enviada: false })

export function describePendingRemovalsContract(name: string, makeDevice: MakeRemovalsDevice): void {
  describe(`${name} keeps the contract of the pending removals`, () => {
    it('remembers for every tab, of this owner and this collection only, until it forgets', async () => {
      const open = makeDevice()
      const [one, two] = [open('candidaturas'), open('candidaturas')]
      const named = { ...removal('b'), texto: 'montar um portfolio' }
      await one.remember(OWNER, removal('a'))
      await two.remember(OWNER, named)
      await untilData(one.watch(OWNER), (data) => data.length === 2)
      expect(await two.list(OWNER)).toEqual([removal('a'), named])
      expect(await one.list(OTHER)).toEqual([])
      expect(await open('metas_carreira').list(OWNER)).toEqual([])
      expect(await two.forget(OWNER, 'a')).toEqual(removal('a'))
      expect(await two.forget(OWNER, 'a')).toBeUndefined()
      expect(await untilData(one.watch(OWNER), (data) => data.length === 1)).toEqual([named])
    })

    it('puts a later removal of the same record in the place of the earlier one, and tells the two apart', async () => {
      const pending = makeDevice()('candidaturas')
      const [first, second] = [removal('a'), removal('a', '2026-11-20T12:00:05.000Z')]
      await pending.remember(OWNER, first)
      await pending.remember(OWNER, second)
      await pending.forget(OWNER, 'a', first.em)
      expect(await pending.list(OWNER)).toEqual([second])
      await pending.forget(OWNER, 'a', second.em)
      expect(await pending.list(OWNER)).toEqual([])
      await pending.forget(OWNER, 'a')
    })

    it('loses none of what several tabs remember at once', async () => {
      const open = makeDevice()
      const tabs = [open('candidaturas'), open('candidaturas'), open('candidaturas')]
      await Promise.all(Array.from({ length: 12 }, (_, n) => tabs[n % 3]!.remember(OWNER, removal(`r${n}`))))
      expect(await tabs[0]!.list(OWNER)).toHaveLength(12)
    })

    it('lets one task at a time at each record, whichever tab it runs in, and goes on after one that failed', async () => {
      const open = makeDevice()
      const [one, two] = [open('candidaturas'), open('candidaturas')]
      const order: string[] = []
      let finish = () => {}
      const slow = one.exclusively(OWNER, 'a', async () => {
        order.push('slow begins')
        await new Promise<void>((resolve) => (finish = resolve))
        order.push('slow ends')
        throw new Error('slow')
      })
      const next = two.exclusively(OWNER, 'a', () => Promise.resolve(order.push('next')))
      await two.exclusively(OWNER, 'b', () => Promise.resolve(order.push('other record')))
      finish()
      await expect(slow).rejects.toThrow('slow')
      await next
      expect(order).toEqual(['slow begins', 'other record', 'slow ends', 'next'])
    })

    it('keeps the laws of a live query', async () => {
      const pending = makeDevice()('candidaturas')
      let n = 0
      await expectLiveQueryLaws(pending.watch(OWNER), () => pending.remember(OWNER, removal(`r${++n}`)))
    })
  })
}
