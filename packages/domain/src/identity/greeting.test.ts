import { describe, expect, it } from 'vitest'
import { firstName, greeting, welcome } from './messages.ts'

describe('the greeting (§2.1, W13)', () => {
  it.each([
    ['00:00', 'Bom dia'],
    ['11:59', 'Bom dia'],
    ['12:00', 'Boa tarde'],
    ['17:59', 'Boa tarde'],
    ['18:00', 'Boa noite'],
    ['23:59', 'Boa noite'],
  ])('at %s is %s', (time, words) => {
    expect(greeting(new Date(`2026-11-20T${time}:00`).getHours())).toBe(words)
  })

  it.each([
    ['Ana Beatriz Souza', 'Bom dia, Ana!'],
    ['  Zé  ', 'Bom dia, Zé!'],
    ['', 'Bom dia!'],
    ['   ', 'Bom dia!'],
  ])('of %j says %s', (name, words) => {
    expect(welcome(9, name)).toBe(words)
  })

  it('takes the first name', () => {
    expect(firstName('\tMaria\u00a0Clara da Silva')).toBe('Maria')
  })
})
