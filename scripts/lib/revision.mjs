import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BIN, ROOT } from './commands.mjs'

/** The files of a revision in a folder inside of this tree, whose packages from the registry they use. */
export function unpack(revision, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  cpSync(join(ROOT, 'node_modules/@caderno'), join(folder, 'node_modules/@caderno'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return folder
}

export function buildRevision(revision, folder) {
  const site = join(folder, 'site')
  const ui = join(unpack(revision, join(folder, 'tree')), 'packages/ui')
  const args = [BIN.vite, 'build', ui, '--outDir', site, '--emptyOutDir', '--logLevel', 'warn']
  execFileSync(process.execPath, args, { stdio: 'inherit' })
  return site
}
