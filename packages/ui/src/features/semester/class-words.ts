import type { IsoDate } from '@caderno/domain/kernel'
import { classesOn, missedOn, type Assessment, type Subject } from '@caderno/domain/semester'

/** «8h» , «9h40» */
export const hourOf = (time: string): string =>
  `${Number(time.slice(0, 2))}h${time.endsWith('00') ? '' : time.slice(3)}`

/** «8h às 9h40» */
export const hoursSaid = ({ inicio, fim }: { readonly inicio: string; readonly fim: string }): string =>
  `${hourOf(inicio)} às ${hourOf(fim)}`

/** «você faltou 1 de 2 aulas»; empty where none was missed. */
export function missedSaid(subject: Subject, day: IsoDate): string {
  const missed = missedOn(subject, day).length
  const all = classesOn([subject], day).flatMap(({ hours }) => hours).length
  if (missed === 0) return ''
  return missed >= all ? 'você faltou' : `você faltou ${missed} de ${all} aulas`
}

export const timeOf = ({ hora }: Pick<Assessment, 'hora'>): string => hora && `às ${hourOf(hora)}`
