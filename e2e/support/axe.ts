import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation on the page as it stands, once what moves has come to rest. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(animationsDone)
  const { violations } = await (await axeOf(page)).options({ resultTypes: ['violations'] }).withTags(TAGS).analyze()
  expect(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => [node.html, node.failureSummary]) }))).toEqual([])
}

/** axe once per document, and in the page itself: the app has no frames, for which axe would be loaded again and into a page of its own. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const loaded = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(loaded ? { axeSource: 'void 0' } : {}) }).setLegacyMode()
}

/** Runs in the page. Endless animations (particles) are left alone. */
async function animationsDone(): Promise<void> {
  const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
}
