/** The cache between the worker, which receives what is shared to the installed app, and the page that takes it (features/intake/shared-files.ts). */
export const SHARED = 'caderno.compartilhado'

/** The address that the manifest names. */
export const isShare = (request: Request, url: URL): boolean =>
  request.method === 'POST' && url.pathname === '/importar'

/** Keeps what was shared for the page that it leads to: files, or a text as one. What was shared before and never taken goes. */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('files').filter((file) => typeof file !== 'string')
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((part) => typeof part === 'string')
  const text = words.filter((part) => part !== '').join('\n')
  await caches.delete(SHARED)
  const cache = await caches.open(SHARED)
  const given = files.length > 0 ? files : text === '' ? [] : [new File([text], 'Texto compartilhado')]
  await Promise.all(
    given.map((file, at) =>
      cache.put(
        `/importar/${at}`,
        new Response(file, { headers: { 'x-name': encodeURIComponent(file.name) } }),
      ),
    ),
  )
  return Response.redirect('/importar', 303)
}
