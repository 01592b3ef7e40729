import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, '../packages/ui/src')
const ID = 'virtual:used-icons'
const IMPORT = /import \{[^}]*\} from '@tabler\/icons-react'/g

/** Gives the icons that the app imports, by name, as a module: all of Tabler is 3 MB. */
export const usedIcons = (): Plugin => ({
  name: 'caderno:used-icons',
  resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
  load: {
    filter: { id: new RegExp(`^\0${ID}$`) },
    handler() {
      const names = namesIn(SOURCES).join()
      return `import { ${names} } from '@tabler/icons-react'\nexport default { ${names} }`
    },
  },
})

function namesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.stories)\.tsx?$/.test(file),
  )
  const imports = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(IMPORT) ?? [])
  return [...new Set(imports.flatMap((line) => line.match(/Icon[A-Z]\w*/g) ?? []))].sort()
}
