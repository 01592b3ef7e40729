import type { Application, Contact } from '@caderno/domain/career'
import type { IsoDate } from '@caderno/domain/kernel'
import { Badge, Button, Group, Title } from '@mantine/core'
import { IconAlarm, IconUser } from '@tabler/icons-react'
import { memo, useId, useEffect, useRef, useState } from 'react'
import { RecordRow } from '../../../components/lists/RecordRow.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { RowTools } from '../../../components/lists/RowTools.tsx'
import { datesOf, dueWords, isDue, mentionsWords, whoIs } from './texts.ts'
import type { DueAct } from '../texts.ts'
import classes from './ContactRow.module.css'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import '../../../theme/styles-layout.ts'

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

/** One person: who it is, when to write, and what can be done when that day has come; on a phone behind a press on the row. */
export const ContactRow = memo(function ContactRow({ contact, today, ...rest }: ContactRowProps) {
  const title = useId()
  const isPhone = useIsPhone()
  const [unfolded, setUnfolded] = useState(false)
  const { id, nome } = contact
  const due = isDue(contact, today)
  const late = contact.proximoContato < today
  const GutterIcon = due ? IconAlarm : IconUser
  const icon = <GutterIcon size={20} stroke={1.5} aria-hidden />
  const tools = (
    <RowTools
      describedBy={title}
      onEdit={() => rest.onEdit(contact)}
      onRemove={() => rest.onRemove(contact)}
    />
  )
  const article = { 'aria-labelledby': title, 'data-record': id, tabIndex: -1 }
  if (isPhone)
    return (
      <RecordRow
        as="article"
        {...article}
        mark={
          <span className={classes.gutter} data-due={due || undefined}>
            {icon}
          </span>
        }
        level={3}
        title={<span id={title}>{nome}</span>}
        meta={whoIs(contact)}
        badge={
          due && (
            <Badge color={late ? 'red' : 'indigo'} size="md" px="xs" fw={600}>
              {late ? 'Atrasado' : 'Hoje'}
            </Badge>
          )
        }
        opened={unfolded}
        onOpen={() => setUnfolded(!unfolded)}
      >
        {(unfolded || rest.problem) && (
          <div className={classes.text}>
            {unfolded && <p>{whoIs(contact).join(' · ')}</p>}
            <ContactFacts {...rest} contact={contact} today={today} title={title} isShort={!unfolded} />
            {unfolded && tools}
          </div>
        )}
      </RecordRow>
    )
  return (
    <article {...article} className={classes.row}>
      <span className={classes.gutter} data-due={due || undefined}>
        {icon}
      </span>
      <div className={classes.text}>
        <Title order={3} id={title} className="plain-title" fw={500}>
          {nome}
        </Title>
        <p>{whoIs(contact).join(' · ')}</p>
        <ContactFacts {...rest} contact={contact} today={today} title={title} />
      </div>
      {tools}
    </article>
  )
})

interface ContactFactsProps extends ContactRowProps {
  /** Id of the name. */
  title: string
  /** It says only what went wrong. */
  isShort?: boolean
}

function ContactFacts({ contact, named, today, problem, title, isShort, onDue }: ContactFactsProps) {
  const failure = <ProblemText className="">{problem}</ProblemText>
  if (isShort) return failure
  const due = isDue(contact, today)
  const mentions = mentionsWords(named)
  const button = { size: 'xs', 'aria-describedby': title } as const
  return (
    <>
      {due && (
        <p className={classes.due} data-late={contact.proximoContato < today || undefined}>
          {dueWords(contact, today)}
        </p>
      )}
      <p>{datesOf(contact, today).join(' · ')}</p>
      {mentions && <p>{mentions}</p>}
      {contact.notas && <Notes text={contact.notas} describedBy={title} />}
      {failure}
      {due && (
        <Group component="span" gap="xs" mt="0.375rem">
          <Button {...button} variant="light" onClick={() => onDue(contact, 'settle')}>
            Feito
          </Button>
          <Button {...button} variant="default" onClick={() => onDue(contact, 'postpone')}>
            +7 dias
          </Button>
        </Group>
      )}
    </>
  )
}

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
        <Button
          size="xs"
          variant="subtle"
          ml="-0.625rem"
          aria-expanded={unfolded}
          aria-controls={id}
          aria-describedby={describedBy}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Ver menos' : 'Ver mais'}
        </Button>
      )}
    </>
  )
}
