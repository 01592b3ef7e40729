import { expect, test, vi } from 'vitest'
import { offerOf, openTab, restoring, writing } from '../../contracts/undo-tab.ts'
import { AppError, ChangedSince, createWrite } from '../kernel/index.ts'
import { UNDO_MS } from './undo.ts'

const applied = { inverse: restoring('a') }

test('words go with ten seconds, with «Desfazer», and with the next change; nothing is taken back with them', async () => {
  const { undo, message, pass, remove, serviceOf } = openTab()
  const say = (words: string) => undo.say(undo.session(), words, false)
  say('Salvo')
  expect(message()).toBe('Salvo')
  await pass(UNDO_MS)
  expect(message()).toBeUndefined()
  say('Salvo')
  await undo.undo()
  expect(message()).toBeUndefined()
  expect(serviceOf).not.toHaveBeenCalled()
  say('Salvo')
  undo.drop(restoring('a'))
  expect(message()).toBe('Salvo')
  await remove('Um')
  await undo.undo()
  expect(message()).toBe('Está de volta')
  await undo.undo()
  expect(message()).toBeUndefined()
})

test('with nothing to take back, nothing happens', async () => {
  const { undo, message, serviceOf } = openTab()
  await undo.undo()
  expect(message()).toBeUndefined()
  expect(serviceOf).not.toHaveBeenCalled()
})

test('a change without words is not offered, and one whose outcome has none keeps those it had', async () => {
  const { undo, message } = openTab()
  const run = (wordsOf: (outcome: 'saved' | 'queued') => string | undefined) =>
    undo.offer(writing(applied, Promise.resolve('queued')), { ...offerOf(''), message: wordsOf }).outcome
  await run(() => undefined)
  expect(undo.getSnapshot()).toBeUndefined()
  await run((outcome) => (outcome === 'saved' ? 'Removido' : undefined))
  expect(message()).toBe('Removido')
})

test('what has been told under a newer one is not told again where its words stay the same', async () => {
  const { undo, message, remove } = openTab()
  let answer!: () => void
  const answered = new Promise<'saved'>((resolve) => (answer = () => resolve('saved')))
  const { outcome: made } = undo.offer(writing(applied, answered), offerOf('Um'))
  await remove('Dois')
  answer()
  await made
  await undo.undo()
  expect([message(), undo.getSnapshot()?.isToldAlready]).toEqual(['Um', true])
})

test('a change that is made while the bar is held waits with it', async () => {
  const { undo, message, pass, remove } = openTab()
  await remove('Um')
  undo.hold(true)
  await remove('Dois')
  await pass(2 * UNDO_MS)
  expect(message()).toBe('Dois')
  undo.hold(false)
  await pass(UNDO_MS)
  expect(message()).toBeUndefined()
})

test('what is said before the user is known stays with the first, and is said to no other', () => {
  const { undo, message } = openTab({ isUserKnown: false })
  const session = undo.session()
  undo.say(session, 'Bem-vindo', false)
  undo.follow('ana')
  expect(message()).toBe('Bem-vindo')
  undo.say(session, 'Bem-vinda', false)
  expect(message()).toBe('Bem-vinda')
  undo.follow('bia')
  undo.say(session, 'Bem-vindo', false)
  expect(message()).toBeUndefined()
})

test('what is accepted or fails after somebody else came is not offered to them', async () => {
  const { undo, message, remove, restore } = openTab()
  let apply!: () => void
  const shown = new Promise<typeof applied>((resolve) => (apply = () => resolve(applied)))
  const saved = shown.then(() => 'saved' as const)
  const { outcome: made } = undo.offer(createWrite(shown, saved), offerOf('Removido'))
  await remove('Um')
  let refuse!: (error: Error) => void
  restore.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  const undone = undo.undo()
  await Promise.resolve()
  undo.follow('bia')
  apply()
  await made
  await Promise.resolve()
  refuse(new AppError('storage-full'))
  await undone
  expect(message()).toBeUndefined()
})

test.each([
  ['a reason that is known', new AppError('network-request-failed'), 'Sem conexão com a internet.'],
  ['one that is not', new Error('?'), 'Não foi possível desfazer. Tente novamente.'],
])('a module that does not come says %s, and the change can be tried again', async (_, error, sentence) => {
  const { undo, message, remove, serviceOf } = openTab()
  await remove('Um')
  serviceOf.mockRejectedValueOnce(error)
  await undo.undo()
  expect(message()).toBe(sentence)
  await undo.undo()
  expect(message()).toBe('Está de volta')
})

test('above another change it is told as a problem or not, and a failure that is offered again is not told twice', async () => {
  const { undo, message, remove, restore, notified } = openTab()
  for (const what of ['Um', 'Dois', 'Três', 'Quatro']) await remove(what)
  restore.mockRejectedValueOnce(new AppError('storage-full'))
  await undo.undo()
  expect([message(), notified]).toEqual(['save: storage-full', []])
  await undo.undo()
  expect(notified.splice(0)).toEqual([['Está de volta', false]])
  restore.mockRejectedValueOnce(new ChangedSince('Mudou de novo.'))
  await undo.undo()
  expect(notified).toEqual([['Mudou de novo.', true]])
})

test.each([
  ['was changed again', new ChangedSince('Mudou de novo.'), 'Mudou de novo.'],
  ['failed', new AppError('storage-full'), ''],
])('the place hears that it %s', async (_, error, sentence) => {
  const { undo, remove, restore } = openTab()
  const onUndo = vi.fn()
  undo.enter('leitura/lista', { onUndo })
  await remove('Um')
  restore.mockRejectedValueOnce(error)
  await undo.undo()
  expect(await onUndo.mock.lastCall![1]).toEqual({ isUndone: false, sentence })
})

test('a place that is entered anew is not left with the earlier one', async () => {
  const { undo, remove } = openTab()
  const [before, after] = [vi.fn(), vi.fn()]
  const leave = undo.enter('leitura/lista', { onUndo: before })
  undo.enter('leitura/lista', { onUndo: after })
  leave()
  await remove('Um')
  await undo.undo()
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1])
})

test('who looks at the bar is told until they leave', async () => {
  const { undo, remove } = openTab()
  const told = vi.fn()
  const leave = undo.subscribe(told)
  await remove('Um')
  expect(told).toHaveBeenCalled()
  told.mockClear()
  leave()
  await remove('Dois')
  expect(told).not.toHaveBeenCalled()
})

test('what an earlier page left is not lost by what happens before the user is known', async () => {
  const { memory, clock, remove } = openTab()
  await remove('Um')
  const { undo, message } = openTab({ memory, clock, isUserKnown: false })
  await undo.undo()
  await undo.offer(writing({}), offerOf('Feito')).outcome
  await expect(
    undo.offer(writing({}, Promise.reject(new AppError('unknown'))), offerOf('Feito')).outcome,
  ).rejects.toMatchObject({
    code: 'unknown',
  })
  undo.follow('ana')
  expect(message()).toBe('Um')
})
