import {
  CONFIRM_CONTACT_REMOVAL,
  type Application,
  type Contact,
  NETWORKING_ADVICE,
} from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { VisuallyHidden, Title } from '@mantine/core'
import { useMemo } from 'react'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import type { CareerTabProps } from '../tabs.ts'
import { useCareer } from '../use-career.ts'
import { ContactList } from './ContactList.tsx'
import { LinkedinChecklist } from './LinkedinChecklist.tsx'
import { useContactChanges } from './use-contact-changes.ts'
import classes from './Networking.module.css'
import { Sheet } from '../../../components/layout/Sheet.tsx'

const ContactDialog = lazyDialog(() => import('./ContactDialog.tsx'))

const NOBODY: readonly Contact[] = []

/** «Networking»: people, the LinkedIn profile, and how to get to know more people. */
export default function NetworkingTab({ owner, career }: CareerTabProps) {
  const { applications, contacts, preferences, actions, today } = useCareer(owner, career)
  const people = dataOf(contacts) ?? NOBODY
  const sent = dataOf(applications)
  const mentions = useMemo(() => mentionsIn(sent ?? []), [sent])
  const { dialog, open, close } = useDialog<Contact | 'new'>()
  useOpened(people, open)
  const { changeDue, removal, problem, said } = useContactChanges(actions, people)
  return (
    <div className={classes.blocks}>
      <ContactList
        contacts={people}
        mentions={mentions}
        today={today}
        onDue={changeDue}
        problem={problem}
        onAdd={() => open('new')}
        onNearAdd={ContactDialog.prefetch}
        onEdit={open}
        onRemove={removal.ask}
      />
      <div className={classes.side}>
        <LinkedinChecklist preferences={preferences} actions={actions} />
        <Advice />
      </div>
      <ContactDialog dialog={dialog} actions={actions} onClose={close} />
      <RemovalDialog
        removal={removal}
        module="carreira"
        title="Remover contato"
        question={CONFIRM_CONTACT_REMOVAL}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

/** The applications that name each contact. */
function mentionsIn(applications: readonly Application[]): ReadonlyMap<string, readonly Application[]> {
  const mentions = new Map<string, Application[]>()
  for (const application of applications) {
    const named = mentions.get(application.contatoId)
    if (named) named.push(application)
    else mentions.set(application.contatoId, [application])
  }
  return mentions
}

/** How to get to know people, in a few sentences. */
const Advice = () => (
  <Sheet title="Como criar sua rede">
    <div className={classes.advice}>
      {NETWORKING_ADVICE.map(({ titulo, itens }) => (
        <div key={titulo}>
          <Title order={3}>{titulo}</Title>
          <ul>
            {itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Sheet>
)
