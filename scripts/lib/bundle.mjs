import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What is known of a built site: its manifest, what is in each script, and the gzipped size of each file. */
export function readBundle(site) {
  const read = (path) => JSON.parse(readFileSync(join(site, path), 'utf8'))
  const manifest = read('.vite/manifest.json')
  const contents = read('.vite/chunks.json')
  const sizes = new Map()
  const gzip = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(site, file))).length)
    return sizes.get(file)
  }
  return {
    manifest,
    modulesOf: (file) => contents[file] ?? [],
    gzip,
    total: (files) => [...files].reduce((bytes, file) => bytes + gzip(file), 0),
    scripts: readdirSync(join(site, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `assets/${name}`),
  }
}

/** The scripts that a manifest entry loads at once: its own and those it imports statically. */
export function closure(manifest, key, seen = new Set()) {
  const { file, imports = [] } = manifest[key]
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports) closure(manifest, next, seen)
  return seen
}
