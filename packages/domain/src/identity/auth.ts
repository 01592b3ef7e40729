import { dataOf, toAppError, type Clock, type Random } from '../kernel/index.ts'
import { enrollWithMatricula, newStudent, openAccount, type Students } from '../registration/index.ts'
import type { SignUpForm } from './credentials.ts'
import type { Accounts, Members, SessionMemory } from './ports.ts'
import { createSessionReader } from './session-reader.ts'
import { watchSession } from './session-watch.ts'
import type { Session, UserRecord } from './session.ts'

export interface AuthPorts {
  readonly accounts: Accounts
  readonly members: Members
  readonly students: Students
  readonly memory: SessionMemory
  readonly clock: Clock
  readonly random: Random
}

export type Auth = ReturnType<typeof createAuth>

/** Who is signed in, and the ways in and out. Every rejection is an AppError; when a promise resolves, `session` says so too. */
export function createAuth({ accounts, members, students, memory, clock, random }: AuthPorts) {
  const { session, saw, hold, refresh } = watchSession(
    accounts.current(),
    createSessionReader(members, students, memory),
    clock.wait,
  )
  const stampOf = (user: UserRecord, email: string) => ({
    uid: user.uid,
    email: user.email ?? email.trim(),
    criadoEm: clock.now().toISOString(),
  })

  const signedUpAs = async ({ uid }: UserRecord) => (await memory.read(uid).catch(() => null))?.signedUpAs

  /** A document that could not be written fails the sign-in only when the session needs it; the next sign-in writes it. */
  async function enter(
    open: () => Promise<UserRecord>,
    complete: (user: UserRecord) => Promise<unknown>,
    isEnough: (session: Session) => boolean = () => true,
  ) {
    const failure = await hold(async () => {
      const user = await open()
      saw(user)
      return complete(user).then(() => null, toAppError)
    })
    const entered = dataOf(session.getSnapshot())
    if (failure && !(entered && isEnough(entered))) throw failure
  }

  return {
    /** Live across tabs; null is signed out, as is an account without documents (D5). */
    session,
    /** Runs several steps without letting half-made states reach `session`. */
    hold,
    /** Reads the documents again, after the connection came back or a record changed. */
    refresh,
    /** The generic sign-in; creates the `usuarios` document if it is missing, with what a sign-up on this device could not write. */
    signIn: (email: string, password: string) =>
      enter(
        () => accounts.signIn(email.trim(), password),
        async (user) => members.createIfMissing({ ...stampOf(user, email), ...(await signedUpAs(user)) }),
      ),
    /** The student sign-in; creates the `alunos` document if it is missing (D21). */
    signInAsStudent: (email: string, password: string) =>
      enter(
        () => accounts.signIn(email.trim(), password),
        async (user) => {
          if (await students.get(user.uid)) return
          await enrollWithMatricula({ students, random }, (matricula) =>
            newStudent({ ...stampOf(user, email), matricula }),
          )
        },
        ({ hasStudentRecord, offline }) => hasStudentRecord || offline,
      ),
    /** The simple sign-up; repeating one that stopped half-way continues it. */
    signUp: ({ nome, sobrenome, email, senha }: Omit<SignUpForm, 'confirmSenha'>) =>
      enter(
        () => openAccount(accounts, email, senha),
        async (user) => {
          const names = { nome: nome.trim(), sobrenome: sobrenome.trim() }
          const known = {
            type: 'admin',
            name: names.nome,
            hasStudentRecord: false,
            signedUpAs: names,
          } as const
          await memory.remember(user.uid, known).catch(() => undefined)
          return members.createIfMissing({ ...stampOf(user, email), ...names })
        },
      ),
    /** `queued`: something of theirs waits on this device and is sent when they are back. */
    signOut: () =>
      hold(async () => {
        const outcome = await accounts.signOut()
        saw(null)
        return outcome
      }),
  }
}
