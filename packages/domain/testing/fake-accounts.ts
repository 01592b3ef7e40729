import {
  checkedEmail,
  refuseEmptyPassword,
  type Accounts,
  type ActionOperation,
} from '../src/identity/index.ts'
import { AppError } from '../src/kernel/index.ts'
import { createFakeActionCodes } from './fake-action-codes.ts'
import {
  openFakeOffice,
  refuseUnfitPassword,
  type FakeAccountsOptions,
  type FakeOffice,
} from './fake-office.ts'
import { createFaults, type Faults } from './faults.ts'

export interface FakeAccountsControls extends Faults {
  /** A code as it would stand in a mailed link. */
  issueCode(operation: ActionOperation, email: string, recoveredEmail?: string): string
  /** The code of the last reset that was asked for. */
  lastResetCode(): string | undefined
  /** What the service's administrators can do: no sign-in, and open sessions end. */
  disable(email: string): void
}

/** The identity service in memory, with all its answers. */
export function createFakeAccounts(options: FakeAccountsOptions = {}): Accounts & FakeAccountsControls {
  const office = openFakeOffice(options)
  const { directory, device, existing } = office
  const faults = createFaults()
  return {
    ...faults.controls,
    issueCode: (operation, email, recovered) => directory.issue(operation, existing(email), recovered),
    disable(email) {
      const account = existing(email)
      account.disabled = true
      directory.endSessions(account.record.uid, 'user-disabled')
    },
    current: () => device.user,
    ending: () => device.ending,
    passwordPolicy: () => faults.pass().then(() => office.policy),
    ...createEntrance(office, faults.pass),
    ...createOwnership(office, faults.pass),
    ...createFakeActionCodes(office, options, faults.pass),
  }
}

function createEntrance(
  office: FakeOffice,
  pass: () => Promise<void>,
): Pick<Accounts, 'signUp' | 'signIn' | 'signOut' | 'reauthenticate'> {
  const { directory, device, policy, unsent, create, enter, judge, signedIn } = office
  return {
    async signUp(email, password) {
      await pass()
      checkedEmail(email)
      refuseUnfitPassword(password, policy)
      if (directory.byEmail(email)) throw new AppError('email-already-in-use')
      return enter(create(email, password))
    },
    async signIn(email, password) {
      await pass()
      checkedEmail(email)
      refuseEmptyPassword(password)
      return enter(judge(email, password))
    },
    async signOut() {
      await pass()
      device.put(null)
      return unsent
    },
    async reauthenticate(password) {
      await pass()
      enter(judge(signedIn().record.email ?? '', password))
    },
  }
}

/** What needs a recent sign-in. */
function createOwnership(
  { directory, policy, signedIn, recentlySignedIn }: FakeOffice,
  pass: () => Promise<void>,
): Pick<Accounts, 'changePassword' | 'deleteAccount'> {
  return {
    async changePassword(newPassword) {
      await pass()
      const account = recentlySignedIn()
      refuseUnfitPassword(newPassword, policy)
      account.password = newPassword
    },
    async deleteAccount(owner) {
      await pass()
      if (signedIn().record.uid !== owner) throw new AppError('user-token-expired')
      const { uid } = recentlySignedIn().record
      directory.accounts.delete(uid)
      directory.endSessions(uid)
    },
  }
}
