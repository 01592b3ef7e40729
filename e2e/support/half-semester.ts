import { readFileSync } from 'node:fs'
import { halfSemester } from '@caderno/domain/testing'
import type { Page } from '@playwright/test'
import { chooseFile, importAll, openAccount } from './account.ts'

const FILE = new URL('../../packages/domain/testing/half-semester.json', import.meta.url)

/** Half a semester of a student's real data, looked at on Thursday 26/11/2026 at 13h40. */
export async function openHalfSemester(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(halfSemester().now) })
  await openAccount(page)
  await chooseFile(page, readFileSync(FILE, 'utf8'))
  await importAll(page)
}
