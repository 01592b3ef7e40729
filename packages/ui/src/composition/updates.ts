import { createLocalDismissals, type Storage } from '@caderno/adapters-local'
import type { Clock } from '@caderno/domain/kernel'
import { createUpdates, type Updates } from '@caderno/domain/shell'
import { createAppFiles } from './app-files.ts'

/** In a script of its own: a page that only signs in keeps nothing on the device. */
export const openUpdates = (storage: Storage, clock: Clock): Updates =>
  createUpdates({ files: createAppFiles(), dismissals: createLocalDismissals(storage), clock })
