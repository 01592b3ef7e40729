import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen } from '../../../test/open-screen.tsx'
import PrivacyScreen from './PrivacyScreen.tsx'

it('is painted before the services are there', () => {
  openScreen(PrivacyScreen, new Promise<never>(() => undefined), '/privacidade')
  expect(screen.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
})
