import type { Session } from './session.ts'
import { LIMITS } from '../kernel/index.ts'

/** What a route shows to whom. `returnTo` is where a login that follows should go. */
export type Access =
  | { readonly kind: 'allow' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'redirect'; readonly to: string; readonly returnTo: string | null }
  | { readonly kind: 'restricted'; readonly returnTo: string }

type Visitor = Pick<Session, 'hasStudentRecord'> | null
interface Rule {
  readonly signedOut: 'allow' | 'restricted' | { readonly to: string; readonly returns: boolean }
  /** Whether a signed-in user is redirected, to the return address or home. */
  readonly leave?: (session: NonNullable<Visitor>) => boolean
}

const OPEN: Rule = { signedOut: 'allow' }
const FOR_GUESTS: Rule = { signedOut: 'allow', leave: () => true }
const FOR_NEW_STUDENTS: Rule = { signedOut: 'allow', leave: (session) => session.hasStudentRecord }
const RESTRICTED: Rule = { signedOut: 'restricted' }
const signedIn = (to: string, returns = true): Rule => ({ signedOut: { to, returns } })

/** The access table of all routes (§2, D20); what is not in it is the 404 page, open to everybody. */
const ROUTES: Readonly<Record<string, Rule>> = {
  '/': { ...signedIn('/login', false), leave: () => true },
  '/home': signedIn('/login', false),
  '/login': FOR_GUESTS,
  '/cadastros': FOR_GUESTS,
  '/login-aluno': FOR_NEW_STUDENTS,
  '/cadastro-aluno': FOR_NEW_STUDENTS,
  '/esqueci-senha': OPEN,
  '/recuperar-senha': OPEN,
  '/privacidade': OPEN,
  '/boas-vindas': signedIn('/login-aluno', false),
  '/conta': signedIn('/login-aluno'),
  '/importar': signedIn('/login-aluno'),
  '/dashboard': signedIn('/login-aluno'),
  '/carreira': OPEN,
  '/financas': signedIn('/login-aluno'),
  '/habilidades': RESTRICTED,
  '/leitura': RESTRICTED,
  '/semestre': RESTRICTED,
}

export const ROUTE_PATHS: readonly string[] = Object.keys(ROUTES)
export const HOME = '/home'
export const WELCOME = '/boas-vindas'

const ALLOW: Access = { kind: 'allow' }

/**
 * Whether somebody may see `path` (query and fragment too). While it loads, `session` is undefined, or `expected` where it may well be there.
 * `returnPath` is the address that an earlier guard remembered for after the login.
 */
export function accessTo(
  path: string,
  session: Visitor | 'expected' | undefined,
  returnPath?: string | null,
): Access {
  const rule = ROUTES[routeOf(path)] ?? OPEN
  // While the session is unknown public pages are shown, others wait; so does a form that goes at once if somebody is signed in.
  if (session === undefined || session === 'expected')
    return rule.signedOut === 'allow' && !(session && rule.leave) ? ALLOW : { kind: 'loading' }
  if (session)
    return rule.leave?.(session)
      ? { kind: 'redirect', to: safeReturnPath(returnPath) ?? HOME, returnTo: null }
      : ALLOW
  if (rule.signedOut === 'allow') return ALLOW
  if (rule.signedOut === 'restricted') return { kind: 'restricted', returnTo: path }
  return { kind: 'redirect', to: rule.signedOut.to, returnTo: rule.signedOut.returns ? path : null }
}

/** A return address must not be one of these: it would redirect in a loop. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/login-aluno',
  '/cadastros',
  '/cadastro-aluno',
])

/** A path as the router matches it: no query or fragment, lower case, no extra slashes. */
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
