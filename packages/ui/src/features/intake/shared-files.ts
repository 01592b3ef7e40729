/** As the worker names it (worker/share-target.ts). */
const SHARED = 'caderno.compartilhado'

/** Takes what was shared to the installed app, once; nothing where the browser has no such place. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED))) return []
  const cache = await caches.open(SHARED)
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      const name = decodeURIComponent(response?.headers.get('x-name') ?? '')
      return response && new File([await response.blob()], name)
    }),
  )
  await caches.delete(SHARED)
  return files.filter((file) => file !== undefined)
}
