import type { Plugin } from 'vite'

const ID = 'virtual:first-screen'

/**
 * Tells the bundler what a first visit needs beside the entry: a second entry that nothing loads, and whose modules
 * therefore count as initial ones (the `$initial` of the chunk groups). Its own empty script is left out of the site.
 */
export function firstScreen(screen: string): Plugin {
  return {
    name: 'caderno:first-screen',
    apply: 'build',
    config: (config) => ({ build: { rolldownOptions: { input: ['index.html', ID].map((name) => (name === ID ? ID : `${config.root ?? '.'}/${name}`)) } } }),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export { default } from ${JSON.stringify(screen)}` : undefined),
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId === `\0${ID}`) delete bundle[file]
      }
    },
  }
}
