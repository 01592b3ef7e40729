import { describe, expect, it, vi } from 'vitest'
import { refusal, untilData } from '../../contracts/index.ts'
import { createFakeRecordStore } from '../../testing/index.ts'
import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from '../skills/index.ts'
import { AppError } from './app-error.ts'
import { ChangedSince, type Inverse } from './command.ts'
import { createStateQuery, failed } from './live-query.ts'
import { recordCommands } from './record-commands.ts'
import type { RecordStore } from './record-store.ts'

const OWNER = 'uid-ana'
const draft: SkillDraft = {
  ...NEW_SKILL,
  nome: 'Violão',
  descricao: 'Um acorde por dia',
  dataInicio: '2026-11-02',
}
const CHANGED = 'A habilidade mudou de novo depois disso.'

/** The commands over a store in memory that says, as soon as it is written, that a write stands on this device. */
async function open(over: Partial<RecordStore<SkillDraft, Skill>> = {}) {
  const memory = createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND)
  const store: RecordStore<SkillDraft, Skill> = {
    ...memory,
    async add(owner, added, kept) {
      const outcome = await memory.add(owner, added)
      kept?.()
      return outcome
    },
    async update(owner, changed, change, kept) {
      const outcome = await memory.update(owner, changed, change)
      kept?.()
      return outcome
    },
    ...over,
  }
  const { id } = await memory.add(OWNER, draft)
  const commands = recordCommands(store, OWNER, {
    restore: 'restore',
    putBack: 'putBack',
    failure: 'restore',
    changedSince: CHANGED,
  })
  const record = async () => (await memory.get(OWNER, id))!
  const change = (patch: Partial<SkillDraft>) => memory.update(OWNER, id, () => ({ patch }))
  const all = () => untilData(memory.watch(OWNER))
  return { memory, commands, id, record, change, all }
}
const offline = new AppError('network-request-failed')

describe('a form need not wait', () => {
  it('for an addition that stands on this device', async () => {
    const { commands, all } = await open()
    const accept = vi.fn()
    expect(await commands.add({ ...draft, nome: 'Piano' })(accept)).toBe('saved')
    expect(accept.mock.calls).toEqual([[{ isKept: true }]])
    await commands.add({ ...draft, nome: 'Flauta' })()
    expect((await all()).map(({ nome }) => nome)).toEqual(['Violão', 'Piano', 'Flauta'])
  })

  it('for a change that stands on this device; what it makes and what takes it back is reported before, and stays', async () => {
    const { commands, id, record } = await open()
    const accept = vi.fn()
    const rename = commands.change(id, () => ({ nome: 'Viola' }), commands.asItWas('save'))
    await rename(accept)
    const [made, kept] = accept.mock.calls.map(([accepted]) => accepted as object)
    expect(made).toMatchObject({
      changed: { id, nome: 'Viola' },
      inverse: { command: 'putBack', failure: 'save' },
    })
    expect(made).not.toHaveProperty('isKept')
    expect(kept).toEqual({ ...made, isKept: true })
    await commands.change(id, () => ({ nome: 'Cavaquinho' }))()
    expect((await record()).nome).toBe('Cavaquinho')
  })
})

describe('a removed record', () => {
  it('comes back as it was', async () => {
    const { commands, record, all } = await open()
    const before = await record()
    await commands.remove(before)()
    expect(await all()).toEqual([])
    await commands.restore(before)()
    expect(await record()).toEqual(before)
  })

  it('that is there again as it was needs nothing more, and one that was changed since stays so', async () => {
    const { commands, record, change } = await open()
    const before = await record()
    expect(await commands.restore(before)()).toBe('saved')
    await change({ nome: 'Viola' })
    await expect(commands.restore(before)()).rejects.toEqual(new ChangedSince(CHANGED))
    expect((await record()).nome).toBe('Viola')
  })

  it('comes back where nobody can say whether it is there', async () => {
    const { query } = createStateQuery<readonly Skill[]>(failed(offline))
    const { memory, commands, record, id } = await open({ watch: () => query })
    const before = await record()
    await memory.remove(OWNER, id)
    await commands.restore(before)()
    expect(await record()).toEqual(before)
  })
})

describe('an addition that is taken back', () => {
  it('is gone, and stays gone where somebody else took it out before', async () => {
    const { commands, id, all } = await open()
    expect(await commands.discard(id, draft)()).toBe('saved')
    expect(await all()).toEqual([])
    expect(await commands.discard(id, draft)()).toBe('saved')
  })

  it('stays where somebody has changed it', async () => {
    const { commands, id, change, record } = await open()
    await change({ progresso: 40 })
    await expect(commands.discard(id, draft)()).rejects.toEqual(new ChangedSince(CHANGED))
    expect((await record()).progresso).toBe(40)
  })
})

describe('a change that is taken back', () => {
  const was = { patch: { nome: 'Violão' }, entries: {} }
  const made = { patch: { nome: 'Viola' }, entries: {} }

  it('is said to be changed since where the record is gone', async () => {
    const { memory, commands, id } = await open()
    await memory.remove(OWNER, id)
    await expect(commands.putBack(id, was, made)()).rejects.toEqual(new ChangedSince(CHANGED))
  })

  it('is no change where all was so already, and minds only what it changed', async () => {
    const { commands, id, record, change } = await open()
    const accept = vi.fn()
    await commands.change(id, () => ({ nome: 'Violão' }), commands.asItWas('save'))(accept)
    expect(accept.mock.calls[0]![0]).not.toHaveProperty('inverse')
    await commands.change(id, () => ({ nome: 'Viola', progresso: 0 }), commands.asItWas('save'))(accept)
    const { inverse } = accept.mock.calls.at(-1)![0] as { inverse: Inverse }
    await change({ progresso: 40 })
    await commands.putBack(id, inverse.args[1] as typeof was, inverse.args[2] as typeof was)()
    expect(await record()).toMatchObject({ nome: 'Violão', progresso: 40 })
  })

  it('puts single entries of a map back too', async () => {
    const { commands, id, record, change } = await open()
    await change({ estudos: { '2026-11-03': 20 } })
    const accept = vi.fn()
    const study = commands.change(
      id,
      () => ({}),
      commands.asItWas('save'),
      () => ({ estudos: { '2026-11-02': 30 } }),
    )
    await study(accept)
    expect((await record()).estudos).toEqual({ '2026-11-02': 30, '2026-11-03': 20 })
    const [, before, after] = (accept.mock.calls[0]![0] as { inverse: Inverse }).inverse.args
    await commands.putBack(id, before as typeof was, after as typeof was)()
    expect((await record()).estudos).toEqual({ '2026-11-03': 20 })
  })

  it('fails as its store does', async () => {
    const { memory, commands, id } = await open()
    memory.failNext('storage-full')
    expect(await refusal(commands.putBack(id, was, made)())).toBe('storage-full')
  })

  it('leaves what was written beside it', async () => {
    const { commands, id, change, record } = await open()
    await change({ nome: 'Viola', progresso: 40 })
    await commands.putBack(id, was, made)()
    expect(await record()).toMatchObject({ nome: 'Violão', progresso: 40 })
  })
})
