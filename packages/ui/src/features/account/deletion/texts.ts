import type { Backend } from '@caderno/domain/shell'

export const DELETE_ACCOUNT = 'Excluir minha conta'
/** Short enough for half of a phone. */
export const CONFIRM_DELETION = 'Excluir conta'
export const DELETION_TEXT = 'Apaga a conta e tudo o que está nela, para sempre. Não há como desfazer.'
export const INTERRUPTED =
  'A exclusão desta conta começou e não terminou: parte dos dados já pode ter sido apagada. Repita-a, e ela continua de onde parou.'
export const EXPORT_FIRST = 'Para ficar com uma cópia, cancele e use «Exportar» antes.'

/** What is in the account goes, in words (LGPD art. 18). */
export const removedData = (backend: Backend): readonly string[] => [
  'Todos os registros: candidaturas, metas, contatos, finanças, habilidades, leituras e preferências.',
  'O cadastro com a matrícula, e o acesso com este email e esta senha.',
  backend === 'local'
    ? 'A segunda cópia e tudo o mais que este navegador guarda da conta.'
    : 'Tudo o que este navegador guarda da conta, também o que ainda não foi enviado.',
]
export const keptData = (backend: Backend): string =>
  backend === 'local'
    ? 'Os relatos de bug que você enviou, que ficam neste navegador com seu email.'
    : 'Os relatos de bug que você enviou, com seu email.'
