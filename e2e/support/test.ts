import { test as base, expect } from '@playwright/test'
import { onFirebase, REFUSALS } from './backend.ts'
import { fillDatabase } from './documents.ts'
import { prepareInTheCloud, prepareLocally, type Prepared } from './prepared.ts'
import type { NewStudent } from './students.ts'
import { watchContext } from './watch-context.ts'

export interface WorkerFixtures {
  browserWithStudent: Prepared | undefined
}
export interface Fixtures {
  /** Who is at the browser: a student who is signed in, one who is registered but signed out, or nobody it knows. */
  as: 'student' | 'registered' | 'visitor'
  /** The prepared student: registered, and signed in where the test runs as one. */
  student: NewStudent
  prepared: Prepared
  /** What this test brings about itself and may see. */
  tolerated: RegExp
  noTrouble: void
}

/** Every test fails on a page error, a console error or warning, a failed request, or a request to another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  as: ['visitor', { option: true }],
  browserWithStudent: [
    async ({ browser }, use, worker) =>
      use(onFirebase ? undefined : await prepareLocally(browser, worker.project.use.baseURL!)),
    { scope: 'worker' },
  ],
  prepared: async ({ browserWithStudent, baseURL }, use) =>
    use(browserWithStudent ?? (await prepareInTheCloud(baseURL!))),
  student: ({ prepared }, use) => use(prepared.student),
  storageState: async ({ as, prepared, storageState }, use) =>
    use({ student: prepared.signedIn, registered: prepared.registered, visitor: storageState }[as]),
  page: async ({ page, as, prepared }, use) => {
    if (!onFirebase && as !== 'visitor') await fillDatabase(page, prepared.documents[as])
    await use(page)
  },
  tolerated: [/(?!)/, { option: true }],
  noTrouble: [
    async ({ context, baseURL, tolerated }, use) => {
      const troubles = watchContext(context, baseURL!)
      await use()
      const pardoned = [tolerated, ...REFUSALS]
      expect(troubles().filter((trouble) => !pardoned.some((pattern) => pattern.test(trouble)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export { expectNoAxeViolations } from './axe.ts'
export { onFirebase } from './backend.ts'
export { choose, field } from './page.ts'
export { enter, newStudent, registerStudent, signInAsStudent } from './students.ts'
export type { NewStudent } from './students.ts'
export { watchContext } from './watch-context.ts'
