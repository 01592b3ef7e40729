import { expect, type Page } from '@playwright/test'

/** Waits until the app's files are kept on this device and come from there. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 30_000 })
}

/** Every address in Cache Storage, by cache. */
export const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    return urls
  })

/** The version that the page runs. */
export const versionOf = (page: Page): Promise<string | null> => page.locator('meta[name=version]').getAttribute('content')

/** Waits for a version whose every file is another: all of them come first. */
export const untilRuns = (page: Page, version: string): Promise<void> => expect.poll(() => versionOf(page).catch(() => null), { timeout: 45_000 }).toBe(version)
