import { describe, expect, it } from 'vitest'
import {
  aSkill,
  createFakeRecordStore,
  fakeClock,
  inverseOf,
  noteWrites,
  outcomesOf,
} from '../../testing/index.ts'
import { dataOf, ready, revert } from '../kernel/index.ts'
import { createSkillsService } from './service.ts'
import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from './skill.ts'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const ENGLISH = aSkill({
  id: 'i',
  userId: OWNER,
  nome: 'Inglês',
  progresso: 40,
  checkins: { '2026-11-18': 'falei com a Bia' },
})

function openSkills(...records: Skill[]) {
  const skills = createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { records })
  const query = skills.watch(OWNER)
  query.subscribe(() => undefined)
  const find = (id: string) => dataOf(query.getSnapshot())?.find((skill) => skill.id === id)
  const session = { there: true }
  const signedIn = {
    getSnapshot: () => ready(session.there ? { uid: OWNER } : null),
    subscribe: () => () => undefined,
  }
  const writes = noteWrites(skills)
  const service = createSkillsService(
    { skills, session: signedIn, clock: fakeClock(`${TODAY}T15:00:00.000Z`) },
    OWNER,
  )
  const actions = outcomesOf(service)
  return { service, actions, skills, writes, find, session, all: () => dataOf(query.getSnapshot()) ?? [] }
}

describe('a check-in', () => {
  it('writes its own day and leaves the others alone', async () => {
    const { actions, find, writes } = openSkills(ENGLISH)
    await actions.checkIn('i', TODAY)
    expect(writes).toEqual([['i', {}, { checkins: { [TODAY]: '' } }]])
    expect(find('i')?.checkins).toEqual({ '2026-11-18': 'falei com a Bia', [TODAY]: '' })
    await actions.takeBack('i', TODAY)
    expect(find('i')?.checkins).toEqual(ENGLISH.checkins)
  })

  it('without a note leaves the note of a day that was done already', async () => {
    const { actions, find, writes } = openSkills(ENGLISH)
    await actions.checkIn('i', '2026-11-18')
    await actions.takeBack('i', '2026-11-19')
    expect(writes).toEqual([])
    await actions.checkIn('i', '2026-11-18', '  só ouvi  ')
    expect(find('i')?.checkins).toEqual({ '2026-11-18': 'só ouvi' })
  })

  it('keeps the day of another tab', async () => {
    const { actions, skills, find } = openSkills(ENGLISH)
    await skills.update(OWNER, 'i', () => ({ entries: { checkins: { '2026-11-19': '' } } })).outcome
    await actions.checkIn('i', TODAY)
    expect(Object.keys(find('i')!.checkins)).toEqual(['2026-11-18', '2026-11-19', TODAY])
  })
})

describe('the progress', () => {
  it('counts two quick presses twice, and stays within its bounds (§4.7, §9.4, R2)', async () => {
    const { actions, find, writes } = openSkills(
      ENGLISH,
      aSkill({ id: 'z', userId: OWNER, nome: 'Zero', progresso: 0 }),
    )
    await Promise.all([actions.step('i', 10), actions.step('i', 10)])
    expect(find('i')?.progresso).toBe(60)
    await actions.step('z', -10)
    expect(writes).toHaveLength(2)
  })

  it('starts again from what is stored after a failure', async () => {
    const { actions, skills, find } = openSkills(ENGLISH)
    skills.failNext('storage-full')
    await expect(actions.step('i', 10)).rejects.toMatchObject({ code: 'storage-full' })
    await actions.step('i', 10)
    expect(find('i')?.progresso).toBe(50)
  })
})

it('pauses from today on, and again goes on from today', async () => {
  const { actions, find } = openSkills(ENGLISH)
  await actions.pause('i')
  expect(find('i')).toMatchObject({ ativo: false, pausas: [{ de: TODAY, ate: '' }] })
  await actions.resume('i')
  expect(find('i')).toMatchObject({ ativo: true, pausas: [] })
})

it('skips a day and takes the skip back', async () => {
  const { actions, find } = openSkills(ENGLISH)
  await actions.skip('i', TODAY)
  expect(find('i')?.pausas).toEqual([{ de: TODAY, ate: TODAY }])
  await actions.unskip('i', TODAY)
  expect(find('i')?.pausas).toEqual([])
})

it('lays the changes of the dialog on the skill as another tab has left it', async () => {
  const { actions, skills, find } = openSkills(ENGLISH)
  await skills.update(OWNER, 'i', () => ({ patch: { meta: 'da outra aba', progresso: 90 } })).outcome
  await actions.edit('i', { nome: 'Inglês falado' })
  expect(find('i')).toMatchObject({ nome: 'Inglês falado', meta: 'da outra aba', progresso: 90 })
  await expect(actions.edit('gone', { nome: 'x' })).rejects.toMatchObject({ code: 'not-found' })
})

it('adds, removes, and brings a removed one back as it was', async () => {
  const { actions, all } = openSkills(ENGLISH)
  await actions.remove(ENGLISH)
  expect(all()).toEqual([])
  await actions.restore(ENGLISH)
  expect(all()).toEqual([ENGLISH])
  await actions.add({ ...NEW_SKILL, nome: 'Violão', descricao: 'x', dataInicio: TODAY })
  expect(all()[1]).toMatchObject({ nome: 'Violão', progresso: 0, userId: OWNER })
})

it('writes nothing for somebody who has signed out meanwhile (§8.8)', async () => {
  const { actions, session, all, writes } = openSkills(ENGLISH)
  session.there = false
  for (const write of [
    actions.add(NEW_SKILL),
    actions.checkIn('i', TODAY),
    actions.step('i', 10),
    actions.remove(ENGLISH),
    actions.restore(ENGLISH),
  ])
    await expect(write).rejects.toMatchObject({ code: 'user-token-expired' })
  expect(all()).toEqual([ENGLISH])
  expect(writes).toEqual([])
})

it('brings a note back that went with its check-in, over a reload too, and offers nothing where there was none', async () => {
  const { service, find } = openSkills(ENGLISH)
  const inverse = await inverseOf(service.takeBack('i', '2026-11-18'))
  expect(find('i')?.checkins).toEqual({})
  await revert(service, inverse!).outcome
  expect(find('i')?.checkins).toEqual(ENGLISH.checkins)
  await service.checkIn('i', TODAY).outcome
  expect(await inverseOf(service.takeBack('i', TODAY))).toBeUndefined()
})
