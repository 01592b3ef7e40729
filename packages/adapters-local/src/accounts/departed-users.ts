import { isDocument } from '@caderno/domain/kernel'
import {
  OFFLINE_CACHE_PREFIX,
  IMPORTED_WORK_PREFIX,
  KNOWN_SESSION_PREFIX,
  UNFINISHED_IMPORT_PREFIX,
} from '@caderno/domain/shell'
import type { LocalEnvironment } from '../storage/environment.ts'

/** What this device keeps for an account whose documents are in the cloud, and what of it waits for its user to come back. */
const OF_ACCOUNTS: readonly (readonly [prefix: string, waits: (value: unknown) => boolean])[] = [
  [OFFLINE_CACHE_PREFIX, () => false],
  [KNOWN_SESSION_PREFIX, (value) => isDocument(value) && value['signedUpAs'] !== undefined],
  [IMPORTED_WORK_PREFIX, (value) => Array.isArray(value) && value.length > 0],
  [UNFINISHED_IMPORT_PREFIX, isDocument],
]

/** Removes what is kept for everybody but the signed-in user, except what is not sent yet. */
export async function forgetDepartedUsers(
  { storage, channel }: Pick<LocalEnvironment, 'storage' | 'channel'>,
  stays: string | undefined,
): Promise<void> {
  const own = stays === undefined ? undefined : encodeURIComponent(stays)
  const left = await storage.transact(async (table) => {
    const keys: string[] = []
    for (const [prefix, waits] of OF_ACCOUNTS)
      for (const key of await table.keys(prefix))
        if (key.slice(key.lastIndexOf('/') + 1) !== own && !waits(await table.get(key))) keys.push(key)
    keys.forEach((key) => table.put(key, undefined))
    return keys
  })
  left.forEach((key) => channel.post(key))
}
