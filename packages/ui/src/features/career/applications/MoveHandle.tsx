import { APPLICATION_PHASES, type Application } from '@caderno/domain/career'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'
import type { CardViewProps } from './card-view.ts'
import { PHASE, phaseBeside } from './phases.ts'
import classes from './Board.module.css'

interface MoveHandleProps extends Pick<CardViewProps, 'onMove'> {
  application: Application
  describedBy: string
}

/** Where a card is held: ← and → move it to the fase beside, ↑ and ↓ go to the cards around it, pressing it offers every fase. */
export function MoveHandle({ application, describedBy, onMove }: MoveHandleProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (step.card) return handleBeside(event.currentTarget, step.card)?.focus()
    const beside = phaseBeside(application.fase, step.fase)
    if (beside) void onMove(application, beside)
  }
  return (
    <MoreMenu
      label="Mover"
      describedBy={describedBy}
      module="carreira"
      heading="Mover para"
      ButtonIcon={IconGripVertical}
      className={classes.handle}
      data-handle={application.id}
      onKeyDown={onKeyDown}
      items={APPLICATION_PHASES.filter((fase) => fase !== application.fase).map((fase) => {
        const { Icon, tone, word } = PHASE[fase]
        return { label: word, Icon, tone, choose: () => void onMove(application, fase) }
      })}
    />
  )
}

const STEPS: Readonly<Record<string, { card: -1 | 1 } | { card?: never; fase: -1 | 1 }>> = {
  ArrowUp: { card: -1 },
  ArrowDown: { card: 1 },
  ArrowLeft: { fase: -1 },
  ArrowRight: { fase: 1 },
}

/** The handle of the card above or below in the same column. */
function handleBeside(handle: HTMLElement, by: -1 | 1): HTMLElement | null | undefined {
  const item = handle.closest('li')
  const beside = by === 1 ? item?.nextElementSibling : item?.previousElementSibling
  return beside?.querySelector<HTMLElement>('[data-handle]')
}
