import type { IsoDate } from '@caderno/domain/kernel'
import {
  CONFIRM_SKILL_REMOVAL,
  type Skill,
  type SkillCategory,
  type SkillsService,
} from '@caderno/domain/skills'
import { Suspense } from 'react'
import { prefetchConfirm } from '../../components/feedback/confirm-part.ts'
import { lazyPart } from '../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../components/feedback/RemovalDialog.tsx'
import type { useDialog } from '../../hooks/use-dialog.ts'
import type { Removal } from '../../hooks/use-removal.ts'

const loadForm = () => import('./SkillDialog.tsx')
const SkillDialog = lazyPart(async () => ({ default: (await loadForm()).SkillDialog }), { floating: true })
const SkillDetails = lazyPart(async () => ({ default: (await import('./SkillDetails.tsx')).SkillDetails }), {
  floating: true,
})

/** Starts fetching the form when it is about to be wanted. */
export const prefetchForm = (): void => {
  prefetchConfirm()
  void loadForm().catch(() => undefined)
}

interface SkillDialogsProps {
  skills: readonly Skill[]
  today: IsoDate
  form: ReturnType<typeof useDialog<Skill | 'new'>>
  details: ReturnType<typeof useDialog<Skill>>
  removal: Removal
  actions: SkillsService
  /** A new skill of that category was kept. */
  onAdded: (category: SkillCategory) => void
}

/** The page's dialogs, loaded when the first is opened. A closed one stays, to give the focus back. */
export function SkillDialogs({ skills, today, form, details, removal, actions, onAdded }: SkillDialogsProps) {
  const { dialog: open } = form
  const { dialog: looked } = details
  /** One that is removed meanwhile stays as it was last seen, with what is being typed about it. */
  const inSight = looked && (skills.find(({ id }) => id === looked.subject.id) ?? looked.subject)
  return (
    <Suspense>
      {open && (
        <SkillDialog
          key={`form ${open.turn}`}
          opened={open.opened}
          subject={open.subject}
          today={today}
          actions={actions}
          onAdded={onAdded}
          onClose={form.close}
        />
      )}
      {inSight && (
        <SkillDetails
          key={`details ${looked.turn}`}
          opened={looked.opened}
          skill={inSight}
          today={today}
          actions={actions}
          onClose={details.close}
        />
      )}
      <RemovalDialog
        removal={removal}
        module="habilidades"
        title="Remover habilidade"
        question={CONFIRM_SKILL_REMOVAL}
      />
    </Suspense>
  )
}
