import { isDeepStrictEqual } from 'node:util'
import { describeRecordStoreContract, SKILL_RECORDS, untilData } from '@caderno/domain/contracts'
import { checkIn, SKILL_KIND, takeBack, type Skill, type SkillDraft } from '@caderno/domain/skills'
import { runs } from '@caderno/domain/testing'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { openFirestoreWorld, recordWorld, type Tab } from '../../test/firestore-worlds.ts'
import { createFirestoreRecordStore } from './record-store.ts'

const open = ({ firestore, settle }: Tab) =>
  createFirestoreRecordStore<SkillDraft, Skill>(firestore, SKILL_KIND, { settle })

describeRecordStoreContract('the Firestore skills', {
  ...SKILL_RECORDS,
  missing: ['not-found', 'permission-denied'],
  rounds: runs(2, 100),
  writesPerTab: runs(3, 100),
  makeWorld: recordWorld('habilidades', open),
})

it('merges what two devices checked in without a connection, day by day', async () => {
  const world = await openFirestoreWorld()
  const [uid] = world.users
  const [home, phone] = [world.tab(uid), world.tab(uid)]
  const [atHome, onPhone] = [open(home), open(phone)]
  const { id } = await atHome.add(uid, { ...SKILL_RECORDS.draft(1), checkins: { '2026-11-16': 'Escalas' } })
  const leaves = [atHome, onPhone].map((store) => store.watch(uid).subscribe(() => undefined))
  for (const store of [atHome, onPhone]) await untilData(store.watch(uid), (data) => data.length === 1)

  await Promise.all([home, phone].map(({ firestore }) => disableNetwork(firestore)))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await atHome.update(uid, id, { progresso: 20 }, checkIn('2026-11-18'))).toBe('queued')
  expect(await onPhone.update(uid, id, {}, checkIn('2026-11-19', 'Acordes'))).toBe('queued')
  expect(await onPhone.update(uid, id, {}, takeBack('2026-11-16'))).toBe('queued')
  vi.unstubAllGlobals()
  await Promise.all([home, phone].map(({ firestore }) => enableNetwork(firestore)))

  const both = { '2026-11-18': '', '2026-11-19': 'Acordes' }
  for (const store of [atHome, onPhone])
    await untilData(
      store.watch(uid),
      ([skill]) => skill?.progresso === 20 && isDeepStrictEqual(skill.checkins, both),
    )
  expect([...home.refusals(), ...phone.refusals()]).toEqual([])
  leaves.forEach((leave) => leave())
  await world.close()
})
