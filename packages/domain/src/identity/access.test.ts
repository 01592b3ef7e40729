import { describe, expect, it } from 'vitest'
import { accessTo, ROUTE_PATHS, type Access } from './access.ts'

const STUDENT = { hasStudentRecord: true }
const MEMBER = { hasStudentRecord: false }

/** Read as: while loading, signed out, signed in without a student record, signed in with one. */
const TABLE: Record<string, [string, string, string, string]> = {
  '/': ['loading', '→ /login', '→ /home', '→ /home'],
  '/home': ['loading', '→ /login', 'allow', 'allow'],
  '/login': ['allow', 'allow', '→ /home', '→ /home'],
  '/cadastros': ['allow', 'allow', '→ /home', '→ /home'],
  '/login-aluno': ['allow', 'allow', 'allow', '→ /home'],
  '/cadastro-aluno': ['allow', 'allow', 'allow', '→ /home'],
  '/esqueci-senha': ['allow', 'allow', 'allow', 'allow'],
  '/recuperar-senha': ['allow', 'allow', 'allow', 'allow'],
  '/privacidade': ['allow', 'allow', 'allow', 'allow'],
  '/boas-vindas': ['loading', '→ /login-aluno', 'allow', 'allow'],
  '/importar': ['loading', '→ /login-aluno and back', 'allow', 'allow'],
  '/conta': ['loading', '→ /login-aluno and back', 'allow', 'allow'],
  '/dashboard': ['loading', '→ /login-aluno and back', 'allow', 'allow'],
  '/carreira': ['allow', 'allow', 'allow', 'allow'],
  '/financas': ['loading', '→ /login-aluno and back', 'allow', 'allow'],
  '/habilidades': ['loading', 'restricted and back', 'allow', 'allow'],
  '/leitura': ['loading', 'restricted and back', 'allow', 'allow'],
  '/semestre': ['loading', 'restricted and back', 'allow', 'allow'],
  '/nao-existe': ['allow', 'allow', 'allow', 'allow'],
  '/constructor': ['allow', 'allow', 'allow', 'allow'],
}

function describeAccess(access: Access, path: string): string {
  if (access.kind === 'redirect')
    return `→ ${access.to}${access.returnTo === null ? '' : access.returnTo === path ? ' and back' : ' and elsewhere'}`
  if (access.kind === 'restricted')
    return access.returnTo === path ? 'restricted and back' : 'restricted and elsewhere'
  return access.kind
}

describe('the access table (§2.1, D20)', () => {
  it('has a line here for every route', () => {
    expect(ROUTE_PATHS.filter((path) => !(path in TABLE))).toEqual([])
  })

  for (const [path, expected] of Object.entries(TABLE)) {
    it(`${path}: ${expected.join(' | ')}`, () => {
      const visitors = [undefined, null, MEMBER, STUDENT]
      expect(visitors.map((visitor) => describeAccess(accessTo(path, visitor), path))).toEqual(expected)
    })
  }

  it('lets a page wait that somebody who may be signed in would be led away from', () => {
    const waiting = ROUTE_PATHS.filter((path) => accessTo(path, 'expected').kind === 'loading')
    const leading = ROUTE_PATHS.filter((path) =>
      [undefined, STUDENT].some((visitor) => accessTo(path, visitor).kind !== 'allow'),
    )
    expect(waiting).toEqual(leading)
  })

  it('sends back to the whole address, tab and all', () => {
    expect(accessTo('/financas?aba=metas#topo', null)).toEqual({
      kind: 'redirect',
      to: '/login-aluno',
      returnTo: '/financas?aba=metas#topo',
    })
    expect(accessTo('/leitura?q=1', null)).toEqual({ kind: 'restricted', returnTo: '/leitura?q=1' })
  })

  it.each([
    '/Dashboard',
    '/dashboard/',
    '/DASHBOARD//',
    '/%64ashboard',
    '//dashboard',
    '/dashboard?x=1',
    '/dashboard#x',
  ])('knows %s as the dashboard, as the router does', (path) => {
    expect(accessTo(path, null)).toMatchObject({ kind: 'redirect', to: '/login-aluno' })
  })

  it('lets a login land where its guard remembered, and nowhere outside (§6.1)', () => {
    expect(accessTo('/login', STUDENT, '/leitura')).toEqual({
      kind: 'redirect',
      to: '/leitura',
      returnTo: null,
    })
    expect(accessTo('/login-aluno', STUDENT, '//mal.example')).toEqual({
      kind: 'redirect',
      to: '/home',
      returnTo: null,
    })
    expect(accessTo('/home', STUDENT, '/leitura')).toEqual({ kind: 'allow' })
  })
})
