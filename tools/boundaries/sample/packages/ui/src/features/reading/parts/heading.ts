import { useTitle } from '../../../hooks/use-title.ts'
import { TEXTS } from '../texts.ts'

export const useHeading = () => useTitle(TEXTS.heading)
