import { test as base, expect } from '@playwright/test'
import { watchContext } from './watch-context.ts'

/** Every test fails on a page error, a console error or warning, a failed request, or a request to another host. */
export const test = base.extend<{ tolerated: RegExp[]; noTrouble: void }>({
  tolerated: [[], { option: true }],
  noTrouble: [
    async ({ context, baseURL, tolerated }, use) => {
      const troubles = watchContext(context, baseURL!)
      await use()
      expect(troubles().filter((trouble) => !tolerated.some((pattern) => pattern.test(trouble)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export { expectNoAxeViolations } from './axe.ts'
export { choose, field } from './fields.ts'
export { newStudent, registerStudent, signInAsStudent } from './students.ts'
export type { NewStudent } from './students.ts'
export { inBothThemes } from './themes.ts'
export { watchContext } from './watch-context.ts'
