import { isolated, percentOf, type IsoDate } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
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
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useDialog } from '../../hooks/use-dialog.ts'
import { useOpened } from '../../hooks/use-opened.ts'
import { useRemoval, type RemovalWords } from '../../hooks/use-removal.ts'
import { AddButton } from '../../components/forms/AddButton.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
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
const REMOVAL = {
  failure: 'remove',
  removed: texts.removed,
  restored: ({ nome }) => `${isolated(nome)} voltou à lista`,
} as const satisfies RemovalWords<Skill>

/** The skills: figures, what is under way with its check-ins and deadlines, what is paused, what is done. */
export function SkillsPage({ skills, today, actions, ...state }: SkillsPageProps) {
  const [category, setCategory] = useState<CategoryChoice>('Todas')
  const form = useDialog<Skill | 'new'>('skill')
  const details = useDialog<Skill>()
  const commands = useCommand('habilidades', actions)
  const removal = useRemoval(commands, actions.remove, REMOVAL)
  const changes = useChanges(actions, commands.withUndo)
  const figures = useMemo(() => skillFigures(skills, today), [skills, today])
  const empty = skills.length === 0
  const isPhone = useIsPhone()
  useOpened(skills, (subject) => (subject === 'new' ? form.open(subject) : details.open(subject)))
  const add = (
    <AddButton compact={!empty} onNear={SkillDialog.prefetch} onAdd={() => form.open('new')}>
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
      actions={!empty && !isPhone && add}
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
            after={isPhone && add}
            region={{ pending: state.pending, problem: commands.problem?.sentence }}
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
      <VisuallyHidden role="status">{commands.announcement}</VisuallyHidden>
    </ModulePage>
  )
}

/** The skills under way in four figures. */
function SkillFiguresRow({ figures }: { figures: SkillFigures }) {
  const { active, doneToday, waitingToday, weekTargets, longestStreak, averageProgress } = figures
  const none = active === 0 && 'nenhuma em andamento'
  const forToday = doneToday + waitingToday
  const share = percentOf(doneToday, forToday)
  return (
    <StatRow
      quiet
      stats={[
        {
          label: 'Feitas hoje',
          value: texts.ofAll(doneToday, forToday),
          note: none || texts.missingToday(waitingToday),
          picture: forToday > 0 && <Ring value={share} of="feitas hoje" />,
        },
        {
          label: 'Metas da semana',
          value: texts.ofAll(weekTargets.met, active),
          note: none || texts.missingThisWeek(weekTargets.checkInsLeft),
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

/** No skill yet: what the module gives, and the first step. */
const EMPTY_SKILLS = {
  picture: (
    <g strokeLinecap="round">
      <path d="M8 100h184" />
      <g fill="var(--cad-folha)">
        <path d="M34 84h20l-3 16H37zM90 76h24l-4 24H94zM148 68h28l-4 32h-20z" />
        <path d="M44 84V74m0 2c-4-6-8-6-10-4 2 5 6 6 10 4Z" />
        <path d="M162 68V34" strokeDasharray="3 4" opacity=".6" />
        <path
          d="M162 40c-5-12-14-12-18-9 2 10 10 13 18 9Zm0-4c4-13 13-15 18-12 0 11-9 15-18 12Zm0 16c-5-8-12-8-15-6 2 7 8 9 15 6Z"
          strokeDasharray="3 4"
          opacity=".6"
        />
      </g>
      <path d="M102 76V50" stroke="var(--acc-meio)" />
      <path
        d="M102 56c-4-9-12-10-15-8 1 8 8 11 15 8Zm0-5c3-10 10-12 15-10 0 9-7 13-15 10Z"
        fill="var(--acc-suave)"
        stroke="var(--acc-meio)"
      />
    </g>
  ),
  title: 'Toda habilidade começa pequena',
  text: 'Escolha o que você quer desenvolver, marque os dias em que praticou e veja se chega no prazo.',
  hints: [
    { title: 'Um toque por dia', text: 'O círculo grande marca que você praticou hoje.' },
    { title: 'Sem castigo', text: 'Pausar ou pular um dia não quebra a sua sequência.' },
    { title: 'O prazo fala com você', text: 'O Caderno compara o seu progresso com o esperado.' },
  ],
}
