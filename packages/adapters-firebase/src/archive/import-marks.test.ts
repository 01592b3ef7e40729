import { afterEach, expect, it, vi } from 'vitest'
import { createFakeMarks } from '@caderno/domain/testing'
import { createFakeLocks } from '../../test/fake-locks.ts'
import { createImportMarks } from './import-marks.ts'

const ANA = 'uid-ana'
const HALF = {
  arquivo: 'uid-ana/2026-11-20T15:00:00.000Z',
  em: '2026-11-22T12:00:00.000Z',
  confirmados: 500,
  registros: 1_200,
}

/** One device; each tab has marks of its own over the same storage. */
function device(marks = createFakeMarks()) {
  vi.stubGlobal('navigator', { locks: createFakeLocks() })
  return () => createImportMarks(marks)
}
afterEach(() => vi.unstubAllGlobals())

it('is left for every tab once nobody is at it any more (B18)', async () => {
  const tab = device()
  const [one, other] = [tab(), tab()]
  let breakOff = () => {}
  const importing = one.during(ANA, async () => {
    await one.note(ANA, HALF)
    await new Promise<void>((_, reject) => (breakOff = () => reject(new Error('the connection broke'))))
  })
  await expect.poll(() => one.noted(ANA)).toEqual(HALF)
  const left = Promise.all([one.left(ANA), other.left(ANA)])
  const early = vi.fn()
  void left.then(early)
  await other.left('uid-bia')
  expect(early).not.toHaveBeenCalled()
  breakOff()
  await expect(importing).rejects.toThrow('broke')
  expect(await left).toEqual([HALF, HALF])
  expect(await other.left('uid-bia')).toBeNull()
})

it('is told in a browser without locks too, and where marks cannot be kept there is none (B18)', async () => {
  const marks = createFakeMarks()
  const tab = createImportMarks(marks)
  vi.stubGlobal('navigator', {})
  await tab.during(ANA, () => tab.note(ANA, HALF))
  expect(await tab.left(ANA)).toEqual(HALF)
  marks.break()
  await tab.note(ANA, null)
  expect(await tab.left(ANA)).toBeNull()
})

it.each([
  {},
  'ontem',
  { ...HALF, em: 'ontem' },
  { ...HALF, confirmados: '500' },
  { ...HALF, registros: null },
])('is none where what stands there is damaged: %j (B18)', async (found) => {
  const marks = createFakeMarks()
  await marks.write(`importacao/${ANA}`, found)
  expect(await device(marks)().left(ANA)).toBeNull()
})
