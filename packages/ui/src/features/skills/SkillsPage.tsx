import type { IsoDate } from '@caderno/domain/kernel'
import {
  CONFIRM_SKILL_REMOVAL,
  skillFigures,
  type CategoryChoice,
  type Skill,
  type SkillsService,
  type SkillFigures,
} from '@caderno/domain/skills'
import { IconFlame } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { RemovalDialog } from '../../components/feedback/Confirm.tsx'
import { lazyDialog } from '../../components/layout/lazy-part.tsx'
import { ModulePage, type PageState } from '../../components/layout/ModulePage.tsx'
import { useCommand } from '../../hooks/use-command.ts'
import { useDialog } from '../../hooks/use-dialog.ts'
import { useOpened } from '../../hooks/use-opened.ts'
import { usePageFocus } from '../../hooks/use-page-focus.ts'
import { useRemoval } from '../../hooks/use-removal.ts'
import { AddButton } from '../../components/forms/AddButton.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { EMPTY_SKILLS } from './empty-skills.tsx'
import { SkillsSection } from './SkillsSection.tsx'
import * as texts from './texts.ts'
import { useChanges } from './use-changes.ts'
import { Ring } from '../../components/charts/Ring.tsx'
import { StatRow } from '../../components/lists/StatRow.tsx'

interface SkillsPageProps extends PageState {
  skills: readonly Skill[]
  today: IsoDate
  actions: SkillsService
}

const SkillDialog = lazyDialog(() => import('./SkillDialog.tsx'))
const SkillDetails = lazyDialog(() => import('./SkillDetails.tsx'))
const REMOVAL = { failure: 'remove', removed: texts.removed, restored: texts.restored } as const

/** The skills: figures, what is under way with its check-ins and deadlines, what is paused, what is done. */
export function SkillsPage({ skills, today, actions, ...state }: SkillsPageProps) {
  const [category, setCategory] = useState<CategoryChoice>('Todas')
  const form = useDialog<Skill | 'new'>()
  const details = useDialog<Skill>()
  const commands = useCommand('habilidades', actions)
  const removal = useRemoval(commands, actions.remove, REMOVAL)
  const changes = useChanges(actions, skills, commands.offering)
  const figures = useMemo(() => skillFigures(skills, today), [skills, today])
  const empty = skills.length === 0
  useOpened(skills, (subject) => (subject === 'new' ? form.open(subject) : details.open(subject)))
  const places = usePageFocus({ form: form.dialog, moved: removal.moved, empty })
  const add = (
    <AddButton
      floating={!empty}
      ref={places.add}
      onNear={SkillDialog.prefetch}
      onAdd={() => form.open('new')}
    >
      Nova habilidade
    </AddButton>
  )
  return (
    <ModulePage
      module="habilidades"
      line={texts.skillsState(figures, skills.length)}
      state={state}
      noun={['habilidade', 'habilidades', 'a']}
      stale="Não foi possível atualizar as habilidades. Você vê as da última leitura."
      actions={!empty && add}
    >
      {empty ? (
        <EmptyState {...EMPTY_SKILLS} action={add} />
      ) : (
        <>
          <SkillFiguresRow figures={figures} />
          <SkillsSection
            skills={skills}
            category={category}
            onCategory={setCategory}
            today={today}
            region={{
              pending: state.pending,
              problem: commands.problem?.sentence,
              headingRef: places.heading,
            }}
            changes={changes}
            onDetails={details.open}
            onEdit={form.open}
            onRemove={removal.ask}
          />
        </>
      )}
      <SkillDialog
        dialog={form.dialog}
        today={today}
        actions={actions}
        onAdded={(added) => setCategory((chosen) => (chosen === added ? chosen : 'Todas'))}
        onClose={form.close}
      />
      <SkillDetails
        dialog={details.dialog}
        skills={skills}
        today={today}
        actions={actions}
        onClose={details.close}
      />
      <RemovalDialog
        removal={removal}
        module="habilidades"
        title="Remover habilidade"
        question={CONFIRM_SKILL_REMOVAL}
      />
    </ModulePage>
  )
}

/** The skills under way in four figures. */
export function SkillFiguresRow({ figures }: { figures: SkillFigures }) {
  const { active, doneToday, waitingToday, weekTargets, longestStreak, averageProgress } = figures
  const forToday = doneToday + waitingToday
  const share = Math.round((100 * doneToday) / forToday)
  return (
    <StatRow
      quiet
      stats={[
        {
          label: 'Feitas hoje',
          value: texts.ofAll(doneToday, forToday),
          note: active === 0 ? texts.NONE_ONGOING : texts.missingToday(waitingToday),
          picture: forToday > 0 && <Ring value={share} of="feitas hoje" />,
        },
        {
          label: 'Metas da semana',
          value: texts.ofAll(weekTargets.met, active),
          note: active === 0 ? texts.NONE_ONGOING : texts.missingThisWeek(weekTargets.checkInsLeft),
        },
        {
          label: 'Sequência',
          icon: <IconFlame size={16} stroke={1.5} aria-hidden />,
          value: texts.weeks(longestStreak.current),
          note: texts.best(longestStreak),
        },
        { label: 'Progresso médio', value: `${averageProgress}%`, note: texts.pace(figures) },
      ]}
    />
  )
}
