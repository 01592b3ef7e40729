import type { IsoDate } from '@caderno/domain/kernel'
import {
  applicationStatistics,
  CONFIRM_APPLICATION_REMOVAL,
  dueOf,
  type Application,
  type Contact,
  type ApplicationStatistics as Figures,
  APPLICATION_TIPS,
} from '@caderno/domain/career'
import { VisuallyHidden, Title } from '@mantine/core'
import { useMemo } from 'react'
import { RemovalDialog } from '../../../components/feedback/RemovalDialog.tsx'
import { useOpened } from '../../../hooks/use-opened.ts'
import { DiscardDialog } from '../DiscardDialog.tsx'
import { useFollow } from '../use-follow.ts'
import { useRemovalQuestion } from '../use-removal-question.ts'
import type { ApplicationActions } from './application-actions.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationsSection } from './ApplicationsSection.tsx'
import { CardProblem } from './CardParts.tsx'
import { DueBand } from './DueBand.tsx'
import { EmptyApplications } from './EmptyApplications.tsx'
import { Funnel } from './Funnel.tsx'
import { isThere } from './places.ts'
import { useApplicationForm } from './use-application-form.ts'
import type { ApplicationsView } from './use-applications.ts'
import { useChanges } from './use-changes.ts'
import classes from './ApplicationsPage.module.css'
import { StatRow } from '../../../components/lists/StatRow.tsx'
import { count } from '../texts.ts'
import { percent } from './texts.ts'
import { Sheet } from '../../../components/layout/Sheet.tsx'

interface ApplicationsPageProps {
  applications: readonly Application[]
  contacts: readonly Contact[]
  /** Some of it is not stored yet. */
  pending?: boolean
  view: ApplicationsView
  /** Why the chosen view is not remembered. */
  forgotten?: string | undefined
  today: IsoDate
  actions: ApplicationActions
  onView: (view: ApplicationsView) => void
}

/** «Estágios & Trainees»: figures, what is due, the form, the applications, and how they fared. */
export function ApplicationsPage({
  applications,
  contacts,
  pending = false,
  view,
  forgotten,
  today,
  actions,
  onView,
}: ApplicationsPageProps) {
  const removal = useRemovalQuestion<Application>()
  const form = useApplicationForm(actions, applications, today)
  const due = useMemo(() => dueOf(applications, contacts, today), [applications, contacts, today])
  const desk = useMemo(() => ({ applications, due }), [applications, due])
  const follow = useFollow(desk, removal.asking)
  const { inList, inDue, problem, said } = useChanges(actions, follow)
  const figures = useMemo(() => applicationStatistics(applications), [applications])
  const contactNames = useMemo(() => new Map(contacts.map(({ id, nome }) => [id, nome])), [contacts])
  useOpened(applications, (subject) => (subject === 'new' ? form.begin() : form.edit(subject)))
  const confirm = () => {
    removal.cancel()
    if (!removal.asked) return
    form.forget(removal.asked.id)
    void inList.remove(removal.asked)
  }
  return (
    <div className={classes.blocks}>
      <ApplicationStatistics figures={figures} />
      <DueBand
        due={due}
        today={today}
        problem={problem}
        onMove={inDue.move}
        settle={inDue.settle}
        postpone={inDue.postpone}
      />
      {problem && !isThere(problem, desk) && <CardProblem sentence={problem.sentence} />}
      <ApplicationForm state={form} contacts={contacts} />
      {applications.length === 0 ? (
        <EmptyApplications onStart={form.start} />
      ) : (
        <>
          <ApplicationsSection
            applications={applications}
            contactNames={contactNames}
            problem={problem}
            view={view}
            forgotten={forgotten}
            pending={pending}
            onView={onView}
            onMove={inList.move}
            onEdit={form.edit}
            onRemove={removal.ask}
          />
          <div id="funil" tabIndex={-1} className={classes.place}>
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
      <DiscardDialog discard={form.discard} title="Candidatura" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

/** The five figures (§2), counted by the present fase. */
function ApplicationStatistics({ figures }: { figures: Figures }) {
  return (
    <StatRow
      compact
      stats={[
        { label: 'Total', value: count(figures.total) },
        { label: 'Enviados', value: count(figures.enviados) },
        { label: 'Entrevistas', value: count(figures.entrevistas) },
        { label: 'Aprovados', value: count(figures.aprovados) },
        { label: 'Taxa de sucesso', value: percent(figures.taxaDeSucesso), wide: true },
      ]}
    />
  )
}

const Tips = () => (
  <Sheet title="Dicas para suas candidaturas">
    <ul className={classes.tips}>
      {APPLICATION_TIPS.map(({ titulo, texto }) => (
        <li key={titulo}>
          <Title order={3}>{titulo}</Title>
          {texto}
        </li>
      ))}
    </ul>
  </Sheet>
)
