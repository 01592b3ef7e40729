import { test } from '@playwright/test'
import { run } from './local-store.bench.ts'
import { record } from './record.ts'

test('the local store', async ({ page }) => record('1-local-store', await run(page)))
