import { expect, type Page } from '@playwright/test'

/** Keeps one lock of this origin from every other page, until it is let go. */
export async function holdLock(page: Page, name: string): Promise<() => Promise<void>> {
  await page.evaluate(
    (lock) =>
      new Promise<void>((held) => {
        void navigator.locks.request(
          lock,
          () =>
            new Promise<void>((letGo) => {
              Object.assign(window, { letGo })
              held()
            }),
        )
      }),
    name,
  )
  return () => page.evaluate(() => (window as unknown as { letGo(): void }).letGo())
}

/** As many pages wait for this lock. */
export const expectWaiting = (page: Page, name: string, pages: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (lock) => (await navigator.locks.query()).pending!.filter((each) => each.name === lock).length,
        name,
      ),
    )
    .toBe(pages)
