import type { BadgeKind } from '@caderno/domain/shell'

/** Where the changes of whoever is asked about end up. */
type Home = 'account' | 'browser'

export interface Surroundings {
  readonly home: Home
  readonly offline: boolean
  /** The browser keeps nothing beyond the tab. */
  readonly forgets: boolean
}

/** What the badge means, and what becomes of it by itself. */
export function meaningOf(kind: BadgeKind, { home, offline, forgets }: Surroundings): string {
  if (kind === 'saved')
    return home === 'account'
      ? 'Tudo o que você fez está guardado na sua conta.'
      : 'Tudo o que você fez está guardado neste navegador.'
  if (kind === 'offline')
    return forgets
      ? ONLY_HERE
      : 'O que você fizer agora fica neste dispositivo e é enviado quando a conexão voltar.'
  if (kind === 'tab-only')
    return 'Este navegador não está guardando seus dados: o que você fizer some quando esta aba fechar.'
  if (kind === 'refused')
    return 'Isto não foi salvo. Confira e faça de novo: o que ainda está digitado num formulário continua lá.'
  if (home === 'browser') return 'Falta guardar neste navegador. Não feche esta aba ainda.'
  if (forgets) return 'Ainda não foi enviado, e este navegador não guarda: não feche esta aba.'
  return offline
    ? 'Está guardado neste dispositivo e é enviado quando a conexão voltar. Até lá, não limpe os dados deste navegador.'
    : 'Está sendo enviado para a sua conta. Se demorar, o Caderno continua tentando sozinho.'
}

const ONLY_HERE =
  'O que você fizer agora fica só nesta aba: não a feche até que a conexão volte e tudo seja enviado.'
export const IMPORT_LEFT = 'Uma importação parou no meio. Em «Meus dados» você pode continuá-la.'
