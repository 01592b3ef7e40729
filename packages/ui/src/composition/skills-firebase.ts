import type { FirebaseAdapter } from '@caderno/adapters-firebase'
import type { RecordStore } from '@caderno/domain/kernel'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'

export const openCloudSkills = ({ records }: FirebaseAdapter): RecordStore<SkillDraft, Skill> =>
  records(SKILL_KIND)
