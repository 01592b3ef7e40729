import { minimatch } from 'minimatch'

/** The part of firebase.json that says how the site is served. */
export interface Hosting {
  readonly ignore: readonly string[]
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[]
  readonly headers: readonly (Pattern & { readonly headers: readonly Header[] })[]
}
type Pattern =
  { readonly source: string; readonly regex?: never } | { readonly regex: string; readonly source?: never }
interface Header {
  readonly key: string
  readonly value: string
}

/** The headers of whatever stands at a path, by their names in lower case: of two with one name the later counts. */
export function headersAt({ headers }: Hosting, path: string): ReadonlyMap<string, string> {
  const matching = headers.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers)
  return new Map(matching.map(({ key, value }) => [key.toLowerCase(), value]))
}

/** The file that stands in for a path at which none was deployed. */
export const rewriteOf = ({ rewrites }: Hosting, path: string): string | undefined =>
  rewrites.find((rule) => matches(rule, path))?.destination

/** Whether a file of the built site, by its path in it, is deployed. */
export const isDeployed = ({ ignore }: Hosting, file: string): boolean =>
  !ignore.some((pattern) => minimatch(file, pattern, { dot: true }))

/** A path is matched as it was asked for; the library is the one that Firebase's own hosting emulator uses. */
const matches = ({ source, regex }: Pattern, path: string): boolean =>
  regex === undefined ? minimatch(path, source) : new RegExp(regex, 'u').test(path)
