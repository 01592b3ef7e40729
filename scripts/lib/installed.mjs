import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether node_modules holds what package-lock.json asks for; packages for other platforms may be missing. */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  const complete = [...wanted].every(([path, entry]) =>
    present.has(path) ? isSame(entry, present.get(path)) : entry.optional === true,
  )
  return complete && [...present.keys()].every((path) => wanted.has(path))
}

const isSame = (one, other) =>
  one.version === other.version && one.integrity === other.integrity && one.resolved === other.resolved

/** The entries under node_modules by path; undefined when the file cannot be read. */
function packagesOf(lockFile) {
  try {
    const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
    return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')))
  } catch {
    return undefined
  }
}
