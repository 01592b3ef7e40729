import fc from 'fast-check'
import type { Title } from '../src/kernel/index.ts'

export const aTitle: Title = { text: 'Dom Casmurro' }
export const anyTitle = fc.record({ text: fc.string() })
