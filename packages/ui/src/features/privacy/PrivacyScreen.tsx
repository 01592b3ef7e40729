import { Suspense } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { PrivacyFrame, PrivacyParts } from './PrivacyView.tsx'

/** /privacidade, open to everybody: painted at once, before the services, which wait for the first paint. */
export default function PrivacyScreen() {
  return (
    <PrivacyFrame>
      <Suspense fallback={null}>
        <OwnParts />
      </Suspense>
    </PrivacyFrame>
  )
}

const OwnParts = () => <PrivacyParts backend={useServices().backend} />
