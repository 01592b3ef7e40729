import type { Application, Contact } from '@caderno/domain/career'
import type { IsoDate } from '@caderno/domain/kernel'
import { Button, Title, UnstyledButton } from '@mantine/core'
import { IconAlarm, IconUser } from '@tabler/icons-react'
import { memo, useId, useEffect, useRef, useState } from 'react'
import { RowTools } from '../../../components/lists/RowTools.tsx'
import { datesOf, dueWords, isDue, mentionsWords, whoIs } from './texts.ts'
import type { DueAct } from '../texts.ts'
import classes from './ContactRow.module.css'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'

interface ContactRowProps {
  contact: Contact
  /** The applications that name this contact. */
  named: readonly Application[]
  today: IsoDate
  problem: string | undefined
  onDue: (contact: Contact, act: DueAct) => void
  onEdit: (contact: Contact) => void
  onRemove: (contact: Contact) => void
}

/** One person: who it is, when to write, and what can be done when that day has come. */
export const ContactRow = memo(function ContactRow({
  contact,
  named,
  today,
  problem,
  ...acts
}: ContactRowProps) {
  const title = useId()
  const { id, nome, notas } = contact
  const due = isDue(contact, today)
  const mentions = mentionsWords(named)
  const GutterIcon = due ? IconAlarm : IconUser
  const button = { size: 'xs', 'aria-describedby': title } as const
  return (
    <article aria-labelledby={title} data-record={id} tabIndex={-1} className={classes.row}>
      <span className={classes.gutter} data-due={due || undefined}>
        <GutterIcon size={20} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.text}>
        <Title order={3} id={title} className={classes.name!}>
          {nome}
        </Title>
        <p>{whoIs(contact).join(' · ')}</p>
        {due && (
          <p className={classes.due} data-late={contact.proximoContato < today || undefined}>
            {dueWords(contact, today)}
          </p>
        )}
        <p>{datesOf(contact, today).join(' · ')}</p>
        {mentions && <p>{mentions}</p>}
        {notas && <Notes text={notas} describedBy={title} />}
        <ProblemText className={classes.failure}>{problem}</ProblemText>
        {due && (
          <span className={classes.answers}>
            <Button {...button} variant="light" onClick={() => acts.onDue(contact, 'settle')}>
              Feito
            </Button>
            <Button {...button} variant="default" onClick={() => acts.onDue(contact, 'postpone')}>
              +7 dias
            </Button>
          </span>
        )}
      </div>
      <RowTools
        describedBy={title}
        onEdit={() => acts.onEdit(contact)}
        onRemove={() => acts.onRemove(contact)}
      />
    </article>
  )
})

/** What was written down of somebody: the first lines, and the rest when it is asked for. */
function Notes({ text, describedBy }: { text: string; describedBy: string }) {
  const id = useId()
  const lines = useRef<HTMLParagraphElement>(null)
  const [cut, setCut] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  useEffect(() => {
    const shown = lines.current
    if (!shown || unfolded) return
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [text, unfolded])
  return (
    <>
      <p ref={lines} id={id} className={classes.notes} data-unfolded={unfolded || undefined}>
        {text}
      </p>
      {(cut || unfolded) && (
        <UnstyledButton
          className={classes.more!}
          aria-expanded={unfolded}
          aria-controls={id}
          aria-describedby={describedBy}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Ver menos' : 'Ver mais'}
        </UnstyledButton>
      )}
    </>
  )
}
