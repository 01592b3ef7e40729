export {
  agendaOf,
  eventsOn,
  eventSources,
  sameDayWords,
  weekActivity,
  withTicked,
  type AgendaItem,
  type AgendaItemOf,
  type AgendaKind,
  type AgendaSources,
  type DayActivity,
} from './agenda.ts'
export { remindersAt, waitingOn, type Reminder } from './reminders.ts'
