import { interviewPlace, type Application, placeWords } from '@caderno/domain/career'
import { isSafeUrl } from '@caderno/domain/kernel'
import { OutsideLink } from '../../../components/layout/OutsideLink.tsx'

interface InterviewPlaceProps {
  application: Application
  /** Id of the title it belongs to. */
  describedBy: string
}

/** A room or an address as it was typed; a link by its host. */
export function InterviewPlace({ application, describedBy }: InterviewPlaceProps) {
  const place = interviewPlace(application)
  const words = placeWords(application)
  if (!isSafeUrl(place)) return words
  return (
    <OutsideLink href={place} describedBy={describedBy}>
      {words}
    </OutsideLink>
  )
}
