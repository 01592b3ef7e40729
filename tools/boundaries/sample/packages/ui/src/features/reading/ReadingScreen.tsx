import { useTitle } from '../../hooks/use-title.ts'
import { TitleView } from '../../components/TitleView.tsx'
import { TEXTS } from './texts.ts'

export default function ReadingScreen() {
  return <TitleView title={useTitle(TEXTS.heading)} />
}
