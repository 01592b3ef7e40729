// Runs dependency-cruiser over ./packages with ./.dependency-cruiser.cjs and prints its report as JSON.
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'

// Its swc parser sees type-only imports, which its default one overlooks, but parses no TSX unless asked to.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })

const { forbidden, options } = createRequire(import.meta.url)(resolve('.dependency-cruiser.cjs'))
const { enhancedResolveOptions, ...rest } = options
const { output } = await cruise(
  ['packages'],
  { ...rest, parser: 'swc', validate: true, ruleSet: { forbidden } },
  enhancedResolveOptions,
)
console.log(JSON.stringify(output))
