import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation on the page as it stands, once what moves has come to rest. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(animationsDone)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => [node.html, node.failureSummary]) }))).toEqual([])
}

/** Runs in the page. Endless animations (particles) are left alone. */
async function animationsDone(): Promise<void> {
  const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
}
