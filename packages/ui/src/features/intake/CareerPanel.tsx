import {
  APPLICATION_KIND,
  careerStores,
  CONTACT_KIND,
  createCareerService,
  type Application,
  type Contact,
} from '@caderno/domain/career'
import {
  broughtInRecords,
  planApplications,
  planContacts,
  type ApplicationItem,
  type ContactItem,
  type FileLines,
} from '@caderno/domain/intake'
import { useMemo } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useToday } from '../../hooks/use-today.ts'
import { Preview } from '../../components/intake/Preview.tsx'
import { useBringIn, type CountNoun } from './use-bring-in.ts'
import { useChoices } from '../../components/intake/use-choices.ts'
import { WhenRead, type PanelProps } from './WhenRead.tsx'

type Contacts = FileLines<ContactItem>
type Applications = FileLines<ApplicationItem>

/** A file of people beside the contacts. */
export function ContactsPanel(props: PanelProps<Contacts>) {
  const { records } = useServices()
  return (
    <WhenRead {...props} store={records(CONTACT_KIND)} what="seus contatos">
      {(contacts) => <LoadedContacts {...props} contacts={contacts} />}
    </WhenRead>
  )
}

function LoadedContacts({ read, owner, contacts }: PanelProps<Contacts> & { contacts: readonly Contact[] }) {
  const { service, bringIn, ...told } = useCareer(owner, ['contato', 'contatos'])
  const choices = useChoices()
  const rows = useMemo(() => planContacts(read.lines, contacts), [read, contacts])
  const brought = broughtInRecords(rows, choices.isTicked)
  const count = brought.added.length + brought.changed.length
  return (
    <Preview
      {...told}
      rows={rows}
      choices={choices}
      count={count}
      onBringIn={() => bringIn(() => service.bringIn({ contacts: brought }), count)}
    />
  )
}

/** A file of applications beside those of the account. */
export function ApplicationsPanel(props: PanelProps<Applications>) {
  const { records } = useServices()
  return (
    <WhenRead {...props} store={records(CONTACT_KIND)} what="seus contatos">
      {(contacts) => (
        <WhenRead {...props} store={records(APPLICATION_KIND)} what="suas candidaturas">
          {(applications) => (
            <LoadedApplications {...props} contacts={contacts} applications={applications} />
          )}
        </WhenRead>
      )}
    </WhenRead>
  )
}

function LoadedApplications({
  read,
  owner,
  contacts,
  applications,
}: PanelProps<Applications> & { contacts: readonly Contact[]; applications: readonly Application[] }) {
  const { service, bringIn, ...told } = useCareer(owner, ['candidatura', 'candidaturas'])
  const today = useToday()
  const choices = useChoices()
  const rows = useMemo(
    () => planApplications(read.lines, applications, { contacts, today }),
    [read, applications, contacts, today],
  )
  const brought = broughtInRecords(rows, choices.isTicked)
  const count = brought.added.length + brought.changed.length
  return (
    <Preview
      {...told}
      rows={rows}
      choices={choices}
      count={count}
      onBringIn={() => bringIn(() => service.bringIn({ applications: brought }), count)}
    />
  )
}

function useCareer(owner: string, noun: CountNoun) {
  const { records, preferences, clock } = useServices()
  const service = useMemo(
    () => createCareerService({ ...careerStores(records), preferences, clock }, owner),
    [records, preferences, clock, owner],
  )
  return { service, ...useBringIn('carreira', service, 'import', noun) }
}
