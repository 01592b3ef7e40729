import { afterEach, beforeAll, expect, it } from 'vitest'
import { watchLinks, reviveStyles } from './links.ts'

beforeAll(watchLinks)
afterEach(() => document.head.replaceChildren())

const settle = (id: string, how: 'load' | 'error') =>
  document.getElementById(id)!.dispatchEvent(new Event(how))

it('takes the link of a script away once the script has come, and no other (P8)', () => {
  document.head.innerHTML =
    '<link rel="modulepreload" id="come"><link rel="modulepreload" id="awaited"><link rel="modulepreload" id="missing"><link rel="stylesheet" id="style">'
  for (const id of ['come', 'style']) settle(id, 'load')
  settle('missing', 'error')
  expect([...document.head.children].map(({ id }) => id)).toEqual(['awaited', 'missing', 'style'])
})

it('asks again for the style sheets that did not come, and lets those on their way alone (B26, P8)', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" id="lost"><link rel="stylesheet" id="awaited"><link rel="modulepreload" id="script">'
  const before = [...document.head.children]
  for (const id of ['lost', 'script']) settle(id, 'error')

  let revived = false
  const reviving = reviveStyles().then(() => (revived = true))
  const [fresh, ...others] = [...document.head.children]
  expect(fresh!.id).toBe('lost')
  expect(fresh).not.toBe(before[0])
  expect(others).toEqual(before.slice(1))
  await Promise.resolve()
  expect(revived).toBe(false)
  settle('lost', 'load')
  await reviving

  await reviveStyles()
  expect(document.head.firstElementChild).toBe(fresh)
})

it('asks once more for one that did not come the second time either (P8)', async () => {
  document.head.innerHTML = '<link rel="stylesheet" id="lost">'
  settle('lost', 'error')
  const failing = reviveStyles()
  settle('lost', 'error')
  await expect(failing).rejects.toBeDefined()
  const reviving = reviveStyles()
  settle('lost', 'load')
  await reviving
})
