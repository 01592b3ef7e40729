import { createFakeCareer } from '@caderno/domain/testing'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import DashboardScreen from './DashboardScreen.tsx'

test('deletions of another day are repeated here too, and when the connection is back (D8)', async () => {
  const retryRemovals = vi.fn(() => Promise.resolve())
  const career = Promise.resolve({ ...createFakeCareer(), retryRemovals })
  await act(async () => void openScreen(DashboardScreen, fakeServices({ career: () => career }), '/dashboard'))
  expect(retryRemovals).toHaveBeenCalledWith('uid-ana')
  retryRemovals.mockClear()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(retryRemovals).toHaveBeenCalledExactlyOnceWith('uid-ana')
})
