export { createDeparture, type Departure } from './departure.ts'
export {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_BUT_HERE,
  CONFIRMATION,
  departureErrors,
  type DepartureForm,
  departureSentence,
} from './form.ts'
export type { DepartureStage, Erasure } from './ports.ts'
