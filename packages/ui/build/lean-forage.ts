import type { Plugin } from 'vite'

const BUILT_IN_DRIVERS = /var DefaultDrivers = \{[^}]*\};\s*var DefaultDriverOrder = \[[^\]]*\];/

/**
 * Takes localforage without its own copy of Promise and without its three drivers: the local adapter brings the one it uses
 * (ADR 0004), and unreferenced the others fall out of the build.
 */
export function leanForage(): Plugin {
  return {
    name: 'caderno:lean-forage',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^localforage$/ },
      handler(_, importer) {
        return this.resolve('localforage/dist/localforage.nopromises.js', importer, { skipSelf: true })
      },
    },
    transform: {
      filter: { id: /localforage\.nopromises\.js$/ },
      handler(code) {
        if (!BUILT_IN_DRIVERS.test(code))
          this.error('localforage has changed: look at where its drivers are listed')
        return {
          code: code.replace(BUILT_IN_DRIVERS, 'var DefaultDrivers = {}; var DefaultDriverOrder = [];'),
          map: null,
        }
      },
    },
  }
}
