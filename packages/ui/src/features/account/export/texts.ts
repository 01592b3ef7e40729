import { formatDate, plural, type IsoDate } from '@caderno/domain/kernel'

export const EXPORT_TEXT =
  'Baixe um arquivo com tudo o que está nesta conta: perfil, candidaturas, metas, contatos, finanças, habilidades, leituras e preferências. Nenhuma senha vai nele.'
export const EXPORTING = 'Preparando o arquivo…'
export const EXPORT_FAILURE = 'Não foi possível exportar. Tente novamente.'

/** «caderno-2026-11-22.json». */
export const fileName = (today: IsoDate): string => `caderno-${today}.json`

export const exportedWords = (count: number, today: IsoDate): string =>
  count === 0
    ? `Arquivo de ${formatDate(today)} baixado. Esta conta ainda não tem nenhum registro.`
    : `Arquivo de ${formatDate(today)} baixado, com ${plural(count, 'registro', 'registros')}.`

export const setAsideWords = (count: number): string =>
  plural(
    count,
    'registro não pôde ser lido e não está no arquivo.',
    'registros não puderam ser lidos e não estão no arquivo.',
  )

export const incompleteWords = (count: number): string =>
  plural(
    count,
    'registro está no arquivo, mas incompleto: uma importação o deixaria de fora.',
    'registros estão no arquivo, mas incompletos: uma importação os deixaria de fora.',
  )

export const NOT_CURRENT =
  'Você está sem conexão: o arquivo tem o que este dispositivo conhece, e pode faltar o que foi feito em outro.'
