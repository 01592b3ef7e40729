import type { BrowserContext } from '@playwright/test'

/**
 * What the browser and the SDK say while there is no connection and when it is back: the SDK asks for an image of Google's to learn whether
 * it is the connection, and the service answers 400 to a channel that it has given up meanwhile; the SDK then opens another.
 */
export const OFFLINE_TROUBLES =
  /ERR_INTERNET_DISCONNECTED|firestore\.v1\.Firestore\/(Listen|Write)\/channel\S* 400$|status of 400 .*firestore\.v1\.Firestore\/(Listen|Write)\/channel|^failed request: http:\/\/127\.0\.0\.1:\d+\/\S+ net::ERR_|^console (warning|error): .*@firebase\/(firestore|auth)|www\.google\.com\/images\/cleardot\.gif/

/**
 * Takes the connection away, for the page too. The site's own files still come, as a service worker would have them; a page that
 * comes from no address may not reach the emulators' without the permission.
 */
export async function goOffline(context: BrowserContext, baseURL: string): Promise<void> {
  const { host } = new URL(baseURL)
  await context.grantPermissions(['local-network-access'])
  await context.route(
    (url) => url.host === host,
    async (route) => route.fulfill({ response: await route.fetch() }),
  )
  await context.setOffline(true)
}

export async function goOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'wait' })
}
