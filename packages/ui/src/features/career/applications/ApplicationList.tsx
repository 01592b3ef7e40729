import type { Application, ApplicationPhase } from '@caderno/domain/career'
import { formatDate } from '@caderno/domain/kernel'
import { Button, Title } from '@mantine/core'
import { memo, useId, useState } from 'react'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { PHASE, PhaseSelect } from './phases.tsx'
import { sentOn } from './texts.ts'
import classes from './ApplicationList.module.css'
import sheet from '../../../components/layout/Sheet.module.css'
import { LongList } from '../../../components/lists/LongList.tsx'
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

const ApplicationRow = memo(function ApplicationRow({ application, contact, problem, ...acts }: CardProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const named = `${id}title ${id}company`
  const { vaga, empresa, fase, fonte, etapa, proximoContato, link } = application
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
      <p className={classes.meta}>
        <span>{sentOn(application)}</span>
        {fonte && <span>{fonte}</span>}
        {etapa && <span>{etapa}</span>}
        {proximoContato && <span>Próximo contato {formatDate(proximoContato)}</span>}
        {link && (
          <span>
            <OutsideLink href={link} describedBy={named}>
              Ver vaga
            </OutsideLink>
          </span>
        )}
      </p>
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
            <ApplicationDetails id={`${id}details`} application={application} contact={contact} level={4} />
          )}
        </div>
      )}
    </article>
  )
})

export interface CardsProps extends CardActs {
  applications: readonly Application[]
  contactNames: ReadonlyMap<string, string>
  problem: Problem | undefined
}

export const ApplicationList = ({ applications, contactNames, problem, ...actions }: CardsProps) => (
  <LongList records={applications} lineHeight={64} className={`${sheet.sheet} ${classes.list}`}>
    {(application) => (
      <ApplicationRow
        {...actions}
        application={application}
        contact={contactNames.get(application.contatoId)}
        problem={problemOf(application.id, problem)}
      />
    )}
  </LongList>
)
