import { describe, expect, it } from 'vitest'
import { AppError } from '../src/kernel/index.ts'
import type { SyncStatus } from '../src/shell/index.ts'
import { answerByHand } from '../testing/answer-by-hand.ts'
import { expectLiveQueryLaws, until, untilData } from './observe.ts'

/** One tab of a device on which the first user is signed in. */
export interface SyncTab {
  readonly sync: SyncStatus
  /** Writes one item of `leitura`; the answer of the store behind it comes when `answer` settles. */
  write(uid: string, id: string, answer: Promise<unknown>, isNew?: boolean): Promise<unknown>
  /** A removal of `candidaturas` that is not confirmed yet. */
  remove(uid: string, id: string): Promise<void>
  confirm(uid: string, id: string): Promise<void>
}
export interface SyncWorld {
  readonly users: readonly [string, string]
  open(): Promise<SyncTab>
}

export function describeSyncStatusContract(name: string, makeWorld: () => Promise<SyncWorld>): void {
  const enter = async () => {
    const world = await makeWorld()
    const tab = await world.open()
    return { ...world, ...tab, ana: world.users[0], bia: world.users[1] }
  }
  const refused = () => Promise.reject(new AppError('permission-denied'))
  const settled = (write: Promise<unknown>) =>
    write.then(
      () => undefined,
      () => undefined,
    )

  describe(`${name} keeps the contract of the sync status`, () => {
    it('has nothing to tell of somebody who wrote nothing', async () => {
      const { sync, ana } = await enter()
      expect(await untilData(sync.watch(ana))).toEqual({ pending: [], removals: 0, refused: [] })
    })

    it('counts an item from the moment it is written until it is confirmed, however often it was written, and for its user only', async () => {
      const { sync, write, ana, bia } = await enter()
      await untilData(sync.watch(ana))
      const stop = sync.watch(ana).subscribe(() => undefined)
      const answers = [answerByHand(), answerByHand()]
      const writes = answers.map(({ promise }) => write(ana, 'a', promise))
      expect(sync.watch(ana).getSnapshot()).toMatchObject({
        status: 'ready',
        data: { pending: ['leitura/a'] },
      })
      expect((await untilData(sync.watch(bia))).pending).toEqual([])
      answers[0]!.resolve()
      await writes[0]
      expect(sync.watch(ana).getSnapshot()).toMatchObject({ data: { pending: ['leitura/a'] } })
      answers[1]!.resolve()
      expect((await untilData(sync.watch(ana), ({ pending }) => pending.length === 0)).refused).toEqual([])
      stop()
    })

    it('keeps what failed until it is made again', async () => {
      const { sync, write, ana } = await enter()
      await settled(write(ana, 'a', refused()))
      expect((await untilData(sync.watch(ana), (data) => data.refused.length > 0)).refused).toEqual([
        { collection: 'leitura', code: 'permission-denied' },
      ])
      await write(ana, 'b', Promise.resolve())
      expect((await untilData(sync.watch(ana), ({ pending }) => pending.length === 0)).refused).toHaveLength(
        1,
      )
      const answer = answerByHand()
      const again = write(ana, 'a', answer.promise)
      expect(await untilData(sync.watch(ana), ({ pending }) => pending.length === 1)).toMatchObject({
        refused: [],
      })
      answer.resolve()
      await again
      expect(await untilData(sync.watch(ana), ({ pending }) => pending.length === 0)).toMatchObject({
        refused: [],
      })
    })

    it('takes the next new item of its collection for one that failed, and no more than one', async () => {
      const { sync, write, ana } = await enter()
      for (const id of ['a', 'b']) await settled(write(ana, id, refused(), true))
      await write(ana, 'c', Promise.resolve(), true)
      expect(
        (
          await untilData(
            sync.watch(ana),
            ({ pending, refused }) => pending.length === 0 && refused.length < 2,
          )
        ).refused,
      ).toHaveLength(1)
    })

    it('takes no new item that was under way before one failed for that one', async () => {
      const { sync, write, ana } = await enter()
      const answers = [answerByHand(), answerByHand()]
      const [one, other] = ['a', 'b'].map((id, n) => settled(write(ana, id, answers[n]!.promise, true)))
      answers[0]!.reject(new AppError('permission-denied'))
      await one
      answers[1]!.resolve()
      await other
      expect((await untilData(sync.watch(ana), ({ pending }) => pending.length === 0)).refused).toHaveLength(
        1,
      )
    })

    it('forgets what failed when the user has been told', async () => {
      const { sync, write, ana } = await enter()
      await settled(write(ana, 'a', refused()))
      await untilData(sync.watch(ana), (data) => data.refused.length === 1)
      await sync.dismiss(ana)
      await untilData(sync.watch(ana), (data) => data.refused.length === 0)
    })

    it('counts a removal to repeat in every tab, once with its own write', async () => {
      const { open, sync, remove, confirm, ana } = await enter()
      const other = await open()
      const stop = sync.watch(ana).subscribe(() => undefined)
      await untilData(sync.watch(ana))
      await remove(ana, 'a')
      await untilData(other.sync.watch(ana), ({ pending }) => pending.length === 1)
      expect(await untilData(sync.watch(ana), ({ removals }) => removals === 1)).toMatchObject({
        pending: ['candidaturas/a'],
      })
      await confirm(ana, 'a')
      await untilData(other.sync.watch(ana), ({ pending, removals }) => pending.length + removals === 0)
      stop()
    })

    it('keeps the laws of a live query', async () => {
      const { sync, write, ana } = await enter()
      let n = 0
      await expectLiveQueryLaws(sync.watch(ana), async () => {
        await settled(write(ana, `r${++n}`, refused()))
        await until(sync.watch(ana), (snapshot) => snapshot.status !== 'loading')
      })
    })
  })
}
