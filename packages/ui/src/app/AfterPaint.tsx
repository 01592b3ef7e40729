import { accessTo, HOME, routeOf, WELCOME } from '@caderno/domain/identity'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Services } from '../bridge/services.tsx'
import { NoticeBoard } from '../components/NoticeBoard.tsx'
import type { UpdatesProps } from '../features/updates/Updates.tsx'
import { Banners } from './Banners.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { IN_THE_SHELL } from './screens.ts'
import { useSession } from './session.tsx'
import { useCacheShortcuts } from './use-cache-shortcuts.ts'

const Updates = lazy<ComponentType<UpdatesProps>>(() => import('./UpdatesPart.tsx').catch(() => ({ default: () => null })))

/** What stands over every page once the services are there. */
export default function AfterPaint({ services }: { services: Services }) {
  const inside = useInside()
  const command = useCacheShortcuts()
  return (
    <>
      <Banners services={services}>
        {import.meta.env.PROD && (inside || command) && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}><Updates inside={inside} command={command} /></Suspense>
          </ErrorBoundary>
        )}
      </Banners>
      <NoticeBoard />
    </>
  )
}

const INSIDE = [HOME, WELCOME, ...IN_THE_SHELL.map(({ path }) => path)]

/** Whether a page beyond the sign-in pages has been shown: a visit of those leaves nothing on the device. */
function useInside(): boolean {
  const { pathname } = useLocation()
  const { session } = useSession()
  const [inside, setInside] = useState(false)
  const isHere = INSIDE.includes(routeOf(pathname)) && accessTo(pathname, session).kind === 'allow'
  useEffect(() => {
    if (isHere) setInside(true)
  }, [isHere])
  return inside
}
