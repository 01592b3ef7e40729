import type { CareerService, Contact } from '@caderno/domain/career'
import type { Undoable } from '@caderno/domain/shell'
import { useCallback } from 'react'
import { useCommand } from '../../../hooks/use-command.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { dueSaid, goneHere, undone, type DueAct } from '../texts.ts'
import { focusRecord, useFollow, useFollowBack, type Followed } from '../focus.ts'

/** Where the focus goes when a contact went or came back. */
export const CONTACTS_HEADING = 'contatos'

const REMOVAL: RemovalWords<Contact> = {
  failure: 'removeContact',
  removed: ({ nome }, outcome) => goneHere(`${nome} saiu dos contatos`, outcome),
  restored: ({ nome }) => undone(nome),
}

/** The changes of the list, and the focus that goes with what they change. */
export function useContactChanges(service: CareerService, contacts: readonly Contact[]) {
  const commands = useCommand('carreira', service, 'contatos')
  const { run, problem, said } = commands
  const removal = useRemoval(commands, service.removeContact, REMOVAL)
  const follow = useFollow(contacts, removal.asking)
  useFollowBack(commands, follow, leadsBack)
  const changeDue = useCallback(
    (contact: Contact, act: DueAct) => {
      const { id, nome, proximoContato } = contact
      const due = { kind: 'contact', record: contact } as const
      follow(toRow(id, (now) => now?.proximoContato !== proximoContato))
      void run(service[act](due), dueSaid(due, nome, act))
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

function leadsBack({ subject, inverse }: Undoable) {
  const dates = inverse.args[2] as Partial<Contact> | undefined
  return toRow(subject, (now) => now !== undefined && (!dates || now.proximoContato === dates.proximoContato))
}

const toRow = (id: string, arrived: (now: Contact | undefined) => boolean): Followed<readonly Contact[]> => ({
  arrived: (contacts) => arrived(contacts.find((contact) => contact.id === id)),
  focus: () => focusRecord('contact', id, CONTACTS_HEADING),
})
