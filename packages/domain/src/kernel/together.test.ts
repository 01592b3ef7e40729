import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { ChangedSince, REST_UNDONE } from './command.ts'
import { createWrite, writeOf, type Inverse, type Write, type WriteOutcome } from './write.ts'
import { begunInTurn, revertTogether, together } from './together.ts'

const back = (what: string): Inverse => ({ command: 'back', args: [what], failure: 'update' })
const making = (what: string, outcome: WriteOutcome = 'saved'): Write =>
  createWrite(Promise.resolve({ inverse: back(what) }), Promise.resolve(outcome))
const refusing = () => writeOf(Promise.reject(new AppError('storage-full')))

it('is taken back as a whole, and durable once all are (D24, S3)', async () => {
  let answer!: () => void
  const answered = new Promise<WriteOutcome>((resolve) => (answer = () => resolve('saved')))
  const slow = createWrite(Promise.resolve({ inverse: back('b') }), answered)
  let isDurable = false
  const { applied, durable, outcome } = together([making('a'), slow], () => making('never'))
  void durable.then(() => (isDurable = true))
  expect(await applied).toEqual({
    inverse: { command: 'revertAll', args: [[back('a'), back('b')]], failure: 'update' },
  })
  expect(isDurable).toBe(false)
  answer()
  await durable
  expect(await outcome).toBe('saved')
})

it('waits to be sent as long as one of them does (S3)', async () => {
  expect(await together([making('a'), making('b', 'queued')], refusing).outcome).toBe('queued')
  expect(await together([], refusing).outcome).toBe('saved')
})

it('leaves nothing of the others where one is refused, and says so once they are gone', async () => {
  const reverted: string[] = []
  const revert = ({ args }: Inverse): Write => {
    const later = async (): Promise<WriteOutcome> => {
      await new Promise((resolve) => setTimeout(resolve))
      reverted.push(args[0] as string)
      return 'saved'
    }
    return writeOf(later())
  }
  const { applied, durable, outcome } = together([making('a'), refusing(), making('c')], revert)
  for (const part of [applied, durable, outcome]) {
    await expect(part).rejects.toMatchObject({ code: 'storage-full' })
    expect(reverted).toEqual(['a', 'c'])
  }
})

it('takes back all that nobody has changed since, and says what stays (D24, S3)', async () => {
  const stays = () => writeOf(Promise.reject(new ChangedSince('Esta mudou.')))
  const undone = making('a')
  const revert = (...writes: Write[]) => revertTogether(writes, 'Estas mudaram.').outcome
  expect(await revert(undone, making('b', 'queued'))).toBe('queued')
  await expect(revert(undone, stays())).rejects.toThrow(new ChangedSince(REST_UNDONE))
  await expect(revert(stays())).rejects.toThrow(new ChangedSince('Esta mudou.'))
  await expect(revert(stays(), stays())).rejects.toThrow(new ChangedSince('Estas mudaram.'))
  // To be tried again, it is offered again.
  await expect(revert(undone, stays(), refusing())).rejects.toMatchObject({ code: 'storage-full' })
})

it('says so where one of several was taken back in part', async () => {
  const partly = () => writeOf(Promise.reject(new ChangedSince(REST_UNDONE)))
  const stays = () => writeOf(Promise.reject(new ChangedSince('Esta mudou.')))
  await expect(revertTogether([partly(), stays()], 'Estas mudaram.').outcome).rejects.toThrow(REST_UNDONE)
})

it('begins many in lots, and none after one that is refused', async () => {
  const begun: number[] = []
  const begin = (n: number) => {
    begun.push(n)
    return n === 60 ? refusing() : making(`${n}`)
  }
  const writes = await begunInTurn(
    Array.from({ length: 200 }, (_, n) => n),
    begin,
  )
  expect([begun.length, writes.length]).toEqual([100, 100])
})
