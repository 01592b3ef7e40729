import { CONFIRM_CONTACT_REMOVAL } from '@caderno/domain/career'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { UndoBar } from '../../../components/UndoBar.tsx'
import { RemovalDialog } from '../RemovalDialog.tsx'
import { CONTACT_REMOVAL } from '../removal-words.ts'
import type { CareerTabProps } from '../tabs.ts'
import { useRemoval } from '../use-removal.ts'
import { Advice } from './Advice.tsx'
import { CONTACTS_HEADING, ContactList } from './ContactList.tsx'
import { LinkedinChecklist } from './LinkedinChecklist.tsx'
import { useContactDialog } from './use-contact-dialog.ts'
import { useNetworking } from './use-networking.ts'
import classes from './Networking.module.css'

const loadDialog = () => import('./ContactDialog.tsx')
const ContactDialog = lazyPart(async () => ({ default: (await loadDialog()).ContactDialog }), { floating: true })
const prefetchDialog = () => void loadDialog().catch(() => undefined)

/** «Networking»: people, the LinkedIn profile, and how to get to know more people. */
export default function NetworkingTab({ owner, career }: CareerTabProps) {
  const { people, mentions, linkedin, actions, tick, today } = useNetworking(owner, career)
  const { dialog, open, close } = useContactDialog()
  const removal = useRemoval(actions, CONTACT_REMOVAL)
  const { moved } = removal
  useEffect(() => {
    if (moved) document.getElementById(CONTACTS_HEADING)?.focus({ preventScroll: true })
  }, [moved])
  return (
    <div className={classes.blocks}>
      <ContactList
        contacts={people}
        mentions={mentions}
        today={today}
        actions={actions}
        problem={removal.problem}
        onAdd={() => open('new')}
        onNearAdd={prefetchDialog}
        onEdit={open}
        onRemove={removal.ask}
      />
      <div className={classes.side}>
        <LinkedinChecklist done={linkedin} onTick={tick} />
        <Advice />
      </div>
      <Suspense>
        {dialog && <ContactDialog key={dialog.turn} opened={dialog.opened} subject={dialog.subject} actions={actions} onClose={close} />}
      </Suspense>
      <RemovalDialog removal={removal} title="Remover contato" question={CONFIRM_CONTACT_REMOVAL} />
      <UndoBar notice={removal.notice} onExpire={removal.expire} />
    </div>
  )
}
