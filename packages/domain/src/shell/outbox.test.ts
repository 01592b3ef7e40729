import { expect, it, vi } from 'vitest'
import { until, untilData } from '../../contracts/index.ts'
import { createFakeMarks, createFakeOutbox } from '../../testing/index.ts'
import { dataOf } from '../kernel/index.ts'
import type { UnconfirmedWrite, OutboxEntry } from './ports.ts'

const ANA = 'uid-ana'
const write = (id: string, effect: UnconfirmedWrite['effect'] = 'there') => ({
  collection: 'leitura',
  id,
  effect,
})
type Marks = ReturnType<typeof createFakeMarks>

/** What a page after a reload finds of what earlier pages left. */
const left = async (marks: Marks, uid = ANA) =>
  Object.fromEntries(
    (await untilData(createFakeOutbox(marks).unconfirmed(uid))).map(({ item, effect }) => [item, effect]),
  )
const entries = (marks: Marks, found: (entries: readonly OutboxEntry[]) => boolean = () => true) =>
  untilData(createFakeOutbox(marks).watch(ANA), found)

it('keeps what is being sent for the next page, each user their own, until it was answered', async () => {
  const marks = createFakeMarks()
  const entry = createFakeOutbox(marks).add(ANA, write('a'))
  await entry.durable
  expect(await left(marks)).toEqual({ 'leitura/a': 'there' })
  expect(await left(marks, 'uid-bia')).toEqual({})
  entry.done()
  await vi.waitFor(async () => expect(await left(marks)).toEqual({}))
})

it('leaves what it hears nothing of any more to whoever asks the service, and shows it once (B2)', async () => {
  const marks = createFakeMarks()
  const outbox = createFakeOutbox(marks)
  const shown = outbox.watch(ANA)
  const stop = shown.subscribe(() => undefined)
  const entry = outbox.add(ANA, write('a'))
  await entry.durable
  expect(await untilData(outbox.unconfirmed(ANA))).toEqual([])
  entry.release()
  const unconfirmed = await vi.waitFor(async () => {
    const [found] = await untilData(outbox.unconfirmed(ANA))
    expect(found).toMatchObject({ item: 'leitura/a' })
    return found!
  })
  expect(await untilData(shown)).toEqual([{ item: 'leitura/a', state: 'sending' }])
  await outbox.conclude(ANA, unconfirmed, 'permission-denied')
  await until(shown, (snapshot) => dataOf(snapshot)?.[0]?.state === 'refused')
  stop()
})

it('keeps of what it released that it was answered after all (B2)', async () => {
  const marks = createFakeMarks()
  const entry = createFakeOutbox(marks).add(ANA, write('a'))
  await entry.durable
  entry.release()
  entry.done()
  await vi.waitFor(async () => expect(await left(marks)).toEqual({}))
})

it('shows in every tab and after a reload what one page sends (B2)', async () => {
  const marks = createFakeMarks()
  const other = createFakeOutbox(marks).watch(ANA)
  const stop = other.subscribe(() => undefined)
  const entry = createFakeOutbox(marks).add(ANA, write('a'))
  await until(other, (snapshot) => dataOf(snapshot)?.length === 1)
  expect(await entries(marks)).toEqual([{ item: 'leitura/a', state: 'sending' }])
  entry.done()
  await until(other, (snapshot) => dataOf(snapshot)?.length === 0)
  stop()
})

it('keeps every one of many that come at once, in several tabs', async () => {
  const marks = createFakeMarks()
  const tabs = [createFakeOutbox(marks), createFakeOutbox(marks)]
  const added = Array.from({ length: 30 }, (_, n) => tabs[n % 2]!.add(ANA, write(`${n}`)))
  await Promise.all(added.map(({ durable }) => durable))
  expect(Object.keys(await left(marks))).toHaveLength(30)
  added.forEach((entry) => entry.done())
  await vi.waitFor(async () => expect(await left(marks)).toEqual({}))
})

it('expects of two writes to one document the later, value by value', async () => {
  const marks = createFakeMarks()
  const outbox = createFakeOutbox(marks)
  const first = outbox.add(ANA, write('a', { notas: 'um', paginasLidas: 1 }))
  await outbox.add(ANA, write('a', { notas: 'dois' })).durable
  first.done()
  expect(await left(marks)).toEqual({ 'leitura/a': { notas: 'dois', paginasLidas: 1 } })
  await outbox.add(ANA, write('a', 'gone')).durable
  expect(await left(marks)).toEqual({ 'leitura/a': 'gone' })
})

it('leaves to a page what it sends itself', async () => {
  const outbox = createFakeOutbox(createFakeMarks())
  await outbox.add(ANA, write('a')).durable
  expect(await untilData(outbox.unconfirmed(ANA))).toEqual([])
})

it('concludes what another page left, as taken or refused, and not what was written again meanwhile', async () => {
  const marks = createFakeMarks()
  const page = createFakeOutbox(marks)
  await Promise.all(['a', 'b', 'c'].map((id) => page.add(ANA, write(id)).durable))
  const outbox = createFakeOutbox(marks)
  const found = await untilData(outbox.unconfirmed(ANA))
  await page.add(ANA, write('c', 'gone')).durable
  await outbox.conclude(ANA, found[0]!)
  await outbox.conclude(ANA, found[1]!, 'unknown')
  await outbox.conclude(ANA, found[2]!, 'unknown')
  expect(await entries(marks)).toEqual([
    { item: 'leitura/c', state: 'sending' },
    { item: 'leitura/b', state: 'refused', code: 'unknown' },
  ])
})

it('keeps what came back after it was queued for every tab and the next page, until the user was told (B2)', async () => {
  const marks = createFakeMarks()
  const [page, other] = [createFakeOutbox(marks), createFakeOutbox(marks)]
  page.add(ANA, { collection: 'bug-reports', id: '1' }).refuse('permission-denied')
  const told = [{ item: 'bug-reports/1', state: 'refused', code: 'permission-denied' }]
  expect(await entries(marks, (found) => found.length > 0)).toEqual(told)
  expect(await untilData(page.watch(ANA))).toEqual(told)
  await other.dismiss(ANA)
  for (const each of [page, other, createFakeOutbox(marks)])
    await untilData(each.watch(ANA), (found) => found.length === 0)
})

it('a later write of the same item does not hide what came back', async () => {
  const marks = createFakeMarks()
  const outbox = createFakeOutbox(marks)
  outbox.add(ANA, write('a')).refuse('storage-full')
  await outbox.add(ANA, write('a')).durable
  expect((await entries(marks)).map(({ state }) => state)).toEqual(['refused', 'sending'])
})

it('tells in its own page what the device cannot keep', async () => {
  const marks = createFakeMarks()
  marks.break()
  const outbox = createFakeOutbox(marks)
  const entry = outbox.add(ANA, write('a'))
  await entry.durable
  expect(await untilData(outbox.watch(ANA))).toEqual([{ item: 'leitura/a', state: 'sending' }])
  entry.refuse('permission-denied')
  expect(await untilData(outbox.watch(ANA), ([first]) => first?.state === 'refused')).toHaveLength(1)
  await outbox.dismiss(ANA)
  expect(await untilData(outbox.watch(ANA))).toEqual([])
})

it.each([
  ['nothing', null],
  ['a word', 'estragado'],
  ['a list', [{ item: 1 }]],
  ['broken entries', { a: { item: 'leitura/a' }, b: { item: 7, state: 'refused' }, c: null }],
])('takes %s in place of the entries for none, and goes on', async (_, damage) => {
  const marks = createFakeMarks()
  marks.kept.set(`fila/${ANA}`, damage)
  expect(await entries(marks)).toEqual([])
  await createFakeOutbox(marks).add(ANA, write('a')).durable
  expect(await left(marks)).toEqual({ 'leitura/a': 'there' })
})

it('reads the entries that it can beside broken ones', async () => {
  const marks = createFakeMarks()
  marks.kept.set(`fila/${ANA}`, {
    a: { item: 'leitura/a', state: 'sending', effect: 'there' },
    b: { item: 'leitura/b', state: 'sending', effect: 7 },
    c: { item: 'leitura/c', state: 'refused', code: 'nunca-visto' },
  })
  expect(await entries(marks)).toEqual([
    { item: 'leitura/a', state: 'sending' },
    { item: 'leitura/c', state: 'refused', code: 'unknown' },
  ])
})
