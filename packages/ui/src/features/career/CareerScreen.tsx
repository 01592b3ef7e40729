import { GUEST } from '@caderno/domain/kernel'
import { careerStores, type GuestCount, type GuestWork } from '@caderno/domain/career'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Blocks } from '../../components/layout/Blocks.tsx'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { PageNotices } from '../../components/feedback/PageNotices.tsx'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { lazyPart } from '../../components/layout/lazy-part.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { PageSkeleton, TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { useServices } from '../../hooks/services.tsx'
import { useTab } from '../../hooks/use-tab.ts'
import { CAREER_UI } from './module-ui.ts'
import { StorageBanner } from './StorageBanner.tsx'
import { importQuestion } from './texts.ts'
import { useCareerState, useCareerOwner, type CareerTabProps } from './use-career.ts'
import { useImport, type Offer } from './use-import.ts'
import classes from './CareerFrame.module.css'

/** The tab of each, whose names CAREER_UI has. */
const TAB_COMPONENTS = {
  estagios: lazyPart<CareerTabProps>(() => import('./applications/ApplicationsPage.tsx')),
  networking: lazyPart<CareerTabProps>(() => import('./networking/NetworkingTab.tsx')),
  desenvolvimento: lazyPart<CareerTabProps>(() => import('./development/DevelopmentTab.tsx')),
}
export type CareerTabId = keyof typeof TAB_COMPONENTS
const TAB_IDS = Object.keys(TAB_COMPONENTS) as [CareerTabId]
const TABS = CAREER_UI.tabs!.map(([id, name]) => ({ id: id as CareerTabId, name }))
const DATA = 'seus dados de carreira'

/** /carreira, for guests too. */
export default function CareerScreen() {
  const owner = useCareerOwner()
  const guest = owner === GUEST
  return (
    <ModuleScreen
      owner={owner}
      load={useServices().guestWork}
      waiting={
        // A guest's frame has a line more: none is drawn until it is known whose it is.
        owner === undefined ? (
          <PageSkeleton />
        ) : (
          <CareerFrame guest={guest} state="loading">
            <TabSkeleton />
          </CareerFrame>
        )
      }
      failed={(code, retry) => (
        <CareerFrame guest={guest} state="absent">
          <LoadFailure what={DATA} code={code} onRetry={retry} />
        </CareerFrame>
      )}
    >
      {(known, retry, guestWork) => <OwnCareer owner={known} guestWork={guestWork} onRetry={retry} />}
    </ModuleScreen>
  )
}

interface OwnCareerProps {
  owner: string
  guestWork: GuestWork
  onRetry: () => void
}

function OwnCareer({ owner, guestWork, onRetry }: OwnCareerProps) {
  const { records, preferences } = useServices()
  const career = useMemo(
    () => ({ ...careerStores(records), preferences, guestWork }),
    [records, preferences, guestWork],
  )
  const { tab } = useTab(TAB_IDS)
  const { tabs, unreadable, storage, pending } = useCareerState(owner, career)
  const panel = useRef<HTMLDivElement>(null)
  const offer = useImport(owner, career, () => panel.current?.focus({ preventScroll: true }))
  const state = tabs[tab]
  const Tab = TAB_COMPONENTS[tab]
  return (
    <CareerFrame guest={owner === GUEST} state={storage} panelRef={panel}>
      <Blocks data-pending={pending}>
        {offer.found && offer.offered && <ImportOffer {...offer} found={offer.found} />}
        <PageNotices unreadable={unreadable} />
        {typeof state === 'object' && <LoadFailure what={DATA} code={state.failed} onRetry={onRetry} />}
        {state === 'loading' || (state === 'ready' && !offer.found) ? <TabSkeleton /> : null}
        {state === 'ready' && offer.found && (
          <Tab key={tab} waiting={<TabSkeleton />} owner={owner} career={career} />
        )}
      </Blocks>
    </CareerFrame>
  )
}

/** Offers the account what was kept in this browser before the sign-in (D17). */
function ImportOffer({ found, busy, failure, take, dismiss }: Offer & { found: GuestCount }) {
  return (
    <section className={classes.offer} aria-label="Importar deste navegador">
      <IconDownload size={20} stroke={1.5} aria-hidden />
      <div className={classes.asked}>
        <p>{importQuestion(found)}</p>
        <ProblemText className={classes.failure}>{failure}</ProblemText>
      </div>
      <div className={classes.answers}>
        <Button variant="default" disabled={busy} onClick={dismiss}>
          Agora não
        </Button>
        <Button loading={busy} onClick={take}>
          Importar
        </Button>
      </div>
    </section>
  )
}

interface CareerFrameProps extends ComponentProps<typeof StorageBanner> {
  panelRef?: Ref<HTMLDivElement>
  children: ReactNode
}

function CareerFrame({ panelRef, children, ...storage }: CareerFrameProps) {
  const { tab, openTab } = useTab(TAB_IDS)
  return (
    <div data-module="carreira">
      <PageHead title="Carreira" tight actions={<StorageBanner {...storage} />} />
      <ModuleTabs label="Partes de Carreira" tabs={TABS} current={tab} onOpen={openTab} panelRef={panelRef}>
        {children}
      </ModuleTabs>
    </div>
  )
}
