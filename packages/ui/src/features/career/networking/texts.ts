import type { Application, Contact } from '@caderno/domain/career'
import { formatDate, isolated, type AppErrorCode, type IsoDate, plural } from '@caderno/domain/kernel'

/** «Recrutadora · Embrapa · LinkedIn» in its parts. */
export const whoIs = ({ cargo, empresa, canal }: Contact): readonly string[] =>
  [cargo, empresa, canal].map((part) => part.trim()).filter(Boolean)

export const isDue = ({ proximoContato }: Contact, today: IsoDate): boolean =>
  proximoContato !== '' && proximoContato <= today

export const dueWords = ({ proximoContato }: Contact, today: IsoDate): string =>
  proximoContato === today
    ? 'Contato marcado para hoje'
    : `Contato atrasado, era para ${formatDate(proximoContato)}`

export function datesOf({ ultimoContato, proximoContato }: Contact, today: IsoDate): readonly string[] {
  return [
    ultimoContato && `Último contato em ${formatDate(ultimoContato)}`,
    proximoContato > today ? `Próximo contato em ${formatDate(proximoContato)}` : '',
  ].filter(Boolean)
}

const SHOWN = 3

/** «Nas candidaturas: Estágio em dados (Embrapa) e mais 2» */
export function mentionsWords(applications: readonly Application[]): string | undefined {
  if (applications.length === 0) return undefined
  const more = applications.length - SHOWN
  const shown = applications.slice(0, SHOWN)
  const named = shown.map(({ vaga, empresa }) => `${isolated(vaga)} (${isolated(empresa)})`).join(', ')
  return `${applications.length === 1 ? 'Na candidatura' : 'Nas candidaturas'}: ${named}${more > 0 ? ` e mais ${plural(more, 'outra', 'outras')}` : ''}`
}

export const linkedinUnread = (code: AppErrorCode | undefined): string =>
  code === 'invalid-record'
    ? 'Sua lista está guardada de um jeito que não pôde ser lido. Ela continua guardada onde está e não foi alterada.'
    : 'Não foi possível ler sua lista. Ela aparece aqui assim que puder ser lida.'
