import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { createWrite, deferWrite, withApplied, writeOf, type Write } from './write.ts'

const FULL = { code: 'storage-full' }
const refused = () => writeOf(Promise.reject(new AppError('storage-full')))
const NEVER = new Promise<never>(() => undefined)

async function expectRefused({ applied, durable, outcome }: Write): Promise<void> {
  for (const part of [applied, durable, outcome]) await expect(part).rejects.toMatchObject(FULL)
}

it('is durable with its outcome, unless it says otherwise', async () => {
  const { durable } = createWrite(Promise.resolve({}), Promise.resolve('queued'))
  expect(await durable).toBe('queued')
  await createWrite(Promise.resolve({}), NEVER, Promise.resolve()).durable
})

it('that begins later is the same write', async () => {
  const write = deferWrite(async () => {
    await Promise.resolve()
    return createWrite(Promise.resolve({ after: 'b' }), Promise.resolve('queued'), Promise.resolve('disk'))
  })
  expect(await Promise.all([write.applied, write.durable, write.outcome])).toEqual([
    { after: 'b' },
    'disk',
    'queued',
  ])
})

it('that cannot begin is refused, and so is one that is refused then', async () => {
  await expectRefused(
    deferWrite(() => {
      throw new AppError('storage-full')
    }),
  )
  await expectRefused(deferWrite(refused))
  await expectRefused(refused())
})

it('of which more is told is refused as it was, and by what is told', async () => {
  const told = withApplied(writeOf(Promise.resolve('saved')), async (applied) => ({
    ...(await applied),
    after: 'b',
  }))
  expect([await told.applied, await told.outcome]).toEqual([{ after: 'b' }, 'saved'])
  await expectRefused(withApplied(refused(), (applied) => applied))
  await expectRefused(
    withApplied(createWrite(NEVER, NEVER), () => Promise.reject(new AppError('storage-full'))),
  )
})
