import { APPLICATION_PHASES } from '@caderno/domain/career'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'
import type { CardProps } from './ApplicationRow.tsx'
import { PHASE, phaseBeside } from './phases.tsx'
import classes from './Board.module.css'

interface MoveHandleProps extends Pick<CardProps, 'application' | 'onMove'> {
  describedBy: string
}

/** Where a card is held: ← and → move it to the fase beside, ↑ and ↓ go to the cards around it, pressing it offers every fase. */
export function MoveHandle({ application, describedBy, onMove }: MoveHandleProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const [what, by] = step
    if (what === 'card') return handleBeside(event.currentTarget, by)?.focus()
    const beside = phaseBeside(application.fase, by)
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

/** What each arrow key goes through, and which way. */
const STEPS: Readonly<Record<string, readonly ['card' | 'fase', -1 | 1]>> = {
  ArrowUp: ['card', -1],
  ArrowDown: ['card', 1],
  ArrowLeft: ['fase', -1],
  ArrowRight: ['fase', 1],
}

/** The handle of the card above or below in the same column. */
function handleBeside(handle: HTMLElement, by: -1 | 1): HTMLElement | null | undefined {
  const item = handle.closest('li')
  const beside = by === 1 ? item?.nextElementSibling : item?.previousElementSibling
  return beside?.querySelector<HTMLElement>('[data-handle]')
}
