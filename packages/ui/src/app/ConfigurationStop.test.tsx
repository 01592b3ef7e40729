import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createThemeStore } from '../theme/theme-store.ts'
import { stopAt } from './ConfigurationStop.tsx'

// The other files of a run share this document.
afterEach(() => document.body.replaceChildren())

test('the page says which variables are missing, in its title too, and nothing else of the app is there (D15)', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  act(() =>
    stopAt(root, createThemeStore(window), {
      missing: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'],
      unusable: [],
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Configuração incompleta' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_APP_ID',
  ])
  expect(document.title).toBe('Configuração incompleta · Caderno')
  expect(screen.queryByRole('textbox')).toBeNull()
})
