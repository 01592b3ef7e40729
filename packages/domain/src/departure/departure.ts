import type { Accounts, Auth } from '../identity/index.ts'
import { AppError, firstData, toAppError, type UserId, type WriteOutcome } from '../kernel/index.ts'
import type { DepartureStage, Erasure } from './ports.ts'

interface DeparturePorts {
  readonly accounts: Pick<Accounts, 'current' | 'reauthenticate' | 'deleteAccount'>
  readonly auth: Pick<Auth, 'hold' | 'session' | 'signOut'>
  readonly erasure: Erasure
}

/** The deletion of an account (LGPD art. 18). Every rejection is an AppError; once it resolves nobody is signed in. */
export interface Departure {
  /**
   * Deletes the account, which has to be the signed-in one all along; one that was interrupted goes on where it stopped. Nothing is touched unless
   * the password is right and the service answers. `queued`: something is left on this device that goes when Caderno is opened the next time.
   */
  leave(owner: UserId, password: string): Promise<WriteOutcome>
  /** Whether the deletion of this account began here and did not end. */
  isInterrupted(owner: UserId): Promise<boolean>
  /**
   * Ends what needs no decision any more: an account without documents, and what this device keeps of one that is gone for certain. Never rejects.
   * Whether one ended that whoever is here should hear of: somebody else who is signed in should not.
   */
  resume(): Promise<boolean>
}

export function createDeparture({ accounts, auth, erasure }: DeparturePorts): Departure {
  const current = () => firstData(accounts.current())
  const signedIn = async () => (await current())?.uid
  const expectSignedIn = async (owner: UserId) => {
    if ((await signedIn()) !== owner) throw new AppError('user-token-expired')
  }

  /** Documents before the identity: without it nobody may remove them. The session holds meanwhile, or it would end with the first of them. */
  const deleteIdentity = (owner: UserId, expectStill: () => Promise<void>) =>
    auth.hold(async () => {
      await erasure.documents(owner)
      await erasure.mark(owner, 'identidade')
      await expectStill()
      await accounts.deleteAccount(owner).catch(unlessGone)
      await erasure.mark(owner, 'dispositivo').catch(() => undefined)
      await auth.signOut()
    })
  const clearDevice = (owner: UserId): Promise<WriteOutcome> =>
    erasure.device(owner).then(
      () => 'saved',
      () => 'queued',
    )

  /** Whether the identity is gone by now. Whoever has documents again has come back and decides anew; whoever enters meanwhile has too. */
  async function endIdentity(owner: UserId): Promise<boolean> {
    const user = await current()
    if (user?.uid !== owner) return erasure.identity(owner)
    if (await firstData(auth.session)) return false
    await deleteIdentity(owner, async () => {
      if ((await current())?.metadata.lastSignInTime !== user.metadata.lastSignInTime)
        throw new AppError('user-token-expired')
    })
    return true
  }

  /** Whether it ended. That nobody is signed in says nothing: who came back may have left again. */
  async function goOn(owner: UserId, stage: DepartureStage): Promise<boolean> {
    if (stage !== 'dispositivo' && !(await endIdentity(owner))) return false
    await erasure.device(owner)
    return true
  }

  return {
    async leave(owner, password) {
      await expectSignedIn(owner)
      await accounts.reauthenticate(password)
      await expectSignedIn(owner)
      await erasure.mark(owner, 'documentos')
      await deleteIdentity(owner, () => expectSignedIn(owner))
      return clearDevice(owner)
    },
    isInterrupted: async (owner) => (await erasure.marks()).has(owner),
    async resume() {
      const marks = await erasure.marks().catch(() => new Map<UserId, never>())
      let ended = false
      for (const [owner, stage] of marks) if (await goOn(owner, stage).catch(() => false)) ended = true
      return (
        ended &&
        signedIn().then(
          (uid) => uid === undefined,
          () => false,
        )
      )
    },
  }
}

/** An identity whose deletion went through while its answer was lost. */
function unlessGone(error: unknown): void {
  if (toAppError(error).code !== 'user-not-found') throw error
}
