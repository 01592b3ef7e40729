import type { Career } from '@caderno/domain/career'
import { act } from '@testing-library/react'
import CareerScreen from '../src/features/career/CareerScreen.tsx'
import type { CareerTabId } from '../src/features/career/CareerScreen.tsx'
import { arrived } from './arrived.ts'
import { fakeServices, type Fakes } from './fake-services.ts'
import { openScreen } from './open-screen.tsx'

/** The career of whoever is signed in, with its tab there. */
export async function openCareer(tab: CareerTabId, career: Career, over: Fakes = {}): Promise<void> {
  await act(
    async () => void openScreen(CareerScreen, fakeServices({ ...over, career }), `/carreira?aba=${tab}`),
  )
  await arrived()
}
