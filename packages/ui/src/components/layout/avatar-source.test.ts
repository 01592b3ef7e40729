import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarSource } from './StudentAvatar.tsx'

const SERVICE = 'https://retratos.exemplo.br/api?nome={name}'
const ana = { foto: '', name: 'Ana Beatriz Souza' }

describe('avatarSource (D16)', () => {
  it("takes the student's own picture first", () => {
    expect(avatarSource({ ...ana, foto: 'https://fotos.exemplo.br/ana.png' }, SERVICE)).toBe(
      'https://fotos.exemplo.br/ana.png',
    )
  })

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'fotos/ana.png', 'https://'])(
    'never renders %s',
    (foto) => {
      expect(avatarSource({ ...ana, foto }, undefined)).toBeUndefined()
    },
  )

  it('sends the name to nobody unless a service is configured', () => {
    expect(avatarSource(ana, undefined)).toBeUndefined()
    expect(avatarSource(ana, '')).toBeUndefined()
  })

  it('asks the configured service by name', () => {
    expect(avatarSource(ana, SERVICE)).toBe('https://retratos.exemplo.br/api?nome=Ana%20Beatriz%20Souza')
  })

  it.each([
    'http://retratos.exemplo.br/{name}',
    'https://retratos.exemplo.br/api',
    '//retratos.exemplo.br/{name}',
  ])('does not use %s', (service) => {
    expect(avatarSource(ana, service)).toBeUndefined()
  })

  it('asks nobody for a student without a name', () => {
    expect(avatarSource({ foto: '', name: ' ' }, SERVICE)).toBeUndefined()
  })

  it('never lets a name change the address around it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
        (name) => {
          const source = avatarSource({ foto: '', name }, SERVICE)!
          expect(new URL(source).searchParams.get('nome')).toBe(name.trim())
          expect(new URL(source).host).toBe('retratos.exemplo.br')
        },
      ),
    )
  })
})
