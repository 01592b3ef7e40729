export { agendaOf, withTicked } from './agenda.ts'
export {
  AGENDA_KINDS,
  AGENDA_MODULES,
  type AgendaItem,
  type AgendaItemOf,
  type AgendaKind,
  type AgendaModule,
  type AgendaSources,
} from './item.ts'
export { type DayActivity, weekActivity } from './week.ts'
