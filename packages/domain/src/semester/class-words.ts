import { hourWord, type IsoDate } from '../kernel/index.ts'
import { missedOn } from './absences.ts'
import { hoursOn, type ClassBlock } from './week.ts'

/** «8h às 9h40» */
export const formatHours = ({ inicio, fim }: { readonly inicio: string; readonly fim: string }): string =>
  `${hourWord(inicio)} às ${hourWord(fim)}`

type Hours = Pick<ClassBlock, 'subject' | 'hours'>

/** The class hours, and those that were missed on that day before the timetable was another one: they still count. In the order of the day. */
export function hoursToMark({ subject, hours }: Hours, day: IsoDate): readonly string[] {
  const planned = hoursOn(subject, day)
  return [...hours, ...missedOn(subject, day).filter((hour) => !planned.includes(hour))].sort()
}

/** How many of these hours were missed. */
export const missedIn = (block: Hours, day: IsoDate): number =>
  hoursToMark(block, day).filter((hour) => missedOn(block.subject, day).includes(hour)).length

/** «você faltou 1 de 2 aulas»; empty where none was missed. */
export function formatMissed(block: Hours, day: IsoDate): string {
  const [missed, all] = [missedIn(block, day), block.hours.length]
  if (missed === 0) return ''
  return missed >= all ? 'você faltou' : `você faltou ${missed} de ${all} aulas`
}
