import {
  CONFIRM_CONTACT_REMOVAL,
  type Application,
  type Contact,
  NETWORKING_ADVICE,
  LINKEDIN_ITEMS,
  linkedinPercent,
  sortContacts,
} from '@caderno/domain/career'
import { dataOf, isolated, plural } from '@caderno/domain/kernel'
import { Stack, Title, VisuallyHidden } from '@mantine/core'
import { useCallback, useMemo, useState, type ComponentProps } from 'react'
import { lazyDialog } from '../../../components/layout/lazy-part.tsx'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { NONE, useCareer, type CareerTabProps } from '../use-career.ts'
import classes from './Networking.module.css'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { Ring } from '../../../components/charts/Ring.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { useAttempt, useCommand, problemOf, type Problem } from '../../../hooks/use-command.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { dueCommandWords, goneHere, undone, type DueAct } from '../texts.ts'
import { TickRow } from '../TickRow.tsx'
import { linkedinUnread } from './texts.ts'
import { FilesLine } from '../../../components/forms/FilesLine.tsx'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import { ShowMore } from '../../../components/lists/ShowMore.tsx'
import { ContactRow } from './ContactRow.tsx'
import '../../../theme/styles-layout.ts'

const ContactDialog = lazyDialog(() => import('./ContactDialog.tsx'))

const REMOVAL = {
  failure: 'removeContact',
  removed: ({ nome }, outcome) => goneHere(`${isolated(nome)} saiu dos contatos`, outcome),
  restored: ({ nome }) => undone(nome),
} as const satisfies RemovalWords<Contact>

/** «Networking»: people, the LinkedIn profile, and how to get to know more people. */
export default function NetworkingTab({ owner, career }: CareerTabProps) {
  const { applications, contacts, preferences, actions, today } = useCareer(owner, career)
  const people = dataOf(contacts) ?? NONE
  const sent = dataOf(applications) ?? NONE
  const mentions = useMemo(() => mentionsIn(sent), [sent])
  const { dialog, open, close } = useDialog<Contact | 'new'>('contact')
  useOpened(people, open)
  const commands = useCommand('carreira', actions, 'contatos')
  const { run, problem, announcement } = commands
  const removal = useRemoval(commands, actions.removeContact, REMOVAL)
  const changeDue = useCallback(
    (contact: Contact, act: DueAct) => {
      const due = { kind: 'contact', record: contact } as const
      void run(actions[act](due), dueCommandWords(due, contact.nome, act))
    },
    [actions, run],
  )
  return (
    <div className={classes.blocks}>
      <ContactList
        contacts={people}
        mentions={mentions}
        today={today}
        onDue={changeDue}
        problem={problem}
        onAdd={() => open('new')}
        onEdit={open}
        onRemove={removal.ask}
      />
      <Stack miw={0}>
        <LinkedinChecklist preferences={preferences} actions={actions} />
        <Advice />
      </Stack>
      <ContactDialog dialog={dialog} actions={actions} onClose={close} />
      <RemovalDialog
        removal={removal}
        module="carreira"
        title="Remover contato"
        question={CONFIRM_CONTACT_REMOVAL}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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

const Advice = () => (
  <Sheet title="Como criar sua rede">
    <div className={classes.advice}>
      {NETWORKING_ADVICE.map(({ titulo, itens }) => (
        <div key={titulo}>
          <Title order={3} className="plain-title" mb="0.375rem">
            {titulo}
          </Title>
          <ul className="bullets dimmed">
            {itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Sheet>
)

function LinkedinChecklist({
  preferences,
  actions,
}: Pick<ReturnType<typeof useCareer>, 'preferences' | 'actions'>) {
  const { failure, attempt } = useAttempt(actions)
  const done = dataOf(preferences)?.linkedin
  if (!done)
    return (
      <Sheet title="Perfil do LinkedIn">
        <p className={classes.unread}>
          {linkedinUnread(preferences.status === 'failed' ? preferences.error.code : undefined)}
        </p>
      </Sheet>
    )
  const percent = linkedinPercent(done)
  return (
    <Sheet
      title="Perfil do LinkedIn"
      note={`${LINKEDIN_ITEMS.filter(({ id }) => done.includes(id)).length} de ${LINKEDIN_ITEMS.length}`}
      action={<Ring value={percent} of="do perfil do LinkedIn" />}
    >
      <ProblemText className={classes.failure}>{failure}</ProblemText>
      <RuledList>
        {LINKEDIN_ITEMS.map(({ id, texto }) => (
          <TickRow
            key={id}
            titleId={`linkedin-${id}`}
            title={texto}
            done={done.includes(id)}
            onTick={(now) => attempt('checklist', actions.checkLinkedin(id, now))}
          />
        ))}
      </RuledList>
    </Sheet>
  )
}

const SHOWN = 50

interface ContactListProps extends Omit<ComponentProps<typeof ContactRow>, 'contact' | 'named' | 'problem'> {
  contacts: readonly Contact[]
  mentions: ReturnType<typeof mentionsIn>
  problem: Problem | undefined
  onAdd: () => void
}

function ContactList({ contacts, mentions, problem, onAdd, ...row }: ContactListProps) {
  const [shown, setShown] = useState(SHOWN)
  const sorted = useMemo(() => sortContacts(contacts), [contacts])
  return (
    <Stack miw={0} gap="xs">
      <Sheet
        list="carreira/contatos"
        title={
          <span data-head tabIndex={-1}>
            Contatos
          </span>
        }
        note={sorted.length > 0 && plural(sorted.length, 'pessoa', 'pessoas')}
        action={
          <AddButton compact={sorted.length > 0} onNear={ContactDialog.prefetch} onAdd={onAdd}>
            Adicionar contato
          </AddButton>
        }
      >
        <ProblemText className={classes.failure}>
          {sorted.some(({ id }) => id === problem?.subject) ? undefined : problem?.sentence}
        </ProblemText>
        {sorted.length === 0 ? (
          <div className={classes.empty}>
            <p>Guarde quem pode ajudar na sua busca</p>
            <p>
              Anote quem você conheceu, onde vocês conversaram e quando escrever de novo. No dia, o contato
              aparece aqui em primeiro lugar.
            </p>
          </div>
        ) : (
          <RuledList className={classes.contacts!}>
            {sorted.slice(0, shown).map((contact) => (
              <li key={contact.id}>
                <ContactRow
                  contact={contact}
                  named={mentions.get(contact.id) ?? NONE}
                  problem={problemOf(contact.id, problem)}
                  {...row}
                />
              </li>
            ))}
          </RuledList>
        )}
        <ShowMore left={sorted.length - shown} step={SHOWN} onMore={() => setShown(shown + SHOWN)} />
      </Sheet>
      <FilesLine
        bring="Importar contatos"
        take={sorted.length > 0 && 'Baixar os contatos (CSV)'}
        name="contatos"
        today={row.today}
        table={({ contactsTable }) => contactsTable(sorted)}
      />
    </Stack>
  )
}
