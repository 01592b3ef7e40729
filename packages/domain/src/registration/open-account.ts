import { firstData, normalizeEmail, type LiveQuery } from '../kernel/index.ts'

/** The little of an account that a registration needs. */
export interface OpenedAccount {
  readonly uid: string
  readonly email: string | null
}

/** The part of the identity service that opens accounts; `Accounts` of identity fits it. */
export interface AccountOpener<Account extends OpenedAccount = OpenedAccount> {
  current(): LiveQuery<Account | null>
  signUp(email: string, password: string): Promise<Account>
  reauthenticate(password: string): Promise<void>
}

/**
 * Creates an account and signs it in. An earlier attempt that stopped half-way may have left this very account signed in:
 * the same e-mail and password then continue with it instead of failing for ever.
 */
export async function openAccount<Account extends OpenedAccount>(
  accounts: AccountOpener<Account>,
  email: string,
  password: string,
): Promise<Account> {
  try {
    return await accounts.signUp(email.trim(), password)
  } catch (error) {
    const account = await halfMadeAccount(accounts, email, password).catch(() => null)
    if (account) return account
    throw error
  }
}

async function halfMadeAccount<Account extends OpenedAccount>(
  accounts: AccountOpener<Account>,
  email: string,
  password: string,
): Promise<Account | null> {
  const account = await firstData(accounts.current())
  if (!account || normalizeEmail(account.email ?? '') !== normalizeEmail(email)) return null
  await accounts.reauthenticate(password)
  return account
}
