import { serveDeployments, type Site } from './deployments.ts'
import type { State } from './prepared.ts'
import { test as base } from './test.ts'

/** `test` on a site of its own that can be deployed anew while it is open. */
export const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const site = await serveDeployments()
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.url),
  storageState: ({ as, prepared, site }, use) =>
    use(
      moved(
        {
          student: prepared.signedIn,
          registered: prepared.registered,
          visitor: { cookies: [], origins: [] },
        }[as],
        site.url,
      ),
    ),
})

/** What a browser holds of one address, at another. */
const moved = (state: State, origin: string): State => ({
  ...state,
  origins: state.origins.map((each) => ({ ...each, origin })),
})
