import { test } from '@playwright/test'
import { run } from './career.bench.ts'
import { record } from './record.ts'

test('the rules of the career screen', () => record('3-career', run()))
