import { describe, expect, it } from 'vitest'
import { added, refusal, untilData } from '../../contracts/index.ts'
import { createFakeRecordStore, inverseOf } from '../../testing/index.ts'
import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from '../skills/index.ts'
import { AppError } from './app-error.ts'
import { ChangedSince } from './command.ts'
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

/** The commands over a store in memory. */
async function open(over: Partial<RecordStore<SkillDraft, Skill>> = {}) {
  const memory = createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND)
  const store: RecordStore<SkillDraft, Skill> = { ...memory, ...over }
  const { id } = await added(memory.add(OWNER, draft))
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

describe('a change', () => {
  it('tells what it makes and what takes it back, and writes without that', async () => {
    const { commands, id, record } = await open()
    const { before, after, inverse } = await commands.change(
      id,
      () => ({ patch: { nome: 'Viola' } }),
      commands.asItWas('save'),
    ).applied
    expect([before, after]).toMatchObject([
      { id, nome: 'Violão' },
      { id, nome: 'Viola' },
    ])
    expect(inverse).toMatchObject({ command: 'putBack', failure: 'save' })
    const renamed = commands.change(id, () => ({ patch: { nome: 'Cavaquinho' } }))
    expect(await renamed.outcome).toBe('saved')
    expect((await renamed.applied).inverse).toBeUndefined()
    expect((await record()).nome).toBe('Cavaquinho')
  })
})

describe('a removed record', () => {
  it('comes back as it was', async () => {
    const { commands, record, all } = await open()
    const before = await record()
    await commands.remove(before).outcome
    expect(await all()).toEqual([])
    await commands.restore(before).outcome
    expect(await record()).toEqual(before)
  })

  it('that is there again as it was needs nothing more, and one that was changed since stays so', async () => {
    const { commands, record, change } = await open()
    const before = await record()
    expect(await commands.restore(before).outcome).toBe('saved')
    await change({ nome: 'Viola' }).outcome
    await expect(commands.restore(before).outcome).rejects.toEqual(new ChangedSince(CHANGED))
    expect((await record()).nome).toBe('Viola')
  })

  it('comes back where nobody can say whether it is there', async () => {
    const { query } = createStateQuery<readonly Skill[]>(failed(offline))
    const { memory, commands, record, id } = await open({ watch: () => query })
    const before = await record()
    await memory.remove(OWNER, id).outcome
    await commands.restore(before).outcome
    expect(await record()).toEqual(before)
  })
})

describe('an addition that is taken back', () => {
  it('is gone, and stays gone where somebody else took it out before', async () => {
    const { commands, id, all } = await open()
    expect(await commands.discard(id, draft).outcome).toBe('saved')
    expect(await all()).toEqual([])
    expect(await commands.discard(id, draft).outcome).toBe('saved')
  })

  it('stays where somebody has changed it', async () => {
    const { commands, id, change, record } = await open()
    await change({ progresso: 40 }).outcome
    await expect(commands.discard(id, draft).outcome).rejects.toEqual(new ChangedSince(CHANGED))
    expect((await record()).progresso).toBe(40)
  })
})

describe('a change that is taken back', () => {
  const was = { patch: { nome: 'Violão' }, entries: {} }
  const made = { patch: { nome: 'Viola' }, entries: {} }

  it('is said to be changed since where the record is gone', async () => {
    const { memory, commands, id } = await open()
    await memory.remove(OWNER, id).outcome
    await expect(commands.putBack(id, was, made).outcome).rejects.toEqual(new ChangedSince(CHANGED))
  })

  it('is no change where all was so already, and minds only what it changed', async () => {
    const { commands, id, record, change } = await open()
    const renamed = (patch: Partial<SkillDraft>) =>
      inverseOf(commands.change(id, () => ({ patch }), commands.asItWas('save')))
    expect(await renamed({ nome: 'Violão' })).toBeUndefined()
    const inverse = await renamed({ nome: 'Viola', progresso: 0 })
    await change({ progresso: 40 }).outcome
    await commands.putBack(id, inverse!.args[1] as typeof was, inverse!.args[2] as typeof was).outcome
    expect(await record()).toMatchObject({ nome: 'Violão', progresso: 40 })
  })

  it('puts single entries of a map back too', async () => {
    const { commands, id, record, change } = await open()
    await change({ estudos: { '2026-11-03': 20 } }).outcome
    const study = commands.change(
      id,
      () => ({ entries: { estudos: { '2026-11-02': 30 } } }),
      commands.asItWas('save'),
    )
    const inverse = await inverseOf(study)
    expect((await record()).estudos).toEqual({ '2026-11-02': 30, '2026-11-03': 20 })
    const [, before, after] = inverse!.args
    await commands.putBack(id, before as typeof was, after as typeof was).outcome
    expect((await record()).estudos).toEqual({ '2026-11-03': 20 })
  })

  it('fails as its store does', async () => {
    const { memory, commands, id } = await open()
    memory.failNext('storage-full')
    expect(await refusal(commands.putBack(id, was, made).outcome)).toBe('storage-full')
  })

  it('leaves what was written beside it', async () => {
    const { commands, id, change, record } = await open()
    await change({ nome: 'Viola', progresso: 40 }).outcome
    await commands.putBack(id, was, made).outcome
    expect(await record()).toMatchObject({ nome: 'Violão', progresso: 40 })
  })
})
