import type { Plugin } from 'vite'

/** Calls without effect, which the router's file does not mark: unmarked they keep its forms and prefetching in every build. */
const PURE_CALLS = /= (React\d*)\.(forwardRef|createContext|memo)\(/g
const DEBUG_NAMES = /^\s*\w+\.displayName = "[^"]*";$/gm

/** Takes react-router's production files, which its exports hide, and lets the bundler drop the parts that the app does not use. */
export function leanRouter(): Plugin {
  return {
    name: 'caderno:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true })
        return (
          resolved && {
            ...resolved,
            id: resolved.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2'),
          }
        )
      },
    },
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code.replace(PURE_CALLS, '= /* @__PURE__ */ $1.$2(').replace(DEBUG_NAMES, ''),
        map: null,
      }),
    },
  }
}
