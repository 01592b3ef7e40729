import { LINKEDIN_ITEMS, linkedinPercent, type CareerService } from '@caderno/domain/career'
import { dataOf, type Snapshot } from '@caderno/domain/kernel'
import type { Preferences } from '@caderno/domain/shell'
import { Ring } from '../../../components/charts/Ring.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { useAttempt } from '../../../hooks/use-command.ts'
import { TickRow } from '../TickRow.tsx'
import { linkedinUnread } from './texts.ts'
import classes from './Networking.module.css'

const TITLE = 'Perfil do LinkedIn'

interface LinkedinChecklistProps {
  preferences: Snapshot<Preferences>
  actions: Pick<CareerService, 'checkLinkedin' | 'failure'>
}

/** What a good profile has, and how much of it is done. */
export function LinkedinChecklist({ preferences, actions }: LinkedinChecklistProps) {
  const { failure, attempt } = useAttempt(actions)
  const done = dataOf(preferences)?.linkedin
  if (!done)
    return (
      <Sheet title={TITLE}>
        <p className={classes.unread}>
          {linkedinUnread(preferences.status === 'failed' ? preferences.error.code : undefined)}
        </p>
      </Sheet>
    )
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
          <TickRow
            key={id}
            titleId={`linkedin-${id}`}
            title={texto}
            done={done.includes(id)}
            onTick={(now) => attempt('checklist', actions.checkLinkedin(id, now))}
          />
        ))}
      </RuledList>
    </Sheet>
  )
}
