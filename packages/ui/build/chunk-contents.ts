import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Writes .vite/chunks.json beside the manifest: which modules are in which script, for the size budget to judge. */
export function chunkContents(): Plugin {
  let root = ''
  return {
    name: 'caderno:chunk-contents',
    apply: 'build',
    configResolved(config) {
      root = resolve(config.root, '../..')
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []))
      const contents = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.keys(modules).map((id) => pathOf(root, id)),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunks.json',
        source: JSON.stringify(Object.fromEntries(contents), null, 1),
      })
    },
  }
}

/** Relative to the repository, with forward slashes; Vite's own helper modules begin with a zero byte. */
const pathOf = (root: string, id: string): string =>
  relative(root, id.replace('\0', '').split('?')[0]!).replaceAll('\\', '/')
