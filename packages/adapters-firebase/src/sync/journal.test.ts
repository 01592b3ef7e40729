import { expect, it } from 'vitest'
import { createMarks } from '../../test/fake-firestore-part.ts'
import { openJournal, type Effect } from './journal.ts'

const UID = 'uid-ana'
const sent = () => Promise.resolve()

/** What a page after a reload finds of what earlier pages left. */
async function left(marks: ReturnType<typeof createMarks>, uid = UID) {
  const found: Record<string, Effect> = {}
  await openJournal(marks, uid).review(sent, (path, effect) => {
    found[path] = effect
    return Promise.reject(new Error('kept for the next look'))
  })
  return found
}

it('keeps what was queued for the next page, each user their own', async () => {
  const marks = createMarks()
  await openJournal(marks, UID).note('leitura/a', 'there')
  expect(await left(marks)).toEqual({ 'leitura/a': 'there' })
  expect(await left(marks, 'uid-bia')).toEqual({})
})

it('forgets what was answered', async () => {
  const marks = createMarks()
  const forget = await openJournal(marks, UID).note('leitura/a', 'there')
  await forget()
  expect(await left(marks)).toEqual({})
})

it('keeps every one of many that come at once', async () => {
  const marks = createMarks()
  const journal = openJournal(marks, UID)
  await Promise.all(Array.from({ length: 30 }, (_, n) => journal.note(`leitura/${n}`, 'there')))
  expect(Object.keys(await left(marks))).toHaveLength(30)
})

it('keeps what two tabs note at once, and forgets what they are answered at once', async () => {
  const marks = createMarks()
  const tabs = [openJournal(marks, UID), openJournal(marks, UID)]
  const answered = await Promise.all(tabs.map((journal, n) => journal.note(`leitura/${n}`, 'there')))
  expect(await left(marks)).toEqual({ 'leitura/0': 'there', 'leitura/1': 'there' })
  await Promise.all(answered.map((forget) => forget()))
  expect(await left(marks)).toEqual({})
})

it('expects of two writes to one document the later, value by value', async () => {
  const marks = createMarks()
  const journal = openJournal(marks, UID)
  const first = await journal.note('leitura/a', { notas: 'um', paginasLidas: 1 })
  await journal.note('leitura/a', { notas: 'dois' })
  await first()
  expect(await left(marks)).toEqual({ 'leitura/a': { notas: 'dois', paginasLidas: 1 } })
  await journal.note('leitura/a', 'gone')
  expect(await left(marks)).toEqual({ 'leitura/a': 'gone' })
})

it('judges what was left once it was sent, and only that', async () => {
  const marks = createMarks()
  await openJournal(marks, UID).note('leitura/a', 'there')
  const journal = openJournal(marks, UID)
  const judged: string[] = []
  await journal.review(
    async () => void (await journal.note('leitura/b', 'there')),
    (path) => Promise.resolve(void judged.push(path)),
  )
  expect(judged).toEqual(['leitura/a'])
  expect(await left(marks)).toEqual({ 'leitura/b': 'there' })
})

it('leaves alone what was written again meanwhile', async () => {
  const marks = createMarks()
  await openJournal(marks, UID).note('leitura/a', 'there')
  const journal = openJournal(marks, UID)
  const judged: string[] = []
  await journal.review(
    async () => void (await journal.note('leitura/a', 'gone')),
    (path) => Promise.resolve(void judged.push(path)),
  )
  expect(judged).toEqual([])
  expect(await left(marks)).toEqual({ 'leitura/a': 'gone' })
})

it.each([null, 'x', [1, null], { 'leitura/a': {} }, { 'leitura/a': { effect: 7, mark: 'm' } }])(
  'reads nothing out of what else the device may hold: %j',
  async (damage) => {
    const marks = createMarks()
    marks.kept.set(`fila/${UID}`, damage)
    expect(await left(marks)).toEqual({})
    await openJournal(marks, UID).note('leitura/b', 'gone')
    expect(await left(marks)).toEqual({ 'leitura/b': 'gone' })
  },
)

it('hinders nothing where it cannot be kept', async () => {
  const marks = createMarks()
  marks.break()
  const forget = await openJournal(marks, UID).note('leitura/a', 'there')
  await forget()
  expect(await left(marks)).toEqual({})
})
