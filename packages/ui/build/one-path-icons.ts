import type { Plugin } from 'vite'

/** What an outline icon is drawn of, which is JSON. */
const ELEMENTS = /(?<=__iconNode = )\[.*\](?=;\n.*"outline")/
type Element = readonly [tag: string, attributes: { readonly d: string; readonly key: string }]

/** Tabler draws an icon as several paths, all with the stroke of the icon: one path is the same picture, and one element instead of up to nine. */
export function onePathIcons(): Plugin {
  return {
    name: 'caderno:one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: (code) => ({ code: withOnePath(code), map: null }),
    },
  }
}

export const withOnePath = (code: string): string =>
  code.replace(ELEMENTS, (json) => {
    const elements = JSON.parse(json) as readonly Element[]
    return elements.every(isPlainPath)
      ? JSON.stringify([['path', { d: elements.map(([, { d }]) => d).join(''), key: 'svg' }]])
      : json
  })

/** Whether a path has no look of its own, nor a start that is relative to the path before it. */
const isPlainPath = ([tag, { d, key: _, ...look }]: Element) =>
  tag === 'path' && d.startsWith('M') && Object.keys(look).length === 0
