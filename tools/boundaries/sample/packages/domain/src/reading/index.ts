import type { Title } from '../kernel/index.ts'

export const titled = (title: Title): string => title.text
