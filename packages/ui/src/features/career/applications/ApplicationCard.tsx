import { Title, UnstyledButton } from '@mantine/core'
import { IconArrowRight, IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import sheet from '../../../components/layout/Sheet.module.css'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { PhaseSelect } from './CardParts.tsx'
import type { CardViewProps } from './card-view.ts'
import { MoveHandle } from './MoveHandle.tsx'
import { NEXT_PHASE, PHASE } from './phases.ts'
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
}: CardViewProps & { dragged: Drag['card'] }) {
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
      <CardMenu
        describedBy={named}
        id={application.id}
        unfolded={unfolded}
        onDetails={() => setUnfolded(!unfolded)}
        onEdit={() => onEdit(application)}
        onRemove={() => onRemove(application)}
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

interface CardMenuProps {
  /** Of the application: the focus comes back to this button. */
  id: string
  describedBy: string
  unfolded: boolean
  onDetails: () => void
  onEdit: () => void
  onRemove: () => void
}

/** The rarer actions of one card. */
const CardMenu = ({ id, describedBy, unfolded, onDetails, onEdit, onRemove }: CardMenuProps) => (
  <MoreMenu
    label="Mais ações"
    describedBy={describedBy}
    module="carreira"
    className={classes.menu}
    data-opener={id}
    items={[
      { label: unfolded ? 'Ocultar detalhes' : 'Detalhes', Icon: IconListDetails, choose: onDetails },
      { label: 'Editar', Icon: IconPencil, choose: onEdit },
      { label: 'Remover', Icon: IconTrash, choose: onRemove },
    ]}
  />
)
