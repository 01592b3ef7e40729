import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What comes lazily is awaited within `act`, or React does not look again. */
export const arrived = (): Promise<void> => act(() => vi.dynamicImportSettled())
