import { describeRecordStoreContract, SKILL_RECORDS } from '@caderno/domain/contracts'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import { runs } from '@caderno/domain/testing'
import { recordWorld, type Tab } from '../../test/firestore-worlds.ts'
import { createFirestoreRecordStore } from './record-store.ts'

const open = ({ firestore, sendWrite }: Tab) =>
  createFirestoreRecordStore<SkillDraft, Skill>(firestore, SKILL_KIND, sendWrite)

describeRecordStoreContract('the Firestore skills (§7.4)', {
  ...SKILL_RECORDS,
  missing: ['not-found', 'permission-denied'],
  rounds: runs(2, 100),
  writesPerTab: 3,
  makeWorld: recordWorld('habilidades', open),
})
