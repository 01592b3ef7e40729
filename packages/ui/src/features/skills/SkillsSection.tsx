import { countsByCategory, filterSkills, type CategoryChoice, type Skill } from '@caderno/domain/skills'
import { Button, VisuallyHidden } from '@mantine/core'
import { useMemo, type ReactNode, type Ref } from 'react'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import type { Place } from './places.ts'
import { SkillList } from './SkillList.tsx'
import type { SkillRowProps } from './SkillRow.tsx'
import { skillsFound } from './texts.ts'
import { HEADING_ID } from './use-changes.ts'
import { usePlaces } from './use-places.ts'
import classes from './SkillsPage.module.css'

interface SkillsSectionProps extends Omit<SkillRowProps, 'skill' | 'place'> {
  skills: readonly Skill[]
  category: CategoryChoice
  onCategory: (category: CategoryChoice) => void
  pending: boolean
  /** Why the last removal was not kept. */
  problem: string | undefined
  headingRef: Ref<HTMLHeadingElement>
}

const SHEETS: readonly { readonly place: Place; readonly title: string; readonly note: ReactNode }[] = [
  { place: 'andamento', title: 'Em andamento', note: 'mais urgentes primeiro' },
  { place: 'comecar', title: 'Por começar', note: 'contam a partir do dia de início' },
  { place: 'pausadas', title: 'Pausadas', note: 'a pausa não quebra a sua sequência' },
  { place: 'concluidas', title: 'Concluídas', note: 'chegaram a 100%' },
]

/** The region «Suas habilidades»: the filter, and a sheet for each state. */
export function SkillsSection({
  skills,
  category,
  onCategory,
  pending,
  problem,
  headingRef,
  ...row
}: SkillsSectionProps) {
  const counts = useMemo(() => countsByCategory(skills), [skills])
  const found = useMemo(() => filterSkills(skills, category), [skills, category])
  const { places, watching } = usePlaces(found, row.today)
  return (
    <section aria-labelledby={HEADING_ID} data-pending={pending} className={classes.section}>
      <VisuallyHidden>
        <h2 id={HEADING_ID} ref={headingRef} tabIndex={-1}>
          Suas habilidades
        </h2>
      </VisuallyHidden>
      <CategoryFilter chosen={category} counts={counts} onChoose={onCategory} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <VisuallyHidden role="status">
        {category !== 'Todas' && found.length > 0 ? `${skillsFound(found.length)} em ${category}` : ''}
      </VisuallyHidden>
      {found.length === 0 ? (
        <NoneInCategory category={category} onClear={() => onCategory('Todas')} />
      ) : (
        <div className={classes.section} {...watching}>
          {SHEETS.map(({ place, title, note }) => {
            const here = places.filter((placed) => placed.place === place).map(({ skill }) => skill)
            return (
              here.length > 0 && (
                <Sheet key={place} title={title} action={<span className={classes.note}>{note}</span>}>
                  <SkillList {...row} skills={here} place={place} label={title} />
                </Sheet>
              )
            )
          })}
        </div>
      )}
    </section>
  )
}

const NoneInCategory = ({ category, onClear }: { category: CategoryChoice; onClear: () => void }) => (
  <div className={classes.nothing}>
    <p role="status">{`Nenhuma habilidade em ${category}.`}</p>
    <Button variant="default" onClick={onClear}>
      Ver todas
    </Button>
  </div>
)
