import type { AppErrorCode } from './app-error.ts'

/** Why something could not be stored or read, and what the user can do about it, where the code says so. */
export const STORE_REASONS: Partial<Record<AppErrorCode, string>> = {
  'storage-full': 'O espaço deste navegador acabou.',
  'storage-unavailable': 'Este navegador não deixou guardar os dados.',
  'network-request-failed': 'Sem conexão com a internet.',
}
