export {
  AGENDA_KINDS,
  AGENDA_MODULES,
  type AgendaItem,
  type AgendaItemOf,
  type AgendaKind,
  type AgendaModule,
  agendaOf,
  type AgendaSources,
  type DayActivity,
  weekActivity,
  withTicked,
} from './agenda.ts'
