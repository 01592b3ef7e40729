import { NEW_SKILL, SKILL_KIND, type Skill, type SkillDraft } from '../src/skills/index.ts'
import { anySkillDraft } from '../testing/arbitraries.ts'
import type { RecordStoreSubject } from './record-store-world.ts'

/** What the contract of the record stores tries with the skills. */
export const SKILL_RECORDS: Omit<RecordStoreSubject<SkillDraft, Skill>, 'makeWorld'> = {
  kind: SKILL_KIND,
  drafts: anySkillDraft,
  draft: (n) => ({
    ...NEW_SKILL,
    nome: `Habilidade ${n}`,
    descricao: 'Um pouco por dia',
    dataInicio: '2026-11-02',
  }),
  patches: [{ progresso: 60, ativo: false }, { meta: 'Tocar uma música inteira' }],
  map: { field: 'checkins', keys: ['2026-11-18', '2026-11-19', '2026-11-20'], value: (n) => `Nota ${n}` },
}
