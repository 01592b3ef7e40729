import { AppError } from '../src/kernel/index.ts'
import { versionIn, type AppFiles, type Dismissals } from '../src/shell/index.ts'

export interface FakeAppFiles extends AppFiles {
  /** What the site answers with. */
  deploy(file: unknown): void
  goOffline(): void
  /** The version file is ahead of the files themselves. */
  lag(): void
  /** What was asked of the files, in order. */
  readonly asked: readonly string[]
}

export function createFakeAppFiles(version = 'v1'): FakeAppFiles {
  let file: unknown = { version }
  let [offline, lags] = [false, false]
  const asked: string[] = []
  const ask = async (what: string) => {
    if (offline) throw new AppError('network-request-failed')
    asked.push(what)
  }
  return {
    version,
    asked,
    deploy: (next) => void (file = next),
    goOffline: () => void (offline = true),
    lag: () => void (lags = true),
    async deployed() {
      if (offline) throw new AppError('network-request-failed')
      return file
    },
    register: () => ask('register'),
    fetchUpdate: () => void asked.push('fetchUpdate'),
    async activateUpdate() {
      await ask('activateUpdate')
      return !lags && versionIn(file) !== version
    },
    clear: () => ask('clear'),
    reload: () => void asked.push('reload'),
  }
}

export function createFakeDismissals(at?: number): Dismissals {
  let last = at
  return {
    last: async () => last,
    async remember(moment) {
      last = moment
    },
  }
}
