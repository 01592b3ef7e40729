import { useWelcome } from './use-welcome.ts'
import { WelcomeView } from './WelcomeView.tsx'

export default function WelcomeScreen() {
  return <WelcomeView {...useWelcome()} />
}
