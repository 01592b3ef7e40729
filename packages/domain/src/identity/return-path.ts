import { LIMITS } from '../kernel/index.ts'

/** Pages that sign-in leads away from; going back to one would go round in circles. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/login-aluno',
  '/cadastros',
  '/cadastro-aluno',
])

/** A path as the router matches it: without query and fragment, in lower case, without a slash too many. */
export function routeOf(path: string): string {
  const pathname = decoded(path.split(/[?#]/, 1)[0]!).toLowerCase()
  return pathname.replaceAll(/\/+/g, '/').replace(/(?!^)\/$/, '')
}

/** Where a login may go back to, or null: an in-app path with a single slash in front and no way out of the app (D20). */
export function safeReturnPath(path: string | null | undefined): string | null {
  if (!path || path.length > LIMITS.url || !path.startsWith('/') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(path))
    return null
  const pathname = decoded(path.split(/[?#]/, 1)[0]!)
  if (/\/\/|\\|\p{Cc}|\/\.\.?(\/|$)/u.test(pathname) || SIGN_IN_PAGES.has(routeOf(path))) return null
  return path
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
