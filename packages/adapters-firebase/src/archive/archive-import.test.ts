import { exportOf } from '@caderno/domain/archive'
import { refusal, untilData } from '@caderno/domain/contracts'
import { AppError, dataOf } from '@caderno/domain/kernel'
import {
  answerByHand,
  aReading,
  createFakeMarks,
  createFakeOutbox,
  NO_HOLDINGS,
  planImport,
} from '@caderno/domain/testing'
import { doc, setDoc, WriteBatch } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOffline } from '../../test/offline-firestore.ts'
import { BATCH_LIMITS } from './archive-batches.ts'
import { createImportMarks } from './import-marks.ts'
import { openArchive } from './lazy-archive.ts'

const ANA = 'uid-ana'
const NOW = '2026-11-22T12:00:00.000Z'
const OTHER = { arquivo: 'uid-bia/2026-11-20T15:00:00.000Z', em: NOW, confirmados: 500, registros: 1_200 }
const DENIED = new AppError('permission-denied')

let device: Awaited<ReturnType<typeof openOffline>>
let answers: ReturnType<typeof answerByHand>[]
beforeEach(async () => {
  device = await openOffline()
  void setDoc(doc(device.firestore, 'financas', ANA), {})
  answers = []
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(() => {
    answers.push(answerByHand())
    return answers.at(-1)!.promise as Promise<void>
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await device.close()
})

/** An import of some books, and all that is known of it on its device. */
function setup({ books = 3, writes = 500 } = {}) {
  vi.spyOn(BATCH_LIMITS, 'writes', 'get').mockReturnValue(writes)
  const marks = createFakeMarks()
  const imports = createImportMarks(marks)
  const outbox = createFakeOutbox(marks)
  const archive = openArchive(device.firestore, marks, outbox)
  const leitura = Array.from({ length: books }, (_, n) => aReading({ id: `livro-${n}` }))
  const file = exportOf({ ...NO_HOLDINGS, leitura }, { conta: ANA, exportadoEm: NOW })
  const { changes } = planImport(file, NO_HOLDINGS, { owner: ANA, now: NOW })
  const query = outbox.watch(ANA)
  query.subscribe(() => undefined)
  const began = async (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))
  const entriesIn = (...states: readonly string[]) =>
    dataOf(query.getSnapshot())!.filter(({ state }) => states.includes(state))
  return {
    imports,
    earlierPage: createFakeOutbox(marks),
    left: async () => (await untilData(outbox.unconfirmed(ANA))).map(({ item }) => item),
    began,
    unsent: () => entriesIn('sending').map(({ item }) => item),
    lost: () => entriesIn('failed'),
    refusals: () => entriesIn('refused'),
    write: () => archive.write(ANA, changes),
  }
}

/** The first request gets no answer for longer than one may take. */
async function givenUp(options: Parameters<typeof setup>[0] = {}) {
  const page = setup(options)
  const written = refusal(page.write())
  await page.began(1)
  await vi.advanceTimersByTimeAsync(32_000)
  expect(await written).toBe('network-request-failed')
  return page
}

it('a request that was given up is on its way until it is answered; taken as the last one, the import is whole (B18)', async () => {
  const { imports, unsent, lost } = await givenUp()
  expect(unsent()).toEqual(['caderno/importar'])
  expect(await imports.left(ANA)).toMatchObject({ confirmados: 0, registros: 3 })
  answers[0]!.resolve()
  await vi.waitFor(() => expect(unsent()).toEqual([]))
  expect([lost(), await imports.left(ANA)]).toEqual([[], null])
})

it('a request that comes back after it was given up is told once (B18)', async () => {
  const { imports, refusals, unsent, lost } = await givenUp()
  answers[0]!.reject(DENIED)
  await vi.waitFor(() => expect(unsent()).toEqual([]))
  expect([refusals(), lost()]).toMatchObject([[{ code: 'permission-denied' }], []])
  expect(await imports.left(ANA)).toMatchObject({ confirmados: 0, registros: 3 })
})

it('an import stays lost when the request that was given up was taken and others were to follow (B18)', async () => {
  const { imports, refusals, unsent, lost } = await givenUp({ books: 4, writes: 2 })
  answers[0]!.resolve()
  await vi.waitFor(() => expect(unsent()).toEqual([]))
  expect([refusals(), lost()]).toMatchObject([[], [{ item: 'caderno/importar' }]])
  expect(await imports.left(ANA)).toMatchObject({ confirmados: 0, registros: 4 })
})

it.each([
  ['refused in one piece', { books: 1, writes: 500 }],
  ['refused with the first of two requests', { books: 4, writes: 2 }],
])('an import %s leaves what was noted of another file', async (_, options) => {
  const { imports, began, unsent, lost, write } = setup(options)
  await imports.note(ANA, OTHER)
  const written = refusal(write())
  await began(1)
  answers[0]!.reject(DENIED)
  expect(await written).toBe('permission-denied')
  expect([unsent(), lost().length, await imports.left(ANA)]).toEqual([[], 1, OTHER])
})

it('an import that came in leaves what was noted of another file', async () => {
  const { imports, began, unsent, lost, write } = setup()
  await imports.note(ANA, OTHER)
  const written = write()
  await began(1)
  answers[0]!.resolve()
  expect(await written).toBe('saved')
  expect([unsent(), lost(), await imports.left(ANA)]).toEqual([[], [], OTHER])
})

it('an import ends the removals that an earlier page left of what it brings, before it is sent, and no others (D8)', async () => {
  const { earlierPage, left, began, write } = setup()
  for (const id of ['livro-1', 'outro'])
    await earlierPage.add(ANA, { collection: 'leitura', id, effect: 'gone' }).durable
  expect(await left()).toEqual(['leitura/livro-1', 'leitura/outro'])
  const written = write()
  await began(1)
  expect(await left()).toEqual(['leitura/outro'])
  answers[0]!.resolve()
  expect(await written).toBe('saved')
})
