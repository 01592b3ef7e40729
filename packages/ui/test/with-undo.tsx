import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { ServicesProvider } from '../src/hooks/services.tsx'
import { UndoBar } from '../src/components/feedback/UndoBar.tsx'
import { useFocusRecovery } from '../src/hooks/use-focus-recovery.ts'
import { fakeServices } from './fake-services.ts'

function Recovery() {
  useFocusRecovery()
  return null
}

function Around({ children }: { children: ReactNode }) {
  const [services] = useState(() => Promise.resolve(fakeServices()))
  return (
    <ServicesProvider services={services}>
      {children}
      <UndoBar />
      <Recovery />
    </ServicesProvider>
  )
}

/** Adds what the app has around every page: services of its own, the bar, and the focus that goes on. */
export const withUndo: Decorator = (Story) => (
  <Around>
    <Story />
  </Around>
)
