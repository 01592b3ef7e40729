import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { ModuleStates } from '../src/modules/use-sources.ts'
import { withUndo } from './with-undo.tsx'

export const TODAY = '2026-11-20'
export const READY: ModuleStates = {
  carreira: 'ready',
  financas: 'ready',
  habilidades: 'ready',
  leitura: 'ready',
  semestre: 'ready',
}
const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)

/** What every story of the dashboard shares; a story gives its day and its hour. */
export const DASHBOARD = {
  parameters: { path: '/dashboard' },
  decorators: [inMain, withUndo],
  args: {
    greeting: 'Bom dia, Marina',
    today: TODAY,
    preferences: undefined,
    pending: false,
    waiting: false,
    announcement: '',
    problem: undefined,
    onAct: fn(),
    onRead: () => [],
    onAdd: fn(() => Promise.resolve(undefined)),
    onRetry: fn(),
  },
}
