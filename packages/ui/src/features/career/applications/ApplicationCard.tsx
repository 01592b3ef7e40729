import { Button, Title } from '@mantine/core'
import { IconArrowRight, IconListDetails, IconPencil, IconTrash, IconGripVertical } from '@tabler/icons-react'
import { memo, useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import sheet from '../../../components/layout/Sheet.module.css'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import type { CardProps } from './ApplicationList.tsx'
import { NEXT_PHASE, PHASE, PhaseSelect } from './phases.tsx'
import { sentOn } from './texts.ts'
import classes from './Board.module.css'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'
import { APPLICATION_PHASES } from '@caderno/domain/career'

export const ApplicationCard = memo(function ApplicationCard({
  application,
  contact,
  problem,
  dragged,
  ...acts
}: CardProps & { dragged: (id: string) => ComponentProps<'article'> }) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const named = `${id}title ${id}company`
  const next = NEXT_PHASE[application.fase]
  return (
    <article
      aria-labelledby={named}
      data-record={application.id}
      tabIndex={-1}
      className={`${sheet.sheet} ${classes.card}`}
      {...dragged(application.id)}
    >
      <MoveHandle application={application} describedBy={named} onMove={acts.onMove} />
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
          { label: 'Editar', Icon: IconPencil, choose: () => acts.onEdit(application) },
          { label: 'Remover', Icon: IconTrash, choose: () => acts.onRemove(application) },
        ]}
      />
      <Title order={4} id={`${id}title`} className={classes.name!}>
        {application.vaga}
      </Title>
      <p id={`${id}company`} className={`quiet ${classes.line}`}>
        {application.empresa}
      </p>
      <p className={`quiet ${classes.line}`}>
        {[sentOn(application), application.fonte].filter(Boolean).join(' · ')}
      </p>
      {application.etapa !== '' && <p className={`warning ${classes.line}`}>{application.etapa}</p>}
      <OutsideLink href={application.link} describedBy={named}>
        Ver vaga
      </OutsideLink>
      <ProblemText>{problem}</ProblemText>
      {unfolded && (
        <ApplicationDetails
          id={`${id}details`}
          application={application}
          contact={contact}
          describedBy={named}
          level={5}
        />
      )}
      <div className={classes.foot}>
        <PhaseSelect application={application} describedBy={named} onMove={acts.onMove} />
        {next && (
          <Button
            size="xs"
            variant="subtle"
            px="0.25rem"
            leftSection={<IconArrowRight size={15} stroke={1.75} aria-hidden />}
            aria-label={`Mover para ${PHASE[next].word}`}
            aria-describedby={named}
            onClick={() => void acts.onMove(application, next)}
          >
            {PHASE[next].word}
          </Button>
        )}
      </div>
    </article>
  )
})

/** The handle of a card: ← and → move it to the fase beside, ↑ and ↓ go to the cards around it, pressing it offers every fase. */
function MoveHandle({ application, describedBy, onMove }: ComponentProps<typeof PhaseSelect>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const [what, by] = step
    if (what === 'card') {
      const item = event.currentTarget.closest('li')
      const next = by === 1 ? item?.nextElementSibling : item?.previousElementSibling
      return next?.querySelector<HTMLElement>('[data-handle]')?.focus()
    }
    const beside = APPLICATION_PHASES[APPLICATION_PHASES.indexOf(application.fase) + by]
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
      data-handle
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
