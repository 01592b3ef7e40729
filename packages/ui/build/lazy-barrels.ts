import type { Plugin } from 'vite'

/** Leaves alone what nobody asks of a library's index: of six thousand icons a few dozen are used. */
export const lazyBarrels = (): Plugin => ({
  name: 'caderno:lazy-barrels',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { experimental: { lazyBarrel: true }, checks: { largeBarrelModules: false } } } }),
})
