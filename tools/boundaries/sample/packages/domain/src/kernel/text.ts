import { format } from 'date-fns'
import * as v from 'valibot'

export interface Title {
  readonly text: string
}
export const titleSchema = v.string()
export const dayOf = (instant: Date): string => format(instant, 'yyyy-MM-dd')
export const atNoon = (day: string): Date => new Date(`${day}T12:00`)
