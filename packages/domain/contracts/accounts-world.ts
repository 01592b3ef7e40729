import type { Accounts, ResetDelivery } from '../src/identity/index.ts'

/** One identity service and one device, as a contract sees them. */
export interface AccountsWorld {
  /** The accounts in one more tab of the device. */
  open(): Promise<Accounts>
  /** The code that stands in the link which the user was given. */
  resetCode(delivery: ResetDelivery, email: string): Promise<string>
  close(): Promise<void>
}

export interface AccountsSubject {
  readonly makeWorld: () => Promise<AccountsWorld>
  /** The service does not tell whether an e-mail has an account (D19). */
  readonly hidesUsers?: boolean
  /** Moves the service's time; without it the laws about elapsed time are not tried. */
  readonly passTime?: (world: AccountsWorld, ms: number) => void
  /** D26 holds exactly; a hosted service has limits of its own. */
  readonly limitsAttempts?: boolean
  /** A reset ends the open session of this device at once. */
  readonly resetEndsSession?: boolean
  /** The service's administrators disable the account, and the device hears of it; without it nobody but the user ends a session. */
  readonly disable?: (world: AccountsWorld, email: string) => Promise<void>
  /** How many passwords the round-trip law tries. */
  readonly passwords?: number
}
