import { createHash } from 'node:crypto'
import type { Precached } from '../src/worker/precache.ts'

/** The built site by path; a text or the bytes of a picture. */
type SiteFiles = ReadonlyMap<string, string | Uint8Array>

/** What opens the app without a connection. Icons are the system's business, and robots read theirs on the network. */
const isNeeded = (path: string): boolean =>
  !/^(\.vite|icons)\/|^robots\.txt$|^version\.json$|^sw\.js$/.test(path)
const isHashed = (path: string): boolean => path.startsWith('assets/')

/** The entries of the worker's precache, the page's last: it names the others. */
export function precachedOf(files: SiteFiles): readonly Precached[] {
  const paths = [...files.keys()]
    .filter(isNeeded)
    .sort(
      (one, other) =>
        Number(one.endsWith('.html')) - Number(other.endsWith('.html')) || (one < other ? -1 : 1),
    )
  return paths.map((path) => {
    const digest = createHash('sha256').update(files.get(path)!)
    const integrity = digest.digest('base64')
    return {
      url: `/${path}`,
      revision: isHashed(path) ? null : integrity.slice(0, 8),
      integrity: `sha256-${integrity}`,
    }
  })
}

/** Names a site by what is in it; `beside` is what changes it without being one of its files: the worker, and the headers that all are kept with. */
export function versionOf(files: SiteFiles, ...beside: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(beside))
  for (const { url, integrity } of precachedOf(files)) hash.update(url).update(integrity)
  return hash.digest('hex').slice(0, 12)
}

/** The page that knows which version it is, without a script that would change with every other one. */
export const markPage = (page: string, version: string): string =>
  page.replace('</title>', `</title>\n    <meta name="version" content="${version}" />`)

export const versionFile = (version: string): string => `${JSON.stringify({ version })}\n`

/** The worker's script with what it keeps and which version it is. */
export const fillWorker = (script: string, version: string, precached: readonly Precached[]): string =>
  script
    .replaceAll('self.__PRECACHED', () => JSON.stringify(precached))
    .replaceAll('self.__VERSION', () => JSON.stringify(version))
