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

/** The next step of a deletion: remove the documents, then the identity, then the data on this device. */
export type DeletionStage = 'documentos' | 'identidade' | 'dispositivo'

/** Removes the data of an account. Every call may be repeated, and every rejection is an AppError. */
export interface Erasure {
  /** Removes the signed-in user's documents of all collections; sent bug reports stay. Rejects `network-request-failed` unless the removal is confirmed. */
  documents(owner: UserId): Promise<void>
  /**
   * For an account that is not signed in: whether its identity is deleted for certain. Deletes an identity kept on this device if it has no
   * documents left; false where only the service knows.
   */
  identity(owner: UserId): Promise<boolean>
  /** Removes all data of the user on this device, the mark last. May reject while another tab uses it. */
  device(owner: UserId): Promise<void>
  /** Stores the stage of the deletion on this device. */
  mark(owner: UserId, stage: DeletionStage): Promise<void>
  /** The unfinished deletions of this device. */
  marks(): Promise<ReadonlyMap<UserId, DeletionStage>>
}

interface AccountDeletionPorts {
  readonly accounts: Pick<Accounts, 'current' | 'reauthenticate' | 'deleteAccount'>
  readonly auth: Pick<Auth, 'hold' | 'session' | 'signOut'>
  readonly erasure: Erasure
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>

/** The deletion of an account (LGPD art. 18). Every rejection is an AppError; once it resolves nobody is signed in. */
export function createAccountDeletion({ accounts, auth, erasure }: AccountDeletionPorts) {
  const current = () => firstData(accounts.current())
  const signedIn = async () => (await current())?.uid
  const expectSignedIn = async (owner: UserId) => {
    if ((await signedIn()) !== owner) throw new AppError('user-token-expired')
  }

  /** Documents before the identity, which is needed to remove them. `hold` keeps the session until then. */
  const deleteIdentity = (owner: UserId, expectStill: () => Promise<void>) =>
    auth.hold(async () => {
      await erasure.documents(owner)
      await erasure.mark(owner, 'identidade')
      await expectStill()
      await accounts.deleteAccount(owner).catch(unlessGone)
      await erasure.mark(owner, 'dispositivo').catch(() => undefined)
      await auth.signOut()
    })

  /** Whether the identity is deleted. A user who has documents again, or signed in meanwhile, has come back and keeps the account. */
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

  /** Whether it finished. Being signed out proves nothing: the user may have come back and signed out again. */
  async function goOn(owner: UserId, stage: DeletionStage): Promise<boolean> {
    if (stage !== 'dispositivo' && !(await endIdentity(owner))) return false
    await erasure.device(owner)
    return true
  }

  return {
    /**
     * Deletes the signed-in account, or continues an interrupted deletion. Changes nothing unless the password is right and the service answers.
     * `queued`: data left on this device is removed when the app is opened the next time.
     */
    async delete(owner: UserId, password: string): Promise<WriteOutcome> {
      await expectSignedIn(owner)
      await accounts.reauthenticate(password)
      await expectSignedIn(owner)
      await erasure.mark(owner, 'documentos')
      await deleteIdentity(owner, () => expectSignedIn(owner))
      return erasure.device(owner).then(
        () => 'saved',
        () => 'queued',
      )
    },
    /** Whether a deletion of this account on this device is unfinished. */
    isInterrupted: async (owner: UserId) => (await erasure.marks()).has(owner),
    /**
     * Finishes deletions that need no decision: of an account without documents, and of data here of a deleted identity. Never rejects.
     * Resolves with whether to notify of a finished one: not when somebody else is signed in.
     */
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

/** The identity was deleted although the answer was lost. */
function unlessGone(error: unknown): void {
  if (toAppError(error).code !== 'user-not-found') throw error
}

export interface DeletionForm {
  readonly senha: string
  readonly confirmacao: string
}

/** What must be typed: a password manager fills the password, but not this. */
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
