import { expect, it } from 'vitest'
import { forgetFetchedLinks } from './fetched-links.ts'

it('takes the link of a script away once the script has come, and no other', () => {
  document.head.innerHTML = '<link rel="modulepreload" id="come"><link rel="modulepreload" id="awaited"><link rel="modulepreload" id="missing"><link rel="stylesheet" id="style">'
  forgetFetchedLinks()
  for (const id of ['come', 'style']) document.getElementById(id)!.dispatchEvent(new Event('load'))
  document.getElementById('missing')!.dispatchEvent(new Event('error'))
  expect([...document.head.children].map(({ id }) => id)).toEqual(['awaited', 'missing', 'style'])
  document.head.replaceChildren()
})
