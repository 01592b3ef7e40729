import type { Page } from '@playwright/test'
import { besideSite } from './beside-site.ts'

/** What the student who is signed in would keep after so many semesters. */
export const fillWithHistory = (page: Page, semesters: number): Promise<void> =>
  besideSite(page, fill, semesters)

/** Runs in the page beside the site. */
async function fill(semesters: number): Promise<void> {
  await window.local.fillHistory(await window.local.owner(), semesters)
}
