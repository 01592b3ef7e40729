import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { fillWorker, markPage, precachedOf, versionFile, versionOf } from './site-files.ts'

const FIREBASE_JSON = resolve(import.meta.dirname, '../../../firebase.json')
const WORKER = resolve(import.meta.dirname, '../src/worker/sw.ts')

/** Makes /sw.js and /version.json of what was built, and marks the page with its version. */
export function worker(): Plugin {
  let publicDir = ''
  return {
    name: 'caderno:worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const files = new Map([
          ...publicFiles(publicDir),
          ...Object.values(bundle).map((output) => [output.fileName, contentOf(output)] as const),
        ])
        const script = await workerScript()
        const version = versionOf(files, script, readFileSync(FIREBASE_JSON, 'utf8'))
        page.source = markPage(String(page.source), version)
        const precached = precachedOf(new Map([...files, ['index.html', page.source]]))
        this.emitFile({ type: 'asset', fileName: 'version.json', source: versionFile(version) })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: fillWorker(script, version, precached) })
      },
    },
  }
}

const contentOf = (output: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  output.type === 'chunk' ? output.code : output.source

function publicFiles(folder: string): readonly (readonly [string, Uint8Array])[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]
  })
}

/** One classic script, minified as the others are, and the same in every environment. */
export async function workerScript(): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"production"' }
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: WORKER, output },
    },
  })
  if (!('output' in built)) throw new Error('The worker is one script')
  return built.output[0].code
}
