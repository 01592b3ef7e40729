import { DATA_CLEARED } from '@caderno/domain/kernel'
import type { Backend, BackupState, StorageCare, StorageHealth } from '@caderno/domain/shell'

const IN_MEMORY =
  'Este navegador não está guardando seus dados, como em uma janela anônima: o que você fizer some quando esta aba fechar. Exporte antes de sair.'
const WHERE: Record<Backend, string> = {
  local: 'Tudo o que você registra fica só neste navegador',
  firebase:
    'Seus dados ficam na sua conta. Este navegador guarda uma cópia deles e o que ainda não foi enviado',
}
const CLEARED: Record<Backend, string> = {
  local:
    'Quem limpa os dados do site nas configurações do navegador apaga tudo, também a segunda cópia: disso só um arquivo exportado protege.',
  firebase: 'Quem limpa os dados do site nas configurações do navegador apaga o que ainda não foi enviado.',
}
const AT_RISK =
  'O navegador não prometeu guardar estes dados: com pouco espaço, pode apagá-los. O Safari apaga os de um site que fica 7 dias de uso sem ser aberto.'

/** «22/11/2026, 09:14», where the user is. */
export const momentOf = (instant: string): string =>
  new Date(instant).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** «1,3 MB». */
function sizeOf(bytes: number): string {
  const [divisor, unit] = bytes < 1e6 ? [1e3, 'kB'] : [1e6, 'MB']
  return `${(bytes / divisor).toLocaleString('pt-BR', { maximumFractionDigits: bytes < 1e6 ? 0 : 1 })} ${unit}`
}

function promiseWords(kept: boolean | undefined): string {
  if (kept === undefined) return 'Este navegador não diz por quanto tempo guarda estes dados.'
  return kept ? 'O navegador prometeu não apagar estes dados sem que você peça.' : AT_RISK
}

function backupWords({ kind, em }: BackupState): string {
  if (kind === 'unsupported')
    return 'Este navegador não permite uma segunda cópia: se ele perder os dados, só um arquivo exportado os traz de volta.'
  if (kind === 'none') return 'A segunda cópia é feita logo depois do próximo registro.'
  const last =
    em === undefined ? '' : `${kind === 'kept' ? 'Há uma segunda cópia,' : 'A última é'} de ${momentOf(em)}.`
  if (kind === 'kept') return `${last} Se o navegador perder os dados, eles voltam dela sozinhos.`
  return `A segunda cópia não pôde ser atualizada: pode faltar espaço neste dispositivo. ${last}`.trim()
}

/** What a student should know of where the data is, most important first. */
export function careSentences(
  backend: Backend,
  health: StorageHealth,
  { kept, bytes, backup }: StorageCare,
): readonly string[] {
  if (health === 'memory') return [IN_MEMORY]
  if (health === 'cleared') return [DATA_CLEARED]
  const used = bytes === undefined ? '' : `: ${sizeOf(bytes)} até agora`
  return [
    `${WHERE[backend]}${used}.`,
    promiseWords(kept),
    ...(backend === 'local' ? [backupWords(backup)] : []),
    CLEARED[backend],
  ]
}
