import { expect, it } from 'vitest'
import { untilData } from '../../contracts/index.ts'
import { createFakeRecordStore, inverseOf } from '../../testing/index.ts'
import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from '../skills/index.ts'
import { ChangedSince, REST_UNDONE, revert } from './command.ts'
import { recordCommands } from './record-commands.ts'

const OWNER = 'uid-ana'
const CHANGED = 'A habilidade mudou de novo depois disso.'
const drafts = (count: number): readonly SkillDraft[] =>
  Array.from({ length: count }, (_, n) => ({
    ...NEW_SKILL,
    nome: `Habilidade ${n}`,
    descricao: 'Um acorde por dia',
    dataInicio: '2026-11-02',
  }))

function open() {
  const store = createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND)
  const commands = recordCommands(store, OWNER, {
    restore: 'restore',
    putBack: 'putBack',
    failure: 'restore',
    changedSince: CHANGED,
  })
  return { store, commands, all: () => untilData(store.watch(OWNER)) }
}
/** Adds as many, and takes them back as a page does after a reload. */
async function brought(count: number) {
  const { store, commands, all } = open()
  const write = commands.addAll(drafts(count))
  const inverse = JSON.parse(JSON.stringify(await inverseOf(write))) as NonNullable<
    Awaited<ReturnType<typeof inverseOf>>
  >
  await write.outcome
  return { store, all, inverse, takeBack: () => revert(commands, inverse).outcome }
}

it('are added by one write and taken back by one command, over a reload too', async () => {
  const { all, inverse, takeBack } = await brought(120)
  expect(await all()).toHaveLength(120)
  expect(inverse.command).toBe('discardAll')
  expect(JSON.stringify(inverse).length).toBeLessThan(120 * 60)
  expect(await takeBack()).toBe('saved')
  expect(await all()).toEqual([])
  expect(await takeBack()).toBe('saved')
})

it('stay where they were changed since, which is said', async () => {
  const { store, all, takeBack } = await brought(3)
  const [first, second] = await all()
  await store.update(OWNER, first!.id, () => ({ patch: { progresso: 40 } })).outcome
  await store.remove(OWNER, second!.id).outcome
  await expect(takeBack()).rejects.toEqual(new ChangedSince(REST_UNDONE))
  expect((await all()).map(({ id }) => id)).toEqual([first!.id])
  await expect(takeBack()).rejects.toEqual(new ChangedSince(CHANGED))
})

it('say that nothing was taken back where all were changed', async () => {
  const { store, all, takeBack } = await brought(2)
  for (const { id } of await all())
    await store.update(OWNER, id, () => ({ patch: { progresso: 40 } })).outcome
  await expect(takeBack()).rejects.toThrow('O que veio mudou de novo depois disso. Nada foi desfeito.')
  expect(await all()).toHaveLength(2)
})

it('are all there or none', async () => {
  const { store, commands, all } = open()
  await store.add(OWNER, drafts(1)[0]!).outcome
  store.failNext('storage-full')
  const write = commands.addAll(drafts(60))
  await expect(write.outcome).rejects.toMatchObject({ code: 'storage-full' })
  expect(await all()).toHaveLength(1)
})

it('need nothing to be taken back where there are none', async () => {
  const { commands } = open()
  const write = commands.addAll([])
  expect([await write.outcome, (await write.applied).inverse]).toEqual(['saved', undefined])
})
