import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, runs } from '../../testing/index.ts'
import { safeReturnPath } from './access.ts'

describe('safeReturnPath (§2.1, §6.1, D20)', () => {
  it.each([
    '/',
    '/dashboard',
    '/leitura?visao=lista#fim',
    '/financas?aba=metas',
    '/carreira?link=https://exemplo.com',
    '/100%',
    `/${'a'.repeat(2_047)}`,
  ])('keeps %.40s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'dashboard',
    '//mal.example',
    '///mal.example',
    '/\\mal.example',
    '\\/mal.example',
    '/\t/mal.example',
    '/\n/mal.example',
    'https://mal.example',
    'javascript:alert(1)',
    ' /dashboard',
    '/%2F/mal.example',
    '/%5Cmal.example',
    '/./ /x//y',
    '/a//b',
    '/../login',
    '/%2e%2e/login',
    '/dashboard/..',
    `/${'a'.repeat(2_048)}`,
    '/\u2028x',
    '/%00',
    '/leitura?a=\\b',
    '/leitura?a=\tb',
    '/leitura#\r\n',
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })

  it.each(['/login', '/Login/', '/login?x=1', '/login-aluno', '/cadastros', '/cadastro-aluno#a', '/%6Cogin'])(
    'does not go round in circles: %s',
    (path) => {
      expect(safeReturnPath(path)).toBeNull()
    },
  )

  it('stays on the same origin and says the same path, whatever the text', () => {
    const pieces = fc.array(
      fc.oneof(
        anyText(6),
        fc.constantFrom('/', '\\', '//', '..', '%2F', '%5c', ':', '@', '?', '#', '\t', 'mal.example'),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const path = safeReturnPath(`/${parts.join('')}`)
        if (path === null) return
        const url = new URL(path, 'https://caderno.example')
        expect(url.origin).toBe('https://caderno.example')
        expect(url.pathname).not.toMatch(/^\/\/|^\/login$/)
      }),
      { numRuns: runs(500, 50_000) },
    )
  })
})
