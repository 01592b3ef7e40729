import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkContents } from './build/chunk-contents.ts'
import { hosting } from './build/hosting.ts'
import { leanRouter } from './build/lean-router.ts'
import { onePathIcons } from './build/one-path-icons.ts'
import { preloads } from './build/preloads.ts'
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

/** What the parts of one feature share is one chunk; but of the career's, whose screen would wait for the fields of its tabs. */
const FEATURE = /ui[\\/]src[\\/]features[\\/](?!career)(\w+)/

/** The forms of the semester, but those that read a pasted table. */
const SEMESTER_FORMS = /features[\\/]semester[\\/](?:\w+[\\/])?(?!Paste|Transcript)\w+Dialog\.tsx$/

const ACCOUNT_FORMS = /features[\\/](?:account[\\/]\w+|profile)[\\/]\w+Dialog\.tsx$/

/** Short pages, to which links and addresses lead. */
const NOTICES =
  /features[\\/](?:welcome|restricted|not-found|privacy|recovery|reset-password)[\\/]\w+Screen\.tsx$/

export default defineConfig({
  envDir: '../..',
  plugins: [react(), leanRouter(), onePathIcons(), hosting(), chunkContents(), preloads(), worker()],
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
        // Few, whole chunks, each of which asks for those above it alone: what the sign-in page paints; what it asks for then (a
        // backend, not its modules' stores, whose files have a hyphen); what each page is made of, of which the bug report needs
        // no more; the rules of all pages, those of the modules, the day that is made of them all, and those of files in and out;
        // the stores of the modules, which exported files come into; and what only some pages need.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            {
              name: 'firebase-auth',
              test: /node_modules[\\/]@?firebase[\\/](app|auth|component|logger|util)[\\/]/,
              priority: 8,
            },
            { name: 'device', test: /ui[\\/]src[\\/]composition[\\/]\w+\.ts$/, priority: 8 },
            {
              name: 'shared',
              test: /node_modules[\\/]@(tabler|mantine[\\/](hooks|core[\\/]esm[\\/](core|utils[\\/]Input|components[\\/](NativeSelect|Textarea|ScrollArea[\\/]utils))))|ui[\\/]src[\\/](theme|hooks|components[\\/](lists|charts|layout|feedback))[\\/]/,
              minShareCount: 2,
              priority: 7,
            },
            {
              name: 'core',
              test: /domain[\\/]src[\\/](kernel|shell|identity|registration)[\\/]|node_modules[\\/](valibot|date-fns)[\\/]/,
              minShareCount: 2,
              priority: 6,
            },
            {
              name: 'domain',
              test: /domain[\\/]src[\\/](?!(intake|export|calendar|archive)[\\/]|\w+[\\/]calendar\.ts|reading[\\/]authors\.ts|agenda[\\/](agenda|reminders)\.ts)|ui[\\/]src[\\/](modules[\\/](?!parts|use-)|features[\\/]\w+[\\/]module-ui)/,
              minShareCount: 2,
              priority: 5,
            },
            {
              name: 'agenda',
              test: /domain[\\/]src[\\/]agenda[\\/]|ui[\\/]src[\\/]modules[\\/]/,
              priority: 4,
            },
            {
              name: 'files',
              test: /domain[\\/]src[\\/](?:(?:intake|export|calendar)[\\/](?!archive-plan)|reading[\\/]authors\.ts)/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'stores',
              test: /domain[\\/]src[\\/]archive[\\/]|ui[\\/]src[\\/]composition[\\/]\w+-modules\.ts$/,
              priority: 4,
            },
            {
              name: 'long-lists',
              test: /node_modules[\\/]@tanstack[\\/]|components[\\/]long-lists[\\/]/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'dialogs',
              test: /components[\\/](Modal|dialogs[\\/])/,
              minShareCount: 2,
              priority: 4,
            },
            { name: 'menus', test: /components[\\/](Popover|Menu)[\\/]/, minShareCount: 2, priority: 3 },
            {
              name: 'controls',
              test: /node_modules[\\/]@mantine[\\/]|ui[\\/]src[\\/](components[\\/](?!intake[\\/])|features[\\/]career[\\/]TickRow)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: (id) => FEATURE.exec(id)?.[1] ?? null,
              debugName: 'of a feature',
              minShareCount: 2,
              priority: 1,
            },
            { name: 'semester-forms', test: SEMESTER_FORMS, priority: 0 },
            { name: 'notices', test: NOTICES, priority: 0 },
            { name: 'account-forms', test: ACCOUNT_FORMS, priority: 0 },
          ],
        },
      },
    },
  },
  // Named as every other script: one that did not change keeps its name, and the cache of the next version its file.
  worker: {
    rolldownOptions: {
      output: { hashCharacters: 'hex', entryFileNames: 'assets/[name]-[hash:7].js', comments: false },
    },
  },
  server: { port: 5173 },
  // Firebase Hosting, which the preview stands in for, adds no headers for other origins.
  preview: { port: 4173, strictPort: true, cors: false },
})
