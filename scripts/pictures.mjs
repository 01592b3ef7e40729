// Makes the README's pictures; with `--compare REV` instead a page of every screen beside the same one of another revision.
// `npm run pictures [-- --compare v1.2.0]`
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { unpack } from './lib/revision.mjs'

const FOLDER = join(ROOT, '.reports/pictures')
const README = {
  'leitura.png': 'leitura-desktop-light.png',
  'leitura-escuro.png': 'leitura-desktop-dark.png',
  'dashboard.png': 'dashboard-desktop-light.png',
  'semestre.png': 'semestre-desktop-light.png',
  'financas.png': 'financas-desktop-light.png',
  'celular.png': 'dashboard-phone-light.png',
}
const { compare } = parseArgs({ options: { compare: { type: 'string' } } }).values

rmSync(FOLDER, { recursive: true, force: true })
await take(ROOT, 'now')
if (compare === undefined) {
  for (const [to, from] of Object.entries(README))
    copyFileSync(join(FOLDER, 'now', from), join(ROOT, 'docs/images', to))
} else {
  await take(unpack(compare, join(FOLDER, 'tree')), 'before')
  const page = join(FOLDER, 'index.html')
  writeFileSync(page, comparison(compare))
  console.log(page)
}

/** Builds the site of the tree and takes its pictures, with this tree's tests. */
async function take(tree, name) {
  const site = join(FOLDER, name, 'site')
  const env = {
    CADERNO_PICTURES: join(FOLDER, name),
    CADERNO_E2E_DIST: site,
    CADERNO_E2E_PORT: process.env.CADERNO_E2E_PORT ?? '4183',
  }
  for (const [tool, ...args] of [
    [BIN.vite, 'build', join(tree, 'packages/ui'), '--outDir', site, '--logLevel', 'warn'],
    [BIN.playwright, 'test'],
  ]) {
    const { code } = await runNode(tool, args, { env, show: true })
    if (code !== 0) process.exit(code)
  }
}

function comparison(revision) {
  const files = readdirSync(join(FOLDER, 'now')).filter((file) => file.endsWith('.png'))
  const isSame = (file) =>
    readFileSync(join(FOLDER, 'now', file)).equals(readFileSync(join(FOLDER, 'before', file)))
  const row = (file) =>
    `<h2>${file}</h2><img src="before/${file}" alt="before"> <img src="now/${file}" alt="now">`
  return [
    `<!doctype html><meta charset="utf-8"><title>Since ${revision}</title>`,
    '<style>body { font: 1rem sans-serif } img { max-width: 49% }</style>',
    `<h1>${revision}, and now</h1>`,
    ...files.filter((file) => !isSame(file)).map(row),
    `<h2>The same</h2><p>${files.filter(isSame).join(', ')}`,
  ].join('\n')
}
