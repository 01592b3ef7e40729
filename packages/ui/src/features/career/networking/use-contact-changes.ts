import { isolated } from '@caderno/domain/kernel'
import type { CareerService, Contact } from '@caderno/domain/career'
import { useCallback } from 'react'
import { useCommand } from '../../../hooks/use-command.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { dueCommandWords, goneHere, undone, type DueAct } from '../texts.ts'

const REMOVAL = {
  failure: 'removeContact',
  removed: ({ nome }, outcome) => goneHere(`${isolated(nome)} saiu dos contatos`, outcome),
  restored: ({ nome }) => undone(nome),
} as const satisfies RemovalWords<Contact>

/** The changes of the list. */
export function useContactChanges(service: CareerService) {
  const commands = useCommand('carreira', service, 'contatos')
  const { run, problem, announcement } = commands
  const removal = useRemoval(commands, service.removeContact, REMOVAL)
  const changeDue = useCallback(
    (contact: Contact, act: DueAct) => {
      const due = { kind: 'contact', record: contact } as const
      void run(service[act](due), dueCommandWords(due, contact.nome, act))
    },
    [service, run],
  )
  return { changeDue, removal, problem, announcement }
}
