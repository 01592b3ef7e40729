import { test } from '@playwright/test'
import { run } from './local-store.bench.ts'
import { record } from './record.ts'

test('the local store (P10, P11, P12)', async ({ page }) => record('1-local-store', await run(page)))
