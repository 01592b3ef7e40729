import {
  AppError,
  firstData,
  toAppError,
  type FieldErrors,
  type UserId,
  type WriteOutcome,
} from '../kernel/index.ts'
import type { Auth } from './auth.ts'
import { ownPasswordSentence } from './password-change.ts'
import type { Accounts } from './ports.ts'

/** How far a deletion got on this device: documents are going, the identity is the next to go, or it is gone and only this device is left. */
export type DeletionStage = 'documentos' | 'identidade' | 'dispositivo'

/** Takes away what an account leaves behind. Every call may be repeated, and every rejection is an AppError. */
export interface Erasure {
  /** Removes the signed-in user's documents of all collections; sent bug reports stay. Rejects `network-request-failed` unless the removal is confirmed. */
  documents(owner: UserId): Promise<void>
  /**
   * For an account that is not signed in: whether its identity is known to be gone, so that nobody can have come back to it. One that this device
   * itself keeps goes by this where nothing is left of its documents; false where only the service knows.
   */
  identity(owner: UserId): Promise<boolean>
  /** Removes all that this device keeps of the user, the mark last. May reject while another tab holds on to something. */
  device(owner: UserId): Promise<void>
  /** Keeps on this device how far the deletion got. */
  mark(owner: UserId, stage: DeletionStage): Promise<void>
  /** The deletions that began on this device and have not ended. */
  marks(): Promise<ReadonlyMap<UserId, DeletionStage>>
}

interface AccountDeletionPorts {
  readonly accounts: Pick<Accounts, 'current' | 'reauthenticate' | 'deleteAccount'>
  readonly auth: Pick<Auth, 'hold' | 'session' | 'signOut'>
  readonly erasure: Erasure
}

/** The deletion of an account (LGPD art. 18). Every rejection is an AppError; once it resolves nobody is signed in. */
export interface AccountDeletion {
  /**
   * Deletes the account, which has to be the signed-in one all along; one that was interrupted goes on where it stopped. Nothing is touched unless
   * the password is right and the service answers. `queued`: something is left on this device that goes when Caderno is opened the next time.
   */
  delete(owner: UserId, password: string): Promise<WriteOutcome>
  /** Whether the deletion of this account began here and did not end. */
  isInterrupted(owner: UserId): Promise<boolean>
  /**
   * Ends what needs no decision any more: an account without documents, and what this device keeps of one that is gone for certain. Never rejects.
   * Whether one ended that whoever is here should hear of: somebody else who is signed in should not.
   */
  resume(): Promise<boolean>
}

export function createAccountDeletion({ accounts, auth, erasure }: AccountDeletionPorts): AccountDeletion {
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
  async function goOn(owner: UserId, stage: DeletionStage): Promise<boolean> {
    if (stage !== 'dispositivo' && !(await endIdentity(owner))) return false
    await erasure.device(owner)
    return true
  }

  return {
    async delete(owner, password) {
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

export interface DeletionForm {
  readonly senha: string
  readonly confirmacao: string
}

/** What has to be typed: a password comes from a password manager, this does not. */
export const CONFIRMATION = 'EXCLUIR'

export const ACCOUNT_DELETED = 'Sua conta foi excluída.'
export const ACCOUNT_DELETED_BUT_HERE =
  'Sua conta foi excluída. O que resta neste dispositivo é apagado quando o Caderno for aberto de novo.'

export const deletionErrors = ({ senha, confirmacao }: DeletionForm): FieldErrors<DeletionForm> => ({
  ...(senha === '' && { senha: 'Senha é obrigatória' }),
  ...(confirmacao.trim().toUpperCase() !== CONFIRMATION && {
    confirmacao: `Digite ${CONFIRMATION} para confirmar`,
  }),
})

/** Says whether anything is gone already. */
export const deletionSentence = (error: Pick<AppError, 'code'>, interrupted: boolean): string =>
  ownPasswordSentence(
    error,
    interrupted
      ? 'A exclusão começou e não terminou. Tente novamente: ela continua de onde parou.'
      : 'Nada foi excluído. Tente novamente.',
  )
