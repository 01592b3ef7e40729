import { formatDate } from '@caderno/domain/kernel'
import { Button, Title } from '@mantine/core'
import { memo, useId, useState } from 'react'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { PhaseSelect } from './CardParts.tsx'
import type { CardViewProps } from './card-view.ts'
import { PHASE } from './phases.ts'
import { sentOn } from './texts.ts'
import classes from './ApplicationRow.module.css'

/** One application in the ruled list: the icon of its fase stands in the gutter. */
export const ApplicationRow = memo(function ApplicationRow({
  application,
  contact,
  problem,
  onMove,
  onEdit,
  onRemove,
}: CardViewProps) {
  const title = useId()
  const company = useId()
  const details = useId()
  const [unfolded, setUnfolded] = useState(false)
  const named = `${title} ${company}`
  const { Icon, tone } = PHASE[application.fase]
  return (
    <article aria-labelledby={named} data-card={application.id} tabIndex={-1} className={classes.row}>
      <Icon size={18} stroke={1.5} color={`var(--cad-${tone})`} aria-hidden />
      <div className={classes.text}>
        <Title order={3} id={title} className={classes.title!}>
          {application.vaga}
        </Title>
        <p id={company} className={classes.company}>
          {application.empresa}
        </p>
      </div>
      <p className={classes.meta}>
        <span>{sentOn(application)}</span>
        {application.fonte !== '' && <span>{application.fonte}</span>}
        {application.etapa !== '' && <span>{application.etapa}</span>}
        {application.proximoContato !== '' && (
          <span>Próximo contato {formatDate(application.proximoContato)}</span>
        )}
        {application.link !== '' && (
          <span>
            <OutsideLink href={application.link} describedBy={named}>
              Ver vaga
            </OutsideLink>
          </span>
        )}
      </p>
      <PhaseSelect application={application} describedBy={named} onMove={onMove} />
      <div className={classes.tools}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-expanded={unfolded}
          aria-controls={details}
          aria-describedby={named}
          onClick={() => setUnfolded(!unfolded)}
        >
          Detalhes
        </Button>
        <Button
          size="xs"
          variant="subtle"
          data-opener={application.id}
          aria-describedby={named}
          onClick={() => onEdit(application)}
        >
          Editar
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-describedby={named}
          onClick={() => onRemove(application)}
        >
          Remover
        </Button>
      </div>
      {(unfolded || problem) && (
        <div className={classes.below}>
          <ProblemText>{problem}</ProblemText>
          {unfolded && (
            <ApplicationDetails id={details} application={application} contact={contact} level={4} />
          )}
        </div>
      )}
    </article>
  )
})
