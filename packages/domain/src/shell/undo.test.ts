import { expect, test, vi } from 'vitest'
import { offerOf, openTab, restoring, writing } from '../../contracts/undo-tab.ts'
import { answerByHand } from '../../testing/index.ts'
import { AppError, ChangedSince, createWrite } from '../kernel/index.ts'
import { UNDO_MS } from './undo.ts'

test('a change can be taken back for ten seconds', async () => {
  const { message, pass, remove } = openTab()
  await remove('Removido')
  await pass(UNDO_MS - 1)
  expect(message()).toBe('Removido')
  await pass(1)
  expect(message()).toBeUndefined()
})

test('what was taken back elsewhere is offered no more, and what stands below it is', async () => {
  const { undo, message, remove } = openTab()
  await remove('Um')
  await remove('Dois')
  const { inverse } = undo.getSnapshot()!.change!
  undo.drop(inverse)
  expect(message()).toBe('Um')
  undo.drop(inverse)
  expect(message()).toBe('Um')
})

test('it is offered as soon as this device has accepted it; how it was kept makes it no longer', async () => {
  const { undo, message, pass } = openTab()
  let answer!: (outcome: 'queued') => void
  const { applied, outcome: made } = undo.offer(
    writing({ inverse: restoring('a') }, new Promise((resolve) => (answer = resolve))),
    offerOf('Removido'),
  )
  await applied
  expect(message()).toBe('Removido')
  await pass(UNDO_MS - 1)
  answer('queued')
  expect(await made).toBe('queued')
  expect(message()).toBe('Removido, aguardando envio')
  await pass(1)
  expect(message()).toBeUndefined()
})

test('a change that is on its way is known until it is offered or refused, the newest of several (D24)', async () => {
  const { undo, message } = openTab()
  const [first, second, third] = [answerByHand(), answerByHand(), answerByHand()]
  const ask = ({ promise }: typeof first, what: string) => {
    const write = createWrite(
      promise.then(() => ({ inverse: restoring(what) })),
      promise.then(() => 'saved'),
    )
    return undo.offer(write, offerOf(what)).outcome.catch(() => undefined)
  }
  expect(undo.coming()).toBeUndefined()
  const asked = ask(first, 'Um')
  void ask(second, 'Dois')
  const newest = undo.coming()
  first.resolve()
  await asked
  expect([message(), undo.coming() === newest]).toEqual(['Um', true])
  second.resolve()
  expect([await newest, message()]).toEqual([true, 'Dois'])
  expect(undo.coming()).toBeUndefined()
  void ask(third, 'Três')
  const lost = undo.coming()
  third.reject(new AppError('storage-full'))
  expect([await lost, message()]).toEqual([false, 'Dois'])
  expect(undo.coming()).toBeUndefined()
})

test('a change that was not kept is not to be taken back', async () => {
  const { undo, message } = openTab()
  const { applied, outcome: refused } = undo.offer(
    writing({ inverse: restoring('a') }, Promise.reject(new AppError('storage-full'))),
    offerOf('Removido'),
  )
  await applied
  expect(message()).toBe('Removido')
  await expect(refused).rejects.toMatchObject({ code: 'storage-full' })
  expect(message()).toBeUndefined()
})

test('what has no inverse is not offered', async () => {
  const { undo, message } = openTab()
  await undo.offer(writing({ after: 'x' }), offerOf('Feito')).outcome
  expect(message()).toBeUndefined()
})

test('it waits while it is held, and begins anew when it is released', async () => {
  const { undo, message, pass, remove } = openTab()
  await remove('Removido')
  undo.hold(true)
  await pass(5 * UNDO_MS)
  undo.hold(false)
  await pass(UNDO_MS - 1)
  expect(message()).toBe('Removido')
  await pass(1)
  expect(message()).toBeUndefined()
})

test('letting go of one that was not held does not make it longer', async () => {
  const { undo, message, pass, remove } = openTab()
  await remove('Removido')
  await pass(UNDO_MS - 1)
  undo.hold(false)
  await pass(1)
  expect(message()).toBeUndefined()
})

test('one that was withdrawn under the pointer does not hold the next', async () => {
  const { undo, message, pass, remove } = openTab()
  let refuse!: (error: Error) => void
  const { applied, outcome: refused } = undo.offer(
    writing({ inverse: restoring('a') }, new Promise((_, reject) => (refuse = reject))),
    offerOf('Removido'),
  )
  await applied
  undo.hold(true)
  refuse(new AppError('unknown'))
  await expect(refused).rejects.toMatchObject({ code: 'unknown' })
  await remove('Outro')
  await pass(UNDO_MS)
  expect(message()).toBeUndefined()
})

test('each of several keeps its own ten seconds, and the newest is taken back first', async () => {
  const { undo, restore, message, pass, remove } = openTab()
  await remove('Um')
  await pass(UNDO_MS / 2)
  await remove('Dois')
  await undo.undo()
  expect(restore.mock.calls).toEqual([['Dois']])
  // Words of what was taken back do not cover what still can be.
  expect(message()).toBe('Um')
  await remove('Três')
  await pass(UNDO_MS / 2)
  await undo.undo()
  expect(restore.mock.calls).toEqual([['Dois'], ['Três']])
  expect(message()).toBe('Está de volta')
})

test('what comes back from under a newer one has been told, unless its words are others by then (D24)', async () => {
  const { undo, message, remove } = openTab()
  const isToldAlready = () => undo.getSnapshot()?.isToldAlready === true
  let answer!: (outcome: 'queued') => void
  await remove('Primeiro')
  const { outcome: made } = undo.offer(
    writing({ inverse: restoring('b') }, new Promise((resolve) => (answer = resolve))),
    offerOf('Segundo'),
  )
  await remove('Terceiro')
  expect(isToldAlready()).toBe(false)
  answer('queued')
  await made
  await undo.undo()
  expect([message(), isToldAlready()]).toEqual(['Segundo, aguardando envio', false])
  await undo.undo()
  expect([message(), isToldAlready()]).toEqual(['Primeiro', true])
})

test('what is covered waits while the bar is held, and has ten seconds anew once the newest is taken back', async () => {
  const { undo, message, pass, remove } = openTab()
  await remove('Um')
  await remove('Dois')
  undo.hold(true)
  await pass(2 * UNDO_MS)
  await undo.undo()
  expect(message()).toBe('Um')
  await pass(UNDO_MS)
  expect(message()).toBeUndefined()
})

test('a change is taken back once', async () => {
  const { undo, restore, remove } = openTab()
  await remove('Um')
  await Promise.all([undo.undo(), undo.undo()])
  expect(restore).toHaveBeenCalledTimes(1)
})

test('one that could not be taken back says why and can be tried again', async () => {
  const { undo, restore, message, remove } = openTab()
  await remove('Um')
  restore.mockRejectedValueOnce(new AppError('storage-full'))
  await undo.undo()
  expect(message()).toBe('save: storage-full')
  await undo.undo()
  expect(restore).toHaveBeenCalledTimes(2)
  expect(message()).toBe('Está de volta')
})

test('what was changed again since is left alone, said, and not offered again (D24)', async () => {
  const { undo, restore, message, remove } = openTab()
  await remove('Um')
  restore.mockRejectedValueOnce(new ChangedSince('Mudou de novo.'))
  await undo.undo()
  expect(message()).toBe('Mudou de novo.')
  expect(undo.getSnapshot()?.change).toBeUndefined()
})

test('the place that made a change hears that it is taken back, and says so itself', async () => {
  const { undo, message, remove } = openTab()
  const onUndo = vi.fn()
  const leave = undo.enter('leitura/lista', { onUndo })
  await remove('Um')
  await undo.undo()
  expect(onUndo.mock.lastCall![0]).toMatchObject({ subject: 'r1', inverse: restoring('Um') })
  expect(await onUndo.mock.lastCall![1]).toEqual({ isUndone: true, sentence: 'Está de volta' })
  expect(message()).toBeUndefined()
  leave()
  await remove('Dois')
  await undo.undo()
  expect(message()).toBe('Está de volta')
})

test('words alone take no way back away, and a failure is told as one', async () => {
  const { undo, notified, message, remove } = openTab()
  await remove('Um')
  undo.say(undo.session(), 'Erro ao remover', true)
  undo.say(undo.session(), 'Ana está como antes', false)
  expect(message()).toBe('Um')
  expect(notified).toEqual([
    ['Erro ao remover', true],
    ['Ana está como antes', false],
  ])
})

test('whoever comes next is offered nothing, and told nothing of what was on its way', async () => {
  const { undo, message, memory, notified } = openTab()
  const ofAna = undo.session()
  let answer!: () => void
  const { applied, outcome: made } = undo.offer(
    writing({ inverse: restoring('a') }, new Promise((resolve) => (answer = () => resolve('queued')))),
    offerOf('Removido'),
  )
  await applied
  undo.follow('ana')
  expect(message()).toBe('Removido')
  undo.follow(null)
  expect(message()).toBeUndefined()
  expect(memory.kept).toEqual({ owner: null, notices: [] })
  undo.follow('bia')
  answer()
  await made
  undo.say(ofAna, 'Erro ao remover', true)
  expect([message(), notified]).toEqual([undefined, []])
})

test('after a reload it is still offered for what is left of its time, and taken back by the module itself (D24)', async () => {
  const { clock, memory, remove, pass } = openTab()
  await remove('Um')
  await pass(UNDO_MS - 1_000)
  const after = openTab({ clock, memory, isUserKnown: false })
  expect(after.message()).toBeUndefined()
  after.undo.follow('ana')
  expect(after.message()).toBe('Um')
  const again = openTab({ clock, memory })
  await again.undo.undo()
  expect(again.serviceOf).toHaveBeenCalledWith('leitura', 'ana')
  expect(again.restore.mock.calls).toEqual([['Um']])
  await after.pass(1_000)
  expect(after.message()).toBeUndefined()
})

test('what a tab keeps has the names that an earlier version reads', async () => {
  const { clock, memory, remove } = openTab()
  await remove('Um')
  expect(memory.kept).toMatchObject({ notices: [{ change: { place: 'leitura/lista' } }] })
  const { undo } = openTab({ clock, memory })
  expect(undo.getSnapshot()!.change).toMatchObject({ listId: 'leitura/lista', subject: 'r1' })
})

test.each([
  ['its time is over', UNDO_MS, 'ana'],
  ['the clock was set back since', -1, 'ana'],
  ['somebody else is signed in', 0, 'bia'],
  ['nobody is signed in', 0, null],
])('after a reload nothing is offered where %s (D24, B20)', async (_, ms, user) => {
  const { clock, memory, remove } = openTab()
  await remove('Um')
  clock.advance(ms)
  const { message } = openTab({ clock, memory, user })
  expect(message()).toBeUndefined()
})

test('after a reload the newest is told, and what it covers is not told after it (D24)', async () => {
  const before = openTab()
  await before.remove('Primeiro')
  await before.remove('Segundo')
  const { undo, message } = openTab({ clock: before.clock, memory: before.memory })
  expect([message(), undo.getSnapshot()!.isToldAlready]).toEqual(['Segundo', false])
  await undo.undo()
  expect([message(), undo.getSnapshot()!.isToldAlready]).toEqual(['Primeiro', true])
})

test('what was held when the page was reloaded has ten seconds anew', async () => {
  const { undo, clock, memory, remove, pass } = openTab()
  await remove('Um')
  undo.hold(true)
  await pass(3 * UNDO_MS)
  const { message, pass: passAfter } = openTab({ clock, memory })
  expect(message()).toBe('Um')
  await passAfter(UNDO_MS)
  expect(message()).toBeUndefined()
})

test.each([null, 'x', [1], { owner: 'ana' }, { owner: 'ana', notices: [{ message: 1 }] }])(
  'reads nothing out of what else the tab may hold: %j',
  (kept) => {
    expect(openTab({ memory: { kept } }).message()).toBeUndefined()
  },
)

test('a command that this version does not know is told, and harms nothing', async () => {
  const { undo, message } = openTab()
  await undo.offer(writing({ inverse: { command: 'unknown', args: [], failure: 'save' } }), offerOf('Um'))
    .outcome
  await undo.undo()
  expect(message()).toBe('save: invalid-record')
})

test('a failure that its service has no words for is told all the same', async () => {
  const { undo, message, serviceOf, remove } = openTab()
  await remove('Um')
  serviceOf.mockResolvedValue({ failure: () => '' })
  await undo.undo()
  expect(message()).toBe('Não foi possível desfazer. Tente novamente.')
})
