import type { Plugin } from 'vite'

/** Calls without effect, which the router's file does not mark: unmarked they keep its forms and prefetching in every build. */
const PURE_CALLS = /= (React\d*)\.(forwardRef|createContext|memo)\(/g
const DEBUG_NAMES = /^\s*\w+\.displayName = "[^"]*";$/gm

/** Lets the bundler drop the parts that the app does not use. */
export function leanRouter(): Plugin {
  return {
    name: 'caderno:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code.replace(PURE_CALLS, '= /* @__PURE__ */ $1.$2(').replace(DEBUG_NAMES, ''),
        map: null,
      }),
    },
  }
}
