import type { ArchiveKind, UnfinishedImport } from '@caderno/domain/archive'
import { count as figure, formatDate, isoDateOf, plural } from '@caderno/domain/kernel'
import { MODULES } from '../../../modules/index.ts'

export const IMPORT_TEXT =
  'Traga um arquivo exportado pelo Caderno, desta conta ou de outra. Você vê o que vai entrar antes de confirmar, e nada entra duas vezes.'
export const READ_FAILURE = 'Não foi possível conferir o arquivo. Tente novamente.'
export const IMPORT_FAILURE = 'A importação não foi concluída. Tente novamente: nada entra duas vezes.'
export const ALL_THERE = 'Tudo o que este arquivo traz já está nesta conta.'
export const NO_PROFILE = 'O perfil fica de fora: esta conta não tem cadastro de aluno.'

/** What is counted together, in the words of the screens. */
export const GROUPS: readonly { readonly label: string; readonly kinds: readonly ArchiveKind[] }[] = [
  ...MODULES.map(({ name, archived }) => ({ label: name, kinds: archived })),
  { label: 'Perfil', kinds: ['alunos'] },
  { label: 'Preferências', kinds: ['preferencias'] },
]
/** The profile and the preferences are no records. */
export const RECORD_KINDS: readonly ArchiveKind[] = MODULES.flatMap(({ archived }) => archived)

const numbered = (count: number): string => plural(count, 'registro', 'registros')

/** Of a file that says when it was made. */
export function broughtBy(exportedAt: string): string {
  const instant = new Date(exportedAt)
  return Number.isNaN(instant.getTime())
    ? 'O que este arquivo traz:'
    : `O que o arquivo de ${formatDate(isoDateOf(instant))} traz:`
}

export const importLabel = (count: number): string =>
  count === 0 ? 'Importar' : `Importar ${numbered(count)}`

export const importedWords = (count: number): string =>
  count === 0 ? 'Importação concluída.' : `Importação concluída: ${numbered(count)}.`

/** Of an import that had nothing to write. */
export const KEPT = 'Nada mudou: o que está na conta ficou como estava.'

/** What was not confirmed may have come in all the same. */
export const unfinishedWords = ({ em, confirmados, registros }: UnfinishedImport): string =>
  `A importação de ${formatDate(isoDateOf(new Date(em)))} parou no meio, com ${figure(confirmados)} de ${numbered(registros)} confirmados. Escolha o mesmo arquivo para continuar: nada entra duas vezes.`

export const leftOutWords = (count: number): string =>
  plural(
    count,
    'registro do arquivo não está inteiro e fica de fora.',
    'registros do arquivo não estão inteiros e ficam de fora.',
  )

/** Said with the choice, when what differs is the profile too. */
export const PROFILE_DIFFERS = 'Seu perfil também está diferente: se trocar, ele passa a ser o do arquivo.'
export const DIFFERING = {
  keep: 'Manter como está na conta',
  replace: 'Trocar pelo que está no arquivo',
} as const
