import { LINKEDIN_ITEMS, linkedinPercent, type CareerService } from '@caderno/domain/career'
import type { AppErrorCode } from '@caderno/domain/kernel'
import { useId } from 'react'
import { Ring } from '../../../components/charts/Ring.tsx'
import { RuledList, RuledRow } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { Tick } from '../Tick.tsx'
import { useAttempt } from '../../../hooks/use-command.ts'
import { linkedinUnread } from './texts.ts'
import classes from './Networking.module.css'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

const TITLE = 'Perfil do LinkedIn'

interface LinkedinChecklistProps {
  /** The ids that are done; undefined when they could not be read. */
  done: readonly string[] | undefined
  unread: AppErrorCode | undefined
  actions: Pick<CareerService, 'checkLinkedin' | 'failure'>
}

/** What a good profile has, and how much of it is done. */
export const LinkedinChecklist = ({ done, unread, actions }: LinkedinChecklistProps) =>
  done ? (
    <Checklist done={done} actions={actions} />
  ) : (
    <Sheet title={TITLE}>
      <p className={classes.unread}>{linkedinUnread(unread)}</p>
    </Sheet>
  )

function Checklist({
  done,
  actions,
}: {
  done: readonly string[]
  actions: LinkedinChecklistProps['actions']
}) {
  const { failure, attempt } = useAttempt(actions)
  const percent = linkedinPercent(done)
  return (
    <Sheet
      title={TITLE}
      note={`${LINKEDIN_ITEMS.filter(({ id }) => done.includes(id)).length} de ${LINKEDIN_ITEMS.length}`}
      action={<Ring value={percent} of="do perfil do LinkedIn" />}
    >
      <ProblemText className={classes.failure}>{failure}</ProblemText>
      <RuledList>
        {LINKEDIN_ITEMS.map(({ id, texto }) => (
          <Item
            key={id}
            text={texto}
            done={done.includes(id)}
            onTick={(now) => attempt('checklist', actions.checkLinkedin(id, now))}
          />
        ))}
      </RuledList>
    </Sheet>
  )
}

function Item({
  text,
  done,
  onTick,
}: {
  text: string
  done: boolean
  onTick: (done: boolean) => Promise<void>
}) {
  const title = useId()
  return (
    <RuledRow
      gutter={<Tick checked={done} labelledBy={title} onTick={onTick} />}
      title={
        <span id={title} className={done ? classes.done : undefined}>
          {text}
        </span>
      }
    />
  )
}
