import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation on the page as it stands, once what moves has come to rest. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(animationsDone)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await page.evaluate(violations, TAGS)).toEqual([])
}

/** Runs in the page. Endless animations (particles) are left alone. */
async function animationsDone(): Promise<void> {
  const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
}

/** Runs in the page, where axe then is. */
async function violations(tags: string[]) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
  return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => [node.html, node.failureSummary]) }))
}
