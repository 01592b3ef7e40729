import { sortContacts, type Application, type Contact } from '@caderno/domain/career'
import { useMemo, useState } from 'react'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { ShowMore } from '../../../components/lists/ShowMore.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { problemOf, type Problem } from '../../../hooks/use-command.ts'
import { ContactRow, type ContactRowProps } from './ContactRow.tsx'
import { people } from './texts.ts'
import { CONTACTS_HEADING } from './use-contact-changes.ts'
import classes from './Networking.module.css'

/** Rows at once: a longer list is shown in steps. */
const SHOWN = 50
const NOWHERE: readonly Application[] = []

interface ContactListProps extends Omit<ContactRowProps, 'contact' | 'named' | 'problem'> {
  contacts: readonly Contact[]
  /** The applications that name each contact. */
  mentions: ReadonlyMap<string, readonly Application[]>
  problem: Problem | undefined
  onAdd: () => void
  onNearAdd: () => void
}

/** Everybody, who is due first. */
export function ContactList({ contacts, mentions, problem, onAdd, onNearAdd, ...row }: ContactListProps) {
  const [shown, setShown] = useState(SHOWN)
  const sorted = useMemo(() => sortContacts(contacts), [contacts])
  return (
    <Sheet
      title={
        <span id={CONTACTS_HEADING} tabIndex={-1}>
          Contatos
        </span>
      }
      note={sorted.length > 0 && people(sorted.length)}
      action={
        <AddButton onNear={onNearAdd} onAdd={onAdd}>
          Adicionar contato
        </AddButton>
      }
    >
      <ProblemText className={classes.failure}>
        {sorted.some(({ id }) => id === problem?.subject) ? undefined : problem?.sentence}
      </ProblemText>
      {sorted.length === 0 ? (
        <NobodyYet />
      ) : (
        <RuledList className={classes.contacts!}>
          {sorted.slice(0, shown).map((contact) => (
            <li key={contact.id}>
              <ContactRow
                contact={contact}
                named={mentions.get(contact.id) ?? NOWHERE}
                problem={problemOf(contact.id, problem)}
                {...row}
              />
            </li>
          ))}
        </RuledList>
      )}
      <ShowMore left={sorted.length - shown} step={SHOWN} onMore={() => setShown(shown + SHOWN)} />
    </Sheet>
  )
}

const NobodyYet = () => (
  <div className={classes.empty}>
    <p>Guarde quem pode ajudar na sua busca</p>
    <p>
      Anote quem você conheceu, onde vocês conversaram e quando escrever de novo. No dia, o contato aparece
      aqui em primeiro lugar.
    </p>
  </div>
)
