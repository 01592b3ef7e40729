import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkContents } from './build/chunk-contents.ts'
import { hosting } from './build/hosting.ts'
import { leanRouter } from './build/lean-router.ts'
import { worker } from './build/worker.ts'

/** One short hash for each file: it compresses better than a class's own line, and two files never share one. */
const hashes = new Map<string, string>()
function hashOf(file: string): string {
  const hash = createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 3)
  if ((hashes.get(hash) ?? file) !== file) throw new Error(`${file} and ${hashes.get(hash)} have one hash`)
  hashes.set(hash, file)
  return hash
}

export default defineConfig({
  envDir: '../..',
  plugins: [react(), leanRouter(), hosting(), chunkContents(), worker()],
  css: { modules: { generateScopedName: (name, file) => `${name}_${hashOf(file)}` } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'baseline-widely-available',
    manifest: true,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Few, whole chunks: what the sign-in page paints; what it asks for then (a backend, not its modules' stores, whose
        // files have a hyphen); icons and shared views; the domain of all pages, and that of most; Mantine's parts of most.
        // The dashboard has no long list, and so does not load the one that scrolls.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'firebase-auth',
              test: /node_modules[\\/]@?firebase[\\/](app|auth|component|logger|util)[\\/]/,
              priority: 2,
            },
            { name: 'device', test: /ui[\\/]src[\\/]composition[\\/]\w+\.ts$/, priority: 2 },
            {
              name: 'shared',
              test: /node_modules[\\/](@tabler|@mantine[\\/]hooks)[\\/]|ui[\\/]src[\\/](components[\\/](charts|lists(?!.LongList)|layout)[\\/]|theme[\\/]|hooks[\\/]use-(is|page)-)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'core',
              test: /domain[\\/]src[\\/](kernel|shell|identity)[\\/]|node_modules[\\/](valibot|date-fns)[\\/]/,
              minShareCount: 2,
            },
            { name: 'domain', test: /domain[\\/]src[\\/]/, minShareCount: 4 },
            { name: 'mantine', test: /node_modules[\\/]@mantine[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  // Firebase Hosting, which the preview stands in for, adds no headers for other origins.
  preview: { port: 4173, strictPort: true, cors: false },
})
