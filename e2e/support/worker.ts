import { expect, type Page } from '@playwright/test'

/** Waits until the service worker is active and the app's files come from its cache. */
export async function untilCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 30_000,
  })
}

/** Waits until a newer version is there, beside the one that runs. */
export async function untilUpdateWaits(page: Page): Promise<void> {
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(waits, { timeout: 45_000 }).toBe(true)
}

/** Every address in Cache Storage, by cache. */
export const cachedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    return urls
  })

/** The version that the page runs. */
export const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=version]').getAttribute('content')

/** Waits until a version runs whose every file is another, and until all of them have come. */
export async function untilVersionRuns(page: Page, version: string, timeout = 45_000): Promise<void> {
  await expect.poll(() => versionOf(page).catch(() => null), { timeout }).toBe(version)
  await page.waitForLoadState()
}
