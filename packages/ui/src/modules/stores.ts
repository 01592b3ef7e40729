import type { Identity, RecordKind, RecordStore } from '@caderno/domain/kernel'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'

/** The stores of the modules that keep one collection, by their name among the services: `store` of index.ts. */
export interface RecordStores {
  readonly readings: RecordStore<ReadingDraft, Reading>
  readonly skills: RecordStore<SkillDraft, Skill>
  readonly subjects: RecordStore<SubjectDraft, Subject>
}

export type OpenStore = <Draft extends object, Stored extends Draft & Identity>(
  kind: RecordKind<Stored>,
) => RecordStore<Draft, Stored>

/** Loaded with the first module, as the kinds are. */
export const openStores = (open: OpenStore): RecordStores => ({
  readings: open(READING_KIND),
  skills: open(SKILL_KIND),
  subjects: open(SUBJECT_KIND),
})
