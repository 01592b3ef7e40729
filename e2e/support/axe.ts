import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { inBothThemes, type Theme } from './themes.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A theme changes colours alone: names, roles and sizes are looked at once. */
const CHECKS: Record<Theme, string[]> = { light: TAGS, dark: ['color-contrast', 'link-in-text-block'] }

/** No violation on the page as it stands, in either theme, once what moves has come to rest. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await inBothThemes(page, async (theme) => {
    await page.evaluate(animationsDone)
    expect(await page.evaluate(violations, CHECKS[theme]), theme).toEqual([])
  })
}

/** Runs in the page. Endless animations (particles) are left alone. */
async function animationsDone(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
}

/** Runs in the page, where axe then is. */
async function violations(runOnly: string[]) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => [node.html, node.failureSummary]),
  }))
}
