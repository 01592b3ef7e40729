/** Why a file cannot be imported. */
export const ARCHIVE_FAULTS = {
  empty: 'O arquivo está vazio.',
  'too-large': 'O arquivo passa de 50 MB.',
  'too-deep': 'O arquivo está danificado: tem partes dentro de partes demais.',
  damaged: 'O arquivo está incompleto ou danificado.',
  foreign: 'Este não é um arquivo exportado pelo Caderno.',
  newer: 'O arquivo foi feito por uma versão mais nova do Caderno. Atualize a página e tente novamente.',
  unreadable: 'O arquivo não pôde ser lido. Escolha-o de novo.',
} as const
export type ArchiveFault = keyof typeof ARCHIVE_FAULTS
