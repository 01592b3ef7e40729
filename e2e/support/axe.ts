import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const ATTRIBUTE = 'data-mantine-color-scheme'
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** axe leaves its newer rules out unless they are asked for by name. */
const RULES = axe.getRules(WCAG).filter(({ tags }) => !tags.includes('deprecated'))
const ALL = {
  runOnly: [...WCAG, 'best-practice'],
  rules: Object.fromEntries(RULES.map(({ ruleId }) => [ruleId, { enabled: true }])),
}

/** A theme changes colours alone: names, roles and sizes are looked at once. */
const CHECKS: Record<Theme, RunOptions> = {
  light: ALL,
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** No violation on the page as it stands, dialogs and half-filled forms included, in these themes, once what moves has come to rest. */
export async function expectNoAxeViolations(page: Page, themes: readonly Theme[] = THEMES): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const before = await page.locator('html').getAttribute(ATTRIBUTE)
  for (const theme of themes) {
    await setTheme(page, theme)
    await page.evaluate(animationsDone)
    expect(await page.evaluate(violations, CHECKS[theme]), theme).toEqual([])
  }
  if (before !== null) await setTheme(page, before)
}

/** Sets what the theme switch sets, because the switch itself is out of reach under a dialog. */
const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
    ATTRIBUTE,
    theme,
  ] as const)

/** Runs in the page. Endless animations (particles) are left alone. */
async function animationsDone(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
}

/** Runs in the page, where axe then is. */
async function violations(options: RunOptions) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run(document, { ...options, resultTypes: ['violations'] })
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => [node.html, node.failureSummary]),
  }))
}
