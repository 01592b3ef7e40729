import type { Due, GuestCount } from '@caderno/domain/career'
import { type WriteOutcome, plural } from '@caderno/domain/kernel'

/** D17: what there is none of is left out; contacts come along, and are named where there is nothing else. */
export function importQuestion({ applications, goals, contacts }: GuestCount): string {
  if (applications + goals === 0)
    return `Importar ${plural(contacts, 'contato salvo', 'contatos salvos')} neste navegador?`
  const parts = [
    applications > 0 && plural(applications, 'candidatura', 'candidaturas'),
    goals > 0 && plural(goals, 'meta', 'metas'),
  ]
  return `Importar ${parts.filter(Boolean).join(' e ')} ${applications + goals === 1 ? 'salva' : 'salvas'} neste navegador?`
}

/** What can be done with something due, and what is said of it. */
const DUE_SAID = { settle: 'feito', postpone: 'daqui a 7 dias' } as const
export type DueAct = keyof typeof DUE_SAID

export const undone = (title: string): string => `${title} está como antes`

export const dueCommandWords = (due: Due, title: string, act: DueAct) => ({
  subject: due.record.id,
  failure: due.kind === 'contact' ? ('saveContact' as const) : ('saveApplication' as const),
  message: () => `${title}: ${DUE_SAID[act]}`,
  undone: undone(title),
})

export const goneHere = (sentence: string, outcome: WriteOutcome): string =>
  outcome === 'saved' ? sentence : `${sentence} neste dispositivo, aguardando envio`
