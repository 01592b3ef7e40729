import type { IsoDate } from '@caderno/domain/kernel'
import { hourWord, missedOn, type Assessment, type ClassBlock } from '@caderno/domain/semester'

/** «8h às 9h40» */
export const hoursSaid = ({ inicio, fim }: { readonly inicio: string; readonly fim: string }): string =>
  `${hourWord(inicio)} às ${hourWord(fim)}`

/** How many of the class hours were missed. */
export const missedIn = ({ subject, hours }: Pick<ClassBlock, 'subject' | 'hours'>, day: IsoDate): number =>
  missedOn(subject, day).filter((hour) => hours.includes(hour)).length

/** «você faltou 1 de 2 aulas»; empty where none was missed. */
export function missedSaid(block: Pick<ClassBlock, 'subject' | 'hours'>, day: IsoDate): string {
  const [missed, all] = [missedIn(block, day), block.hours.length]
  if (missed === 0) return ''
  return missed === all ? 'você faltou' : `você faltou ${missed} de ${all} aulas`
}

export const timeOf = ({ hora }: Pick<Assessment, 'hora'>): string => hora && `às ${hourWord(hora)}`
