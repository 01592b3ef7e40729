import type { Career } from '@caderno/domain/career'
import { act } from '@testing-library/react'
import type { Services } from '../src/hooks/services.tsx'
import CareerScreen from '../src/features/career/CareerScreen.tsx'
import type { CareerTabId } from '../src/features/career/CareerScreen.tsx'
import { arrived } from './arrived.ts'
import { fakeServices } from './fake-services.ts'
import { openScreen } from './open-screen.tsx'

/** The career of whoever is signed in, with its tab there. */
export async function openCareer(
  tab: CareerTabId,
  career: Career,
  over: Partial<Services> = {},
): Promise<void> {
  await act(
    async () =>
      void openScreen(
        CareerScreen,
        fakeServices({ ...over, career: () => Promise.resolve(career) }),
        `/carreira?aba=${tab}`,
      ),
  )
  await arrived()
}
