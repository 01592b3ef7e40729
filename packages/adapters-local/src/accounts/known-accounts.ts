import { AppError, createStateQuery, isDocument, ready, type UserId } from '@caderno/domain/kernel'
import { ACCOUNTS_KEY } from '@caderno/domain/shell'
import type { Table } from '../storage/key-value-store.ts'

/** A browser that clears a site's data closes the database first, and may clear the second copy of it some time later. */
const CLEARING_MS = 2_000

/**
 * The accounts that this page has seen on this device. Whoever clears the site's data, or deletes the account in another tab, leaves pages open
 * that would go on writing for an account that is gone.
 */
export function createKnownAccounts() {
  const known = new Set<UserId>()
  const { query, show } = createStateQuery(ready(false))
  const checkIn = async (table: Pick<Table, 'get'>, uid: UserId): Promise<void> => {
    if (!known.has(uid)) return
    const book = await table.get(ACCOUNTS_KEY)
    // One that cannot be read says nothing of who is gone.
    const isReadable = book === undefined || (isDocument(book) && isDocument(book['contas']))
    if (!isReadable || (book && Object.hasOwn(book['contas'] as object, uid))) return
    if (book === undefined) show(ready(true))
    throw new AppError('account-gone')
  }
  return {
    see: (uids: readonly UserId[]): void => uids.forEach((uid) => known.add(uid)),
    /** Rejects `account-gone` in the transaction of what is written for an account that was there and is not any more. */
    checkIn,
    /** Looks whether they are still there, after the database was closed from outside. */
    async lookAgain(
      transact: <T>(work: (table: Table) => Promise<T>) => Promise<T>,
      wait: (ms: number) => Promise<void>,
    ) {
      await wait(CLEARING_MS)
      for (const uid of known) await transact((table) => checkIn(table, uid)).catch(() => undefined)
    },
    /** True once all of them are gone. */
    cleared: () => query,
  }
}

export type KnownAccounts = ReturnType<typeof createKnownAccounts>
