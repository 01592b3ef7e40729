import type { Accounts, Auth } from '../identity/index.ts'
import { AppError, firstData, type UserId, type WriteOutcome } from '../kernel/index.ts'
import type { Erasure } from './ports.ts'

export interface DeparturePorts {
  readonly accounts: Pick<Accounts, 'current' | 'reauthenticate' | 'deleteAccount'>
  readonly auth: Pick<Auth, 'hold' | 'session' | 'signOut'>
  readonly erasure: Erasure
}

/** The deletion of an account (LGPD art. 18). Every rejection is an AppError; once it resolves nobody is signed in. */
export interface Departure {
  /**
   * Deletes the signed-in account; one that was interrupted goes on where it stopped. Nothing is touched unless the password is right and
   * the service answers. `queued`: something is left on this device that goes when Caderno is opened the next time.
   */
  leave(password: string): Promise<WriteOutcome>
  /** Whether the deletion of this account began here and did not end. */
  isInterrupted(owner: UserId): Promise<boolean>
  /** Ends what needs no decision any more: an account without documents, and what this device keeps of one that is gone. Never rejects. */
  resume(): Promise<void>
}

export function createDeparture({ accounts, auth, erasure }: DeparturePorts): Departure {
  const signedIn = async () => (await firstData(accounts.current()))?.uid

  /** Documents before the identity: without it nobody may remove them. The session holds meanwhile, or it would end with the first of them. */
  const deleteIdentity = (owner: UserId) =>
    auth.hold(async () => {
      await erasure.documents(owner)
      await erasure.mark(owner, 'identidade')
      await accounts.deleteAccount()
      await auth.signOut()
    })
  const clearDevice = (owner: UserId): Promise<WriteOutcome> => erasure.device(owner).then(() => 'saved', () => 'queued')

  /** Whoever has documents again has come back, and decides anew. */
  async function goOn(owner: UserId): Promise<void> {
    if ((await signedIn()) === owner) {
      if (await firstData(auth.session)) return
      await deleteIdentity(owner)
    }
    await erasure.device(owner)
  }

  return {
    async leave(password) {
      await accounts.reauthenticate(password)
      const owner = await signedIn()
      if (owner === undefined) throw new AppError('user-token-expired')
      await erasure.mark(owner, 'documentos')
      await deleteIdentity(owner)
      return clearDevice(owner)
    },
    isInterrupted: async (owner) => (await erasure.marks()).has(owner),
    async resume() {
      const marks = await erasure.marks().catch(() => new Map<UserId, never>())
      for (const [owner, stage] of marks) if (stage === 'identidade') await goOn(owner).catch(() => undefined)
    },
  }
}
