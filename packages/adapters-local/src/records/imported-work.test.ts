import { expect, it } from 'vitest'
import { createBrowser } from '../../test/tabs.ts'
import { createLocalImportedWork } from './imported-work.ts'

const [OWNER, OTHER] = ['uid-ana', 'uid-bia'] as const

it('remembers for every tab what an account was given of the guest’s work, each account apart, until it forgets', async () => {
  const browser = createBrowser()
  const [one, two] = [createLocalImportedWork(browser.tab()), createLocalImportedWork(browser.tab())]
  expect(await one.list(OWNER)).toEqual([])
  await Promise.all([one.note(OWNER, ['a', 'b']), two.note(OWNER, ['b', 'c']), two.note(OTHER, ['a'])])
  expect([...(await one.list(OWNER))].toSorted()).toEqual(['a', 'b', 'c'])
  await two.forget(OWNER)
  expect([await one.list(OWNER), await one.list(OTHER)]).toEqual([[], ['a']])
})

it.each([[null], ['a'], [{ a: 1 }], [[1, 'a', null]]])(
  'takes only ids for ids, whatever else the device holds: %j',
  async (damage) => {
    const browser = createBrowser()
    await browser.disk.write(`importadas/${OWNER}`, damage)
    expect(await createLocalImportedWork(browser.tab()).list(OWNER)).toEqual(
      Array.isArray(damage) ? ['a'] : [],
    )
  },
)
