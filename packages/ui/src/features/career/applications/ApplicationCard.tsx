import { Title, UnstyledButton } from '@mantine/core'
import { IconArrowRight, IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import sheet from '../../../components/layout/Sheet.module.css'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import type { CardProps } from './ApplicationRow.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import { NEXT_PHASE, PHASE, PhaseSelect } from './phases.tsx'
import { sentOn } from './texts.ts'
import type { Drag } from './use-drag.ts'
import classes from './Board.module.css'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'

/** One application on the board. */
export const ApplicationCard = memo(function ApplicationCard({
  application,
  contact,
  problem,
  dragged,
  onMove,
  onEdit,
  onRemove,
}: CardProps & { dragged: Drag['card'] }) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const named = `${id}title ${id}company`
  const next = NEXT_PHASE[application.fase]
  return (
    <article
      aria-labelledby={named}
      data-card={application.id}
      tabIndex={-1}
      className={`${sheet.sheet} ${classes.card}`}
      {...dragged(application.id)}
    >
      <MoveHandle application={application} describedBy={named} onMove={onMove} />
      <MoreMenu
        label="Mais ações"
        describedBy={named}
        module="carreira"
        className={classes.menu}
        data-opener={application.id}
        items={[
          {
            label: unfolded ? 'Ocultar detalhes' : 'Detalhes',
            Icon: IconListDetails,
            choose: () => setUnfolded(!unfolded),
          },
          { label: 'Editar', Icon: IconPencil, choose: () => onEdit(application) },
          { label: 'Remover', Icon: IconTrash, choose: () => onRemove(application) },
        ]}
      />
      <Title order={4} id={`${id}title`} className={classes.name!}>
        {application.vaga}
      </Title>
      <p id={`${id}company`}>{application.empresa}</p>
      <p>{[sentOn(application), application.fonte].filter(Boolean).join(' · ')}</p>
      {application.etapa !== '' && <p className={classes.stage}>{application.etapa}</p>}
      <OutsideLink href={application.link} describedBy={named}>
        Ver vaga
      </OutsideLink>
      <ProblemText>{problem}</ProblemText>
      {unfolded && (
        <ApplicationDetails id={`${id}details`} application={application} contact={contact} level={5} />
      )}
      <div className={classes.foot}>
        <PhaseSelect application={application} describedBy={named} onMove={onMove} />
        {next && (
          <UnstyledButton
            className={classes.next!}
            aria-label={`Mover para ${PHASE[next].word}`}
            aria-describedby={named}
            onClick={() => void onMove(application, next)}
          >
            <IconArrowRight size={15} stroke={1.75} aria-hidden /> {PHASE[next].word}
          </UnstyledButton>
        )}
      </div>
    </article>
  )
})
