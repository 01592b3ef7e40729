import { createContext, use } from 'react'

/** The actions that the app offers to its screens; they do nothing in stories and tests of one view. */
export interface UiActions {
  reportBug(): void
  openProfile(): void
  /** Ends the session and goes to `to`, without a return address. */
  signOut(to: string): void
  /** Ends the session as `end` does and goes to `to`; rejects as it does, and then stays. */
  leave(to: string, end: () => Promise<void>): Promise<void>
}

const nothing = () => undefined
export const UiContext = createContext<UiActions>({
  reportBug: nothing,
  openProfile: nothing,
  signOut: nothing,
  leave: (_, end) => end(),
})

export const useUi = (): UiActions => use(UiContext)
