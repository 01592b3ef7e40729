import type { Services } from '../bridge/services.tsx'
import { NoticeBoard } from '../components/NoticeBoard.tsx'
import { Banners } from './Banners.tsx'

/** What stands over every page once the services are there. */
export default function AfterPaint({ services }: { services: Services }) {
  return (
    <>
      <Banners services={services} />
      <NoticeBoard />
    </>
  )
}
