import { createLocalRecordStore, type LocalEnvironment } from '@caderno/adapters-local'
import type { RecordStore } from '@caderno/domain/kernel'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'

/** In a script of its own, like the rest of what a module needs. */
export const openLocalSkills = (environment: LocalEnvironment): RecordStore<SkillDraft, Skill> =>
  createLocalRecordStore(SKILL_KIND, environment)
