import { vi } from 'vitest'
import {
  createWrite,
  writeOf,
  type Applied,
  type Inverse,
  type ModuleService,
  type Write,
  type WriteOutcome,
} from '../src/kernel/index.ts'
import { createUndo, type UndoOffer } from '../src/shell/index.ts'
import { fakeClock } from '../testing/environment.ts'

export const restoring = (what: string): Inverse => ({ command: 'restore', args: [what], failure: 'save' })
/** A write that this device shows at once. */
export const writing = (applied: Applied, outcome: Promise<WriteOutcome> = Promise.resolve('saved')): Write =>
  createWrite(Promise.resolve(applied), outcome)
export const offerOf = (message: string): UndoOffer<unknown> => ({
  module: 'leitura',
  listId: 'leitura/lista',
  subject: 'r1',
  message: (outcome) => (outcome === 'saved' ? message : `${message}, aguardando envio`),
  undone: 'Está de volta',
})

/** One tab; `memory` outlives a reload of it. */
export function openTab({
  clock = fakeClock('2026-11-20T12:00:00.000Z', { manual: true }),
  memory = { kept: undefined as unknown },
  user = 'ana' as string | null,
  isUserKnown = true,
} = {}) {
  const restore = vi.fn((_: string) => Promise.resolve<'saved'>('saved'))
  const service: ModuleService & { restore: (what: string) => Write } = {
    failure: (kind, code) => `${kind}: ${code}`,
    restore: (what) => writeOf(restore(what)),
  }
  const serviceOf = vi.fn((_module: string, _owner: string | null) => Promise.resolve<ModuleService>(service))
  const notified: [string, boolean][] = []
  const undo = createUndo({
    clock,
    memory: {
      read: () => memory.kept,
      write: (value) => void (memory.kept = JSON.parse(JSON.stringify(value)) as unknown),
    },
    serviceOf,
    notify: (...words) => notified.push(words),
  })
  if (isUserKnown) undo.follow(user)
  const message = () => undo.getSnapshot()?.message
  const pass = async (ms: number) => {
    clock.advance(ms)
    await Promise.resolve()
  }
  const remove = (what: string) => undo.offer(writing({ inverse: restoring(what) }), offerOf(what)).outcome
  return { undo, clock, memory, restore, serviceOf, notified, message, pass, remove }
}
