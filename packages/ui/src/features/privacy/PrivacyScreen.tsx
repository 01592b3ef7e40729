import { useServices } from '../../bridge/services.tsx'
import { PrivacyView } from './PrivacyView.tsx'

/** /privacidade, open to everybody. */
export default function PrivacyScreen() {
  const { backend } = useServices()
  return <PrivacyView backend={backend} />
}
