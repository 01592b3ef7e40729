import type { Page } from '@playwright/test'
import { serveLocalPage } from '../e2e/support/serve-page.ts'

/** Runs `work` with the adapter in a page of the site's own origin, so that it writes where the site reads. */
export async function besideSite<Arg>(
  page: Page,
  work: (arg: Arg) => Promise<void>,
  arg: Arg,
): Promise<void> {
  const { url, close } = await serveLocalPage()
  const inItsPlace = ({ pathname, search }: URL) => new URL(`${pathname}${search}`, url).href
  await page.route('**/*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: inItsPlace(new URL(route.request().url())) }) }),
  )
  await page.goto('/')
  await page.waitForFunction(() => 'local' in window)
  await page.evaluate(work as (arg: unknown) => Promise<void>, arg)
  await page.unrouteAll({ behavior: 'wait' })
  await close()
}
