import { accessTo, HOME, routeOf, WELCOME } from '@caderno/domain/identity'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Services } from '../hooks/services.tsx'
import { NoticeBoard } from '../components/feedback/NoticeBoard.tsx'
import { Banners } from './Banners.tsx'
import { IN_THE_SHELL } from './screens.ts'
import { useSession } from './session.tsx'
import { useUpdatesPart } from './use-updates-part.tsx'

/** What stands over every page once the services are there. */
export function AfterPaint({ services }: { services: Services }) {
  const inside = useInside()
  const part = useUpdatesPart(services, inside)
  return (
    <>
      <Banners services={services}>{part && <part.Part {...part} inside={inside} />}</Banners>
      <NoticeBoard />
    </>
  )
}

const INSIDE = [HOME, WELCOME, ...IN_THE_SHELL.map(({ path }) => path)].filter(
  (path) => path !== '/privacidade',
)

/** Whether a page beyond the sign-in pages has been shown: those, and the privacy page, leave nothing on the device. */
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
