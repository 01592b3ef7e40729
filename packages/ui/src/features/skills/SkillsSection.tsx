import {
  countsByCategory,
  filterSkills,
  type CategoryChoice,
  type Skill,
  CATEGORY_CHOICES,
  type SkillGroup,
  groupsOf,
  heldGroups,
} from '@caderno/domain/skills'
import { Stack, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useMemo, useEffect, useState, type ReactNode } from 'react'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { SkillRow } from './SkillRow.tsx'
import type { SkillRowProps } from './skill-row.ts'
import { skillsFound } from './texts.ts'
import { count, type IsoDate } from '@caderno/domain/kernel'
import { ListSection, type ListRegion } from '../../components/lists/ListSection.tsx'
import { LongList } from '../../components/long-lists/LongList.tsx'
import meta from '../../components/lists/MetaLine.module.css'
import ruled from '../../components/lists/RuledList.module.css'
import listClasses from './SkillList.module.css'
import filterClasses from './CategoryFilter.module.css'
import '../../theme/styles-layout.ts'

interface SkillsSectionProps extends Omit<SkillRowProps, 'skill' | 'group'> {
  skills: readonly Skill[]
  category: CategoryChoice
  onCategory: (category: CategoryChoice) => void
  region: ListRegion
  /** Stands beside the filter. */
  after: ReactNode
}

const SHEETS: readonly { readonly group: SkillGroup; readonly title: string; readonly note: string }[] = [
  { group: 'ongoing', title: 'Em andamento', note: 'mais urgentes primeiro' },
  { group: 'upcoming', title: 'Por começar', note: 'contam a partir do dia de início' },
  { group: 'paused', title: 'Pausadas', note: 'a pausa não quebra a sua sequência' },
  { group: 'concluded', title: 'Concluídas', note: 'chegaram a 100%' },
]

/** The region «Suas habilidades»: the filter, and a sheet for each state. */
export function SkillsSection({ skills, category, onCategory, region, after, ...row }: SkillsSectionProps) {
  const counts = useMemo(() => countsByCategory(skills), [skills])
  const found = useMemo(() => filterSkills(skills, category), [skills, category])
  const { groups, watching } = useGroups(found, row.today)
  return (
    <ListSection
      title="Suas habilidades"
      list="habilidades/lista"
      {...region}
      tools={
        <div className={filterClasses.tools}>
          <div role="group" aria-label="Filtrar por categoria" className={filterClasses.filter}>
            {CATEGORY_CHOICES.map((choice) => (
              <UnstyledButton
                key={choice}
                className={filterClasses.pill!}
                aria-pressed={choice === category}
                onClick={() => onCategory(choice)}
              >
                {choice} <small>{counts[choice]}</small>
              </UnstyledButton>
            ))}
          </div>
          {after}
        </div>
      }
      found={
        category !== 'Todas' &&
        found.length > 0 && <VisuallyHidden>{`${skillsFound(found.length)} em ${category}`}</VisuallyHidden>
      }
      nothing={
        found.length === 0 && {
          sentence: `Nenhuma habilidade em ${category}.`,
          action: 'Ver todas',
          onAct: () => onCategory('Todas'),
        }
      }
    >
      <Stack miw={0} {...watching}>
        {SHEETS.map(({ group, title, note }) => {
          const here = groups.filter((grouped) => grouped.group === group).map(({ skill }) => skill)
          return (
            here.length > 0 && (
              <Sheet key={group} title={title} action={<span className="quiet">{note}</span>}>
                <LongList
                  records={here}
                  lineHeight={85}
                  className={`${ruled.list} ${meta.cutFirst} ${listClasses.list}`}
                  inset
                  pagesLabel={`Páginas: ${title}`}
                  pageWords={(first, last) =>
                    `${count(first)} a ${count(last)} de ${skillsFound(here.length)}`
                  }
                >
                  {(skill) => <SkillRow skill={skill} group={group} {...row} />}
                </LongList>
              </Sheet>
            )
          )
        })}
      </Stack>
    </ListSection>
  )
}

/** Sheets and order of the skills; nothing moves by its progress while the pointer or the focus is among them. */
function useGroups(skills: readonly Skill[], today: IsoDate) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const now = useMemo(() => groupsOf(skills, today), [skills, today])
  const [before, setBefore] = useState(now)
  const held = pointed || focused
  useEffect(() => {
    if (!held) setBefore(now)
  }, [held, now])
  const groups = useMemo(() => (held ? heldGroups(before, now) : now), [held, before, now])
  const watching = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { groups, watching }
}
