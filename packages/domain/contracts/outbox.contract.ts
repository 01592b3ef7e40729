import { describe, expect, it } from 'vitest'
import { AppError } from '../src/kernel/index.ts'
import type { Outbox } from '../src/shell/index.ts'
import { answerByHand } from '../testing/answer-by-hand.ts'
import { expectLiveQueryLaws, until, untilData } from './observe.ts'

/** One page of a device on which the first user is signed in. */
export interface OutboxPage {
  readonly outbox: Outbox
  /** Writes one item of `leitura`; the answer of the store behind it comes when `answer` settles. */
  write(uid: string, id: string, answer: Promise<unknown>, isNew?: boolean): Promise<unknown>
}
export interface OutboxWorld {
  readonly users: readonly [string, string]
  open(): Promise<OutboxPage>
}

export function describeOutboxContract(name: string, makeWorld: () => Promise<OutboxWorld>): void {
  const enter = async () => {
    const world = await makeWorld()
    const page = await world.open()
    return { ...page, ana: world.users[0], bia: world.users[1] }
  }
  const refused = () => Promise.reject(new AppError('permission-denied'))
  const settled = (write: Promise<unknown>) =>
    write.then(
      () => undefined,
      () => undefined,
    )
  const sending = (...ids: readonly string[]) =>
    ids.map((id) => ({ item: `leitura/${id}`, state: 'sending' }))
  const failed = (id: string) => ({ item: `leitura/${id}`, state: 'failed', code: 'permission-denied' })
  const nothingSent = (entries: readonly { readonly state: string }[]) =>
    entries.every(({ state }) => state !== 'sending')

  describe(`${name} keeps the contract of the outbox (B2)`, () => {
    it('has no entry of somebody who wrote nothing', async () => {
      const { outbox, ana } = await enter()
      expect(await untilData(outbox.watch(ana))).toEqual([])
    })

    it('has one entry of an item from the moment it is written until it is confirmed, however often it was written, and for its user only', async () => {
      const { outbox, write, ana, bia } = await enter()
      await untilData(outbox.watch(ana))
      const stop = outbox.watch(ana).subscribe(() => undefined)
      const answers = [answerByHand(), answerByHand()]
      const writes = answers.map(({ promise }) => write(ana, 'a', promise))
      expect(outbox.watch(ana).getSnapshot()).toMatchObject({ status: 'ready', data: sending('a') })
      expect(await untilData(outbox.watch(bia))).toEqual([])
      answers[0]!.resolve()
      await writes[0]
      expect(outbox.watch(ana).getSnapshot()).toMatchObject({ data: sending('a') })
      answers[1]!.resolve()
      await untilData(outbox.watch(ana), (entries) => entries.length === 0)
      stop()
    })

    it('keeps what failed until it is made again', async () => {
      const { outbox, write, ana } = await enter()
      await settled(write(ana, 'a', refused()))
      expect(await untilData(outbox.watch(ana), nothingSent)).toEqual([failed('a')])
      await write(ana, 'b', Promise.resolve())
      expect(await untilData(outbox.watch(ana), nothingSent)).toEqual([failed('a')])
      const answer = answerByHand()
      const again = write(ana, 'a', answer.promise)
      await untilData(
        outbox.watch(ana),
        (entries) => JSON.stringify(entries) === JSON.stringify(sending('a')),
      )
      answer.resolve()
      await again
      await untilData(outbox.watch(ana), (entries) => entries.length === 0)
    })

    it('takes the next new item of its collection for one that failed, and no more than one', async () => {
      const { outbox, write, ana } = await enter()
      for (const id of ['a', 'b']) await settled(write(ana, id, refused(), true))
      await write(ana, 'c', Promise.resolve(), true)
      expect(
        await untilData(outbox.watch(ana), (entries) => nothingSent(entries) && entries.length < 2),
      ).toHaveLength(1)
    })

    it('takes no new item that was under way before one failed for that one', async () => {
      const { outbox, write, ana } = await enter()
      const answers = [answerByHand(), answerByHand()]
      const [one, other] = ['a', 'b'].map((id, n) => settled(write(ana, id, answers[n]!.promise, true)))
      answers[0]!.reject(new AppError('permission-denied'))
      await one
      answers[1]!.resolve()
      await other
      expect(await untilData(outbox.watch(ana), nothingSent)).toEqual([failed('a')])
    })

    it('forgets what failed when the user has been told', async () => {
      const { outbox, write, ana } = await enter()
      await settled(write(ana, 'a', refused()))
      await untilData(outbox.watch(ana), (entries) => entries.length === 1)
      await outbox.dismiss(ana)
      await untilData(outbox.watch(ana), (entries) => entries.length === 0)
    })

    it('keeps the laws of a live query', async () => {
      const { outbox, write, ana } = await enter()
      let n = 0
      await expectLiveQueryLaws(outbox.watch(ana), async () => {
        await settled(write(ana, `r${++n}`, refused()))
        await until(outbox.watch(ana), (snapshot) => snapshot.status !== 'loading')
      })
    })
  })
}
