import { count } from '@caderno/domain/kernel'
import type { Skill } from '@caderno/domain/skills'
import { LongList } from '../../components/lists/LongList.tsx'
import { SkillRow, type SkillRowProps } from './SkillRow.tsx'
import { skillsFound } from './texts.ts'
import classes from './SkillList.module.css'

const ROW_HEIGHT = 85

interface SkillListProps extends Omit<SkillRowProps, 'skill'> {
  skills: readonly Skill[]
  /** Names the pages of a long list. */
  label: string
}

/** The skills of one sheet, as its ruled rows. */
export const SkillList = ({ skills, label, ...row }: SkillListProps) => (
  <LongList
    records={skills}
    lineHeight={ROW_HEIGHT}
    className={classes.list!}
    inset
    pagesLabel={`Páginas: ${label}`}
    pageWords={(first, last) => `${count(first)} a ${count(last)} de ${skillsFound(skills.length)}`}
  >
    {(skill) => <SkillRow skill={skill} {...row} />}
  </LongList>
)
