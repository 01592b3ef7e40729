import { HomeView } from './HomeView.tsx'
import { useHome } from './use-home.ts'

export default function HomeScreen() {
  return <HomeView {...useHome()} />
}
