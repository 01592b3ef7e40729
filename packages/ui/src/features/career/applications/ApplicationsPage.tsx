import { isolated, type IsoDate, count, dataOf } from '@caderno/domain/kernel'
import {
  applicationStatistics,
  CAREER_VIEW,
  CONFIRM_APPLICATION_REMOVAL,
  dueOf,
  type Application,
  type CareerService,
  type Contact,
  type DueLists,
  APPLICATION_TIPS,
} from '@caderno/domain/career'
import { VisuallyHidden, Title, Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Blocks } from '../../../components/layout/Blocks.tsx'
import { DiscardDialog, RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { useCommand } from '../../../hooks/use-command.ts'
import { useRemoval, type RemovalWords } from '../../../hooks/use-removal.ts'
import { useOpened } from '../../../hooks/use-opened.ts'
import { isPending, NONE, useCareer, type CareerTabProps } from '../use-career.ts'
import { useRememberedView } from '../../../components/forms/use-remembered-view.ts'
import { AddButton } from '../../../components/forms/AddButton.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationsSection, type ApplicationsSectionProps } from './ApplicationsSection.tsx'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { DueBand } from './DueBand.tsx'
import { Funnel } from './Funnel.tsx'
import { useApplicationForm } from './use-application-form.ts'
import { useChanges } from './use-changes.ts'
import classes from './ApplicationsPage.module.css'
import { StatRow } from '../../../components/lists/StatRow.tsx'
import { percent, viewForgotten } from './texts.ts'
import { goneHere, undone } from '../texts.ts'
import { TabSkeleton } from '../../../components/layout/PageSkeleton.tsx'
import sheet from '../../../components/layout/Sheet.module.css'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'

type ApplicationsPageProps = Pick<
  ApplicationsSectionProps,
  'applications' | 'view' | 'onView' | 'pending' | 'forgotten'
> & { contacts: readonly Contact[]; today: IsoDate; actions: CareerService }

const REMOVAL = {
  failure: 'removeApplication',
  removed: ({ vaga }, outcome) => goneHere(`${isolated(vaga)} foi removida`, outcome),
  restored: ({ vaga }) => undone(vaga),
} as const satisfies RemovalWords<Application>

/** The first tab of /carreira; what cannot be read at all is said by the screen around it. */
export default function ApplicationsTab({ owner, career }: CareerTabProps) {
  const { applications, contacts, preferences, actions, today } = useCareer(owner, career)
  const views = ['lista', 'quadro'] as const
  const remembered = useRememberedView(preferences, CAREER_VIEW, views, actions.chooseView)
  const { view, onView, storing, refused } = remembered
  const known = dataOf(applications)
  if (!known || !view) return <TabSkeleton />
  const page = { view, onView, today, actions, applications: known, contacts: dataOf(contacts) ?? NONE }
  return (
    <ApplicationsPage
      {...page}
      pending={storing || isPending(applications)}
      forgotten={refused && viewForgotten('chooseView', refused)}
    />
  )
}

/** «Estágios & Trainees»: figures, what is due, the form, the applications, and how they fared. */
export function ApplicationsPage({ contacts, today, actions, ...section }: ApplicationsPageProps) {
  const { applications } = section
  const isPhone = useIsPhone()
  const form = useApplicationForm(actions, applications, today)
  const due = useMemo(() => dueOf(applications, contacts, today), [applications, contacts, today])
  const list = useCommand('carreira', actions, 'lista')
  const band = useCommand('carreira', actions, 'pendencias')
  const removal = useRemoval(list, actions.removeApplication, REMOVAL)
  const inList = useChanges(actions, list)
  const inDue = useChanges(actions, band)
  const [unfolded, setUnfolded] = useState(false)
  const { start } = form
  // It floats only where no control comes to lie under it.
  const floating = section.view === 'lista' && !unfolded
  const add = useMemo(
    () =>
      isPhone && (
        <AddButton floating={floating} compact={!floating} onAdd={start}>
          Nova candidatura
        </AddButton>
      ),
    [isPhone, floating, start],
  )
  const figures = useMemo(() => applicationStatistics(applications), [applications])
  const contactNames = useMemo(() => new Map(contacts.map(({ id, nome }) => [id, nome])), [contacts])
  useOpened(applications, (subject) => (subject === 'new' ? form.begin() : form.edit(subject)))
  const confirm = () => {
    if (removal.dialog) form.forget(removal.dialog.subject.id)
    removal.confirm()
  }
  return (
    <Blocks>
      <div className={`${sheet.sheet} ${sheet.joined} ${classes.top}`}>
        <StatRow
          compact
          quiet
          stats={[
            { label: 'Total', value: count(figures.total) },
            { label: 'Enviados', value: count(figures.enviados) },
            { label: 'Entrevistas', value: count(figures.entrevistas) },
            { label: 'Aprovados', value: count(figures.aprovados) },
            { label: 'Taxa de sucesso', value: percent(figures.taxaDeSucesso), wide: true },
          ]}
        />
        <DueBand
          due={due}
          today={today}
          problem={band.problem}
          changes={inDue}
          unfolded={unfolded}
          onFold={setUnfolded}
        />
      </div>
      {band.problem && !isDue(due, band.problem.subject) && (
        <ProblemText>{band.problem.sentence}</ProblemText>
      )}
      {list.problem && !applications.some(({ id }) => id === list.problem?.subject) && (
        <ProblemText>{list.problem.sentence}</ProblemText>
      )}
      <ApplicationForm state={form} contacts={contacts} />
      {applications.length === 0 ? (
        <EmptyState
          {...NO_APPLICATIONS}
          action={
            <Button variant="light" data-add onClick={form.start}>
              Escrever a primeira
            </Button>
          }
        />
      ) : (
        <>
          <ApplicationsSection
            {...section}
            add={add}
            today={today}
            contacts={contacts}
            contactNames={contactNames}
            problem={list.problem}
            onMove={inList.move}
            onEdit={form.edit}
            onRemove={removal.ask}
          />
          <div id="funil" tabIndex={-1} className={`place ${classes.place}`}>
            <Funnel applications={applications} today={today} />
          </div>
        </>
      )}
      <Tips />
      <RemovalDialog
        removal={{ ...removal, confirm }}
        module="carreira"
        title="Remover candidatura"
        question={CONFIRM_APPLICATION_REMOVAL}
      />
      <DiscardDialog guard={form.discard} module="carreira" title="Candidatura" />
      <VisuallyHidden role="status">{list.announcement || band.announcement}</VisuallyHidden>
    </Blocks>
  )
}

const isDue = ({ late, today, silent }: DueLists, id: string): boolean =>
  [...late, ...today, ...silent].some(({ record }) => record.id === id)

const Tips = () => (
  <Sheet title="Dicas para suas candidaturas">
    <ul className={classes.tips}>
      {APPLICATION_TIPS.map(({ titulo, texto }) => (
        <li key={titulo} className="cell quiet">
          <Title order={3}>{titulo}</Title>
          {texto}
        </li>
      ))}
    </ul>
  </Sheet>
)

const NO_APPLICATIONS = {
  title: 'Sua busca começa com uma candidatura',
  text: 'Anote cada vaga a que você se candidata, acompanhe a fase em que está e saiba quando cobrar uma resposta.',
  hints: [
    { title: 'Só empresa e vaga são obrigatórias', text: 'O resto você completa quando souber.' },
    {
      title: 'Nada se perde de vista',
      text: 'Com uma data de próximo contato, a candidatura volta aqui no dia certo.',
    },
    { title: 'Lista ou quadro', text: 'Arraste os cartões entre as fases ou mude a fase em uma lista.' },
  ],
  picture: (
    <>
      {[10, 58, 106, 154].map((x) => (
        <rect key={x} x={x} y="10" width="38" height="92" rx="5" />
      ))}
      <path d="M17 20h16M65 20h16M113 20h16M161 20h16" strokeLinecap="round" />
      <g fill="var(--cad-folha)">
        <rect x="15" y="30" width="28" height="18" rx="3" />
        <rect x="15" y="54" width="28" height="18" rx="3" strokeDasharray="3 4" />
        <rect x="159" y="30" width="28" height="18" rx="3" />
      </g>
      <g stroke="var(--acc-meio)">
        <rect
          x="70"
          y="44"
          width="28"
          height="18"
          rx="3"
          transform="rotate(-7 84 53)"
          fill="var(--acc-suave)"
        />
        <path d="M75 52l18-2" strokeLinecap="round" />
      </g>
    </>
  ),
}
