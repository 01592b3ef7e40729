import type { UserId } from '@caderno/domain/kernel'
import type { LocalEnvironment } from '../storage/environment.ts'

/** Removes what this device keeps under a key of the owner's, in one step, so that no copy ever brings it back. */
export async function purge(
  { storage, channel, copy }: Pick<LocalEnvironment, 'storage' | 'channel' | 'copy'>,
  owner: UserId,
): Promise<void> {
  const own = encodeURIComponent(owner)
  const change = async () => {
    const keys = (await storage.keys('')).filter((key) => key.split('/').slice(1).includes(own))
    await storage.writeAll(new Map(keys.map((key) => [key, undefined])))
    keys.forEach((key) => channel.post(key))
  }
  await (copy ? copy.renew(storage, change) : change())
}
