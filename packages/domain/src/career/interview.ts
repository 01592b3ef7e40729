import { atHour, formatDate, isSafeUrl } from '../kernel/index.ts'
import { interviewPlace, interviewTime, type Application } from './application.ts'

/** «26/11/2026 às 14h»; the hour is that of an interview. Empty without a day. */
export const nextContact = (application: Application): string =>
  `${formatDate(application.proximoContato)} ${atHour(interviewTime(application))}`.trimEnd()

/** Where an interview is; of a link its host, «meet.google.com». */
export function placeWords(application: Application): string {
  const place = interviewPlace(application)
  return isSafeUrl(place) ? place.split(/[/?#]/)[2]! : place
}
