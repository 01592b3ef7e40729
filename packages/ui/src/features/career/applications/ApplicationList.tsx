import {
  interviewPlace,
  interviewTime,
  isOpen,
  type Application,
  type ApplicationPhase,
  nextContact,
} from '@caderno/domain/career'
import { atHour, shortDate, type IsoDate } from '@caderno/domain/kernel'
import { Badge, Button, Title, VisuallyHidden } from '@mantine/core'
import { memo, useId, useState } from 'react'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { InterviewPlace } from './InterviewPlace.tsx'
import { PHASE, PhaseSelect } from './phases.tsx'
import { sentOn } from './texts.ts'
import classes from './ApplicationList.module.css'
import ruled from '../../../components/lists/RuledList.module.css'
import { LongList } from '../../../components/long-lists/LongList.tsx'
import metaLine from '../../../components/lists/MetaLine.module.css'
import { MetaLine } from '../../../components/lists/MetaLine.tsx'
import { RecordRow } from '../../../components/lists/RecordRow.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { problemOf, type Problem } from '../../../hooks/use-command.ts'

/** These are the same at every render. */
interface CardActs {
  onMove: (application: Application, fase: ApplicationPhase) => Promise<void>
  onEdit: (application: Application) => void
  onRemove: (application: Application) => void
}
export interface CardProps extends CardActs {
  application: Application
  contact: string | undefined
  problem: string | undefined
}

type RowProps = CardProps & { today: IsoDate }

const ApplicationRow = memo(function ApplicationRow({
  application,
  contact,
  problem,
  today,
  ...acts
}: RowProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const named = `${id}title ${id}company`
  const { vaga, empresa, fase, fonte, etapa, proximoContato, link } = application
  const isLate = proximoContato < today && isOpen(application)
  const { Icon, tone } = PHASE[fase]
  const button = { size: 'xs', variant: 'subtle', 'aria-describedby': named } as const
  return (
    <article aria-labelledby={named} data-record={application.id} tabIndex={-1} className={classes.row}>
      <Icon size={18} stroke={1.5} color={`var(--cad-${tone})`} aria-hidden />
      <div className={classes.text}>
        <Title order={3} id={`${id}title`} className={classes.title!}>
          {vaga}
        </Title>
        <p id={`${id}company`} className={classes.company}>
          {empresa}
        </p>
      </div>
      <div className={classes.meta}>
        <MetaLine
          parts={[
            sentOn(application),
            fonte,
            etapa,
            proximoContato && (
              <span key="next" className={isLate ? 'late' : undefined}>
                Próximo contato {nextContact(application)}
              </span>
            ),

            interviewPlace(application) && (
              <InterviewPlace key="place" application={application} describedBy={named} />
            ),
            link && (
              <OutsideLink key="link" href={link} describedBy={named}>
                Ver vaga
              </OutsideLink>
            ),
          ]}
        />
      </div>
      <PhaseSelect application={application} describedBy={named} onMove={acts.onMove} />
      <div className={classes.tools}>
        <Button
          {...button}
          color="gray"
          aria-expanded={unfolded}
          aria-controls={`${id}details`}
          onClick={() => setUnfolded(!unfolded)}
        >
          Detalhes
        </Button>
        <Button {...button} data-opener={application.id} onClick={() => acts.onEdit(application)}>
          Editar
        </Button>
        <Button {...button} color="gray" onClick={() => acts.onRemove(application)}>
          Remover
        </Button>
      </div>
      {(unfolded || problem) && (
        <div className={classes.below}>
          <ProblemText>{problem}</ProblemText>
          {unfolded && (
            <ApplicationDetails
              id={`${id}details`}
              application={application}
              contact={contact}
              describedBy={named}
              level={4}
            />
          )}
        </div>
      )}
    </article>
  )
})

/** Everything but the fase is behind a press on the row, which says the day of an interview that is planned, else that of sending. */
const PhoneRow = memo(function PhoneRow({ application, contact, problem, today, ...acts }: RowProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const named = `${id}title ${id}company`
  const { vaga, empresa, fase, fonte, link, dataEnvio, proximoContato } = application
  const isPlanned = fase === 'entrevista' && proximoContato !== ''
  const day = isPlanned ? proximoContato : dataEnvio
  const { word, tone } = PHASE[fase]
  const button = { size: 'xs', variant: 'subtle', 'aria-describedby': named } as const
  return (
    <RecordRow
      as="article"
      aria-labelledby={named}
      data-record={application.id}
      data-opener={unfolded ? undefined : application.id}
      tabIndex={-1}
      className={isPlanned ? metaLine.cutFirst : undefined}
      mark={<PhaseSelect iconOnly application={application} describedBy={named} onMove={acts.onMove} />}
      level={3}
      title={<span id={`${id}title`}>{vaga}</span>}
      meta={[
        <span key="company" id={`${id}company`}>
          {empresa}
        </span>,
        day === '' ? (
          sentOn(application)
        ) : (
          <>
            <span aria-hidden>{`${shortDate(day, today)} ${atHour(interviewTime(application))}`}</span>
            <VisuallyHidden>
              {isPlanned ? `Entrevista em ${nextContact(application)}` : sentOn(application)}
            </VisuallyHidden>
          </>
        ),
        !isPlanned && fonte,
      ]}
      badge={
        <Badge color={tone} size="md" px="xs" fw={600} aria-hidden>
          {word}
        </Badge>
      }
      opened={unfolded}
      onOpen={() => setUnfolded(!unfolded)}
    >
      {(unfolded || problem) && (
        <>
          <ProblemText>{problem}</ProblemText>
          {unfolded && (
            <>
              <ApplicationDetails
                id={`${id}details`}
                application={application}
                contact={contact}
                describedBy={named}
                level={4}
              />
              <OutsideLink href={link} describedBy={named}>
                Ver vaga
              </OutsideLink>
              <div className={classes.tools}>
                <Button {...button} data-opener={application.id} onClick={() => acts.onEdit(application)}>
                  Editar
                </Button>
                <Button {...button} color="gray" onClick={() => acts.onRemove(application)}>
                  Remover
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </RecordRow>
  )
})

export interface CardsProps extends CardActs {
  applications: readonly Application[]
  today: IsoDate
  contactNames: ReadonlyMap<string, string>
  problem: Problem | undefined
}

export function ApplicationList({ applications, today, contactNames, problem, ...actions }: CardsProps) {
  const isPhone = useIsPhone()
  return (
    <LongList records={applications} lineHeight={64} className={`${ruled.list} ${ruled.sheet}`}>
      {(application) => {
        const row = {
          ...actions,
          application,
          today,
          contact: contactNames.get(application.contatoId),
          problem: problemOf(application.id, problem),
        }
        return isPhone ? <PhoneRow {...row} /> : <ApplicationRow {...row} />
      }}
    </LongList>
  )
}
