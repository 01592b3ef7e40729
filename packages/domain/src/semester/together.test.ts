import { expect, it, vi } from 'vitest'
import {
  AppError,
  ChangedSince,
  REST_UNDONE,
  type Accepted,
  type Command,
  type Inverse,
  type WriteOutcome,
} from '../kernel/index.ts'
import { revertTogether, together } from './together.ts'

const back = (what: string): Inverse => ({ command: 'back', args: [what], failure: 'update' })
const making =
  (what: string, outcome: WriteOutcome = 'saved'): Command =>
  async (accept) => {
    accept?.({ inverse: back(what), isKept: true })
    return Promise.resolve(outcome)
  }
const refusing: Command = () => Promise.reject(new AppError('storage-full'))

it('is taken back as a whole, and kept once all are kept', async () => {
  let keep!: () => void
  const slow: Command = (accept) =>
    new Promise((resolve) => {
      keep = () => {
        accept?.({ inverse: back('b'), isKept: true })
        resolve('saved')
      }
    })
  const accept = vi.fn<(accepted: Accepted) => void>()
  const done = together([making('a'), slow], () => making('never'))(accept)
  expect(accept.mock.lastCall![0]).toMatchObject({ isKept: false })
  keep()
  expect(await done).toBe('saved')
  expect(accept.mock.lastCall![0]).toEqual({
    isKept: true,
    inverse: { command: 'revertAll', args: [[back('a'), back('b')]], failure: 'update' },
  })
})

it('waits to be sent as long as one of them does', async () => {
  expect(await together([making('a'), making('b', 'queued')], () => refusing)()).toBe('queued')
  expect(await together([], () => refusing)()).toBe('saved')
})

it('leaves nothing of the others where one is refused, and says so once they are gone', async () => {
  const reverted: string[] = []
  const revert =
    ({ args }: Inverse): Command =>
    async () => {
      await new Promise((resolve) => setTimeout(resolve))
      reverted.push(args[0] as string)
      return 'saved'
    }
  await expect(together([making('a'), refusing, making('c')], revert)()).rejects.toMatchObject({
    code: 'storage-full',
  })
  expect(reverted).toEqual(['a', 'c'])
})

it('takes back all that nobody has changed since, and says what stays', async () => {
  const stays: Command = () => Promise.reject(new ChangedSince('Esta mudou.'))
  const undone = making('a')
  const revert = (...commands: Command[]) => revertTogether(commands, 'Estas mudaram.')()
  expect(await revert(undone, making('b', 'queued'))).toBe('queued')
  await expect(revert(undone, stays)).rejects.toThrow(new ChangedSince(REST_UNDONE))
  await expect(revert(stays)).rejects.toThrow(new ChangedSince('Esta mudou.'))
  await expect(revert(stays, stays)).rejects.toThrow(new ChangedSince('Estas mudaram.'))
  // To be tried again, it is offered again.
  await expect(revert(undone, stays, refusing)).rejects.toMatchObject({ code: 'storage-full' })
})
