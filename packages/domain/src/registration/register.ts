import {
  AppError,
  firstData,
  normalizeEmail,
  toAppError,
  type Clock,
  type LiveQuery,
  type Random,
} from '../kernel/index.ts'
import { enrollWithMatricula, drawMatricula } from './matricula.ts'
import type { Students } from './ports.ts'
import { profileValues, studentOf, type RegistrationForm } from './profile.ts'

/** The part of an account that a registration needs. */
interface OpenedAccount {
  readonly uid: string
  readonly email: string | null
}

/** The part of the identity service that opens accounts; `Accounts` of identity fits it. */
interface AccountOpener<Account extends OpenedAccount = OpenedAccount> {
  current(): LiveQuery<Account | null>
  signUp(email: string, password: string): Promise<Account>
  reauthenticate(password: string): Promise<void>
}

/**
 * Creates an account and signs it in. An earlier attempt may have created this account and then failed:
 * the same e-mail and password continue with it.
 */
export async function openAccount<Account extends OpenedAccount>(
  accounts: AccountOpener<Account>,
  email: string,
  password: string,
): Promise<Account> {
  try {
    return await accounts.signUp(email.trim(), password)
  } catch (error) {
    const account = await firstData(accounts.current()).catch(() => null)
    const isTheirs = account && normalizeEmail(account.email ?? '') === normalizeEmail(email)
    if (!isTheirs) throw error
    const failure = await accounts.reauthenticate(password).then(() => null, toAppError)
    if (failure) throw error
    return account
  }
}

interface RegistrationPorts {
  /** What a registration needs of the session; `Auth` of identity fits it. */
  readonly auth: {
    readonly session: LiveQuery<{ readonly user: OpenedAccount } | null>
    hold<T>(operation: () => Promise<T>): Promise<T>
  }
  readonly accounts: AccountOpener
  readonly students: Students
  readonly clock: Pick<Clock, 'now'>
  readonly random: Random
  /** How many matriculas there are; smaller in tests only. */
  readonly space?: number | undefined
}

export type Registration = ReturnType<typeof createRegistration>

export function createRegistration({ auth, accounts, students, clock, random, space }: RegistrationPorts) {
  const source = { students, random, space }

  async function enroll(form: RegistrationForm, signedIn: OpenedAccount | undefined): Promise<void> {
    if (signedIn && isSomebodyElse(signedIn, form)) throw new AppError('permission-denied')
    const { uid, email } = signedIn ?? (await openAccount(accounts, form.email, form.senha))
    const required = { uid, email: email ?? normalizeEmail(form.email), criadoEm: clock.now().toISOString() }
    try {
      await enrollWithMatricula(
        source,
        (matricula) => studentOf(form, { ...required, matricula }),
        form.matricula,
      )
    } catch (error) {
      if (!(await isEnrolled(uid, form))) throw error
    }
  }

  /** An attempt may have written the record although its answer was an error. */
  async function isEnrolled(uid: string, form: RegistrationForm): Promise<boolean> {
    const student = await students.get(uid).catch(() => null)
    return (
      student !== null &&
      JSON.stringify(profileValues(student)) === JSON.stringify(profileValues(studentOf(form, student)))
    )
  }

  return {
    /** Rejects `matricula-unavailable` when none is free. */
    drawMatricula: () => drawMatricula(source),
    /**
     * Opens an account, or takes the one that is signed in (D21), and writes its student record; when it resolves the session is the student's.
     * A failure leaves nothing, or an account that can log in and finish; submitting the form again continues.
     */
    async register(form: RegistrationForm) {
      const session = await firstData(auth.session).catch(() => null)
      await auth.hold(() => enroll(form, session?.user))
    },
  }
}

/** Another account signed in, in another tab, while this form was filled. */
const isSomebodyElse = ({ email }: OpenedAccount, form: RegistrationForm): boolean =>
  form.email.trim() !== '' && normalizeEmail(form.email) !== normalizeEmail(email ?? '')
