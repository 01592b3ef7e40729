import type { Contact } from '@caderno/domain/career'
import { useMemo } from 'react'
import { undone } from '../texts.ts'
import { useFollow, type Followed } from '../use-follow.ts'
import { useReversible, type Reversible } from '../use-reversible.ts'
import type { ContactActions } from './contact-actions.ts'
import { postponed, removed, settled } from './texts.ts'

/** Where the focus goes when a contact went or came back. */
export const CONTACTS_HEADING = 'contatos'

/** What is changed in the list of contacts, at once and reversibly. None of it rejects. */
export interface ContactChanges {
  settle(contact: Contact): void
  postpone(contact: Contact): void
  remove(contact: Contact): void
}

export function useContactChanges(actions: ContactActions, contacts: readonly Contact[], asking: boolean) {
  const follow = useFollow(contacts, asking)
  const { make, ...told } = useReversible()
  const changes = useMemo<ContactChanges>(() => {
    /** The row follows once the contact looks like this, and once it is as before when the change is taken back. */
    const change = (
      contact: Contact,
      arrived: (now: Contact | undefined) => boolean,
      does: Pick<Reversible, 'message' | 'write' | 'back'> & Partial<Reversible>,
    ) => {
      const { id, nome } = contact
      const write = () => {
        follow(toRow(id, arrived))
        return does.write()
      }
      const back = () => {
        follow(toRow(id, (now) => now !== undefined && !arrived(now)))
        return does.back()
      }
      void make({
        id,
        place: 'list',
        failure: 'saveContact',
        backFailure: 'saveContact',
        undone: undone(nome),
        stuck: () => follow(toRow(id, () => true)),
        ...does,
        write,
        back,
      })
    }
    const date = (contact: Contact, message: string, write: Reversible['write']) =>
      change(contact, (now) => now?.proximoContato !== contact.proximoContato, {
        message: () => message,
        write,
        back: () => actions.takeDatesBack(contact),
      })
    return {
      settle: (contact) => date(contact, settled(contact), () => actions.done(contact.id)),
      postpone: (contact) => date(contact, postponed(contact), () => actions.postpone(contact.id)),
      remove: (contact) =>
        change(contact, (now) => now === undefined, {
          failure: 'removeContact',
          message: (outcome) => removed(contact, outcome),
          write: () => actions.remove(contact.id),
          back: () => actions.restore(contact),
        }),
    }
  }, [actions, follow, make])
  return { changes, ...told }
}

const toRow = (id: string, arrived: (now: Contact | undefined) => boolean): Followed<readonly Contact[]> => ({
  arrived: (contacts) => arrived(contacts.find((contact) => contact.id === id)),
  focus() {
    const row = [...document.querySelectorAll<HTMLElement>('[data-contact]')].find(
      (element) => element.dataset['contact'] === id,
    )
    ;(row ?? document.getElementById(CONTACTS_HEADING))?.focus({ preventScroll: row === undefined })
  },
})
