import type { CareerService, Contact } from '@caderno/domain/career'
import { useCallback, useEffect } from 'react'
import { useCommand } from '../../../hooks/use-command.ts'
import { useRemoval } from '../../../hooks/use-removal.ts'
import { DUE_SAID, undone, type DueAct } from '../texts.ts'
import { elementOf, useFollow, type Followed } from '../focus.ts'
import { removed } from './texts.ts'

/** Where the focus goes when a contact went or came back. */
export const CONTACTS_HEADING = 'contatos'

const REMOVAL = { failure: 'removeContact', removed, restored: ({ nome }: Contact) => undone(nome) } as const

/** The changes of the list, and the focus that goes with what they change. */
export function useContactChanges(service: CareerService, contacts: readonly Contact[]) {
  const { run, returning, problem, said } = useCommand('carreira', service, 'contatos')
  const removal = useRemoval({ run, returning }, service.removeContact, REMOVAL)
  const follow = useFollow(contacts, removal.asking)
  useEffect(() => {
    if (!returning || returning.isUndone) return
    const { subject, inverse } = returning.change
    const dates = inverse.args[2] as Partial<Contact> | undefined
    const isBack = (now: Contact | undefined) =>
      now !== undefined && (!dates || now.proximoContato === dates.proximoContato)
    follow(toRow(subject, returning.isUndone === false ? () => true : isBack))
  }, [returning, follow])
  const changeDue = useCallback(
    (contact: Contact, act: DueAct) => {
      const { id, nome, proximoContato } = contact
      follow(toRow(id, (now) => now?.proximoContato !== proximoContato))
      void run(service[act]({ kind: 'contact', record: contact }), {
        subject: id,
        failure: 'saveContact',
        message: () => `${nome}: ${DUE_SAID[act]}`,
        undone: undone(nome),
      })
    },
    [service, follow, run],
  )
  const confirm = () => {
    if (!removal.asked) return
    follow(toRow(removal.asked.id, (now) => now === undefined))
    removal.confirm()
  }
  return { changeDue, removal: { ...removal, confirm }, problem, said }
}

const toRow = (id: string, arrived: (now: Contact | undefined) => boolean): Followed<readonly Contact[]> => ({
  arrived: (contacts) => arrived(contacts.find((contact) => contact.id === id)),
  focus() {
    const row = elementOf('contact', id)
    ;(row ?? document.getElementById(CONTACTS_HEADING))?.focus({ preventScroll: row === undefined })
  },
})
