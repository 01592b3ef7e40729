import type { Backup } from '../storage/environment.ts'
import { findBackup } from './backup-file.ts'
import type { BackupOptions } from './backup-writer.ts'

/** A copy of the whole database outside of it (docs/adr/0020). Its reader and writer are loaded when they are needed. */
export function createBackup(options: BackupOptions): Backup {
  let writer: ReturnType<(typeof import('./backup-writer.ts'))['createBackupWriter']> | undefined
  const load = async () => {
    const { createBackupWriter } = await import('./backup-writer.ts')
    return (writer ??= createBackupWriter(options))
  }
  return {
    async restore() {
      const file = await findBackup(options.folder)
      if (!file) return new Map()
      const values = (await import('./backup-writer.ts')).valuesOf(await file.text())
      // Open screens read again; their reads wait for the database.
      values.forEach((_, key) => options.channel.publish(key))
      return values
    },
    schedule: (storage) =>
      void load().then(
        ({ schedule }) => schedule(storage),
        () => undefined,
      ),
    rewriteAfter: async (storage, change) => (await load()).rewriteAfter(storage, change),
    state: async () => (await load()).state(),
  }
}
