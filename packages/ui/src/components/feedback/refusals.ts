import { messageOf } from '@caderno/domain/identity'
import { collectionOf, type OutboxEntry } from '@caderno/domain/shell'
import { formatNumber, type AppError, type AppErrorCode } from '@caderno/domain/kernel'
import { MODULES } from '../../modules/index.ts'

/** What a student calls what is in a collection. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    MODULES.flatMap(({ id, name, archived }) => [id, ...archived].map((one) => [one, name])),
  ),
  alunos: 'Perfil',
  'bug-reports': 'Relatório de bug',
  caderno: 'Importação',
  preferencias: 'Preferências',
}
const nameOf = (collection: string): string =>
  Object.hasOwn(NAMES, collection) ? NAMES[collection]! : 'Outros dados'

export const notSaved = (count: number): string =>
  count === 1 ? '1 item não foi salvo.' : `${formatNumber(count)} itens não foram salvos.`

/** «Leitura (2): Esta conta não pode…», one line for what was refused alike. */
export function reasonsOf(entries: readonly OutboxEntry[]): readonly string[] {
  const counts = new Map<string, { name: string; reason: string; count: number }>()
  for (const entry of entries) {
    if (entry.state === 'sending') continue
    const [name, reason] = [nameOf(collectionOf(entry)), messageOf(entry.code ?? 'unknown')]
    const key = `${name}: ${reason}`
    counts.set(key, { name, reason, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(
    ({ name, reason, count }) => `${name}${count > 1 ? ` (${formatNumber(count)})` : ''}: ${reason}`,
  )
}

/** Reasons that the person in front of the screen can do something about. */
const TELLING: ReadonlySet<AppErrorCode> = new Set([
  'network-request-failed',
  'storage-full',
  'storage-unavailable',
] as const)

/** The catalogue's sentence of a failed write, and the reason where it helps (D25). */
export const withReason = (sentence: string, { code }: Pick<AppError, 'code'>): string =>
  TELLING.has(code) ? `${sentence} ${messageOf(code)}` : sentence
