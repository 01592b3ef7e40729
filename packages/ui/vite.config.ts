import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkContents } from './build/chunk-contents.ts'
import { hosting } from './build/hosting.ts'
import { leanForage } from './build/lean-forage.ts'
import { leanRouter } from './build/lean-router.ts'
import { worker } from './build/worker.ts'

export default defineConfig({
  envDir: '../..',
  plugins: [react(), leanRouter(), leanForage(), hosting(), chunkContents(), worker()],
  resolve: {
    alias: [
      // The same library without its own copy of Promise.
      { find: /^localforage$/, replacement: 'localforage/dist/localforage.nopromises.js' },
      // What inversify asks of it, and no more.
      {
        find: /^reflect-metadata\/lite$/,
        replacement: resolve(import.meta.dirname, 'build/reflect-metadata.ts'),
      },
    ],
  },
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
        // The first script names all others, and four bytes tell the versions of one file apart.
        hashCharacters: 'hex',
        // A group takes what its modules import with it: what a first visit needs is one script, the services are another.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
              priority: 3,
            },
            {
              name: 'start',
              test: /ui[\\/]src[\\/](app[\\/]main|features[\\/]login[\\/]LoginScreen)\.tsx$/,
              priority: 2,
            },
            // What both backends' stores decode with, and this device's own storage, belong to no screen.
            {
              name: 'services',
              test: /ui[\\/]src[\\/]composition[\\/](container|local)\.ts$|domain[\\/]src[\\/](kernel[\\/](lazy-store|schema|values)|shell[\\/]write-ledger)\.ts$|adapters-local[\\/]src[\\/]storage[\\/](browser|storage)\.ts$/,
              priority: 1,
            },
            // Crumbs that most screens need: the first script names each script there is.
            {
              name: 'crumbs',
              test: /@mantine[\\/].*[\\/](create-safe-context|use-merged-ref|get-auto-contrast-value|get-contrast-color|get-env|to-int|find-element-ancestor|create-scoped-keydown-handler|DirectionProvider)\./,
              priority: 1,
            },
            // On every page, after its first paint.
            {
              name: 'notices',
              test: /icons-react[\\/].*[\\/]Icon(AlertTriangle|CircleCheck|CloudOff)\.|ui[\\/]src[\\/](hooks[\\/]use-connection|app[\\/](AfterPaint|Banners)|components[\\/]\w+[\\/](FooterSky|refusals))\./,
              priority: 1,
            },
            {
              name: 'parts',
              test: /icons-react[\\/].*[\\/]Icon(Plus|ArrowRight|Logout|Lock|CloudUp)\.|ui[\\/]src[\\/]components[\\/]\w+[\\/](PageHead|Ring|StatRow|RuledList|EmptyState|Sheet)\.|domain[\\/]src[\\/]kernel[\\/](records|week|day-count|store-reasons)\.ts$/,
              priority: 0,
            },
            // What the screens of the modules share.
            {
              name: 'desk',
              test: /icons-react[\\/].*[\\/]Icon(Bulb|ChevronDown|ExternalLink|Pencil|Search|Trophy)\.|ui[\\/]src[\\/](hooks[\\/](use-today|use-dialog|use-opened|use-page-focus|use-undo-notice|use-discard-guard)|components[\\/]\w+[\\/](Fold(Button|edFields)|lazy-part|LoadFailure|Waiting|with-reason|Stepper|undo-notice))\.|domain[\\/]src[\\/]shell[\\/]messages\.ts$/,
              priority: 0,
            },
            { name: 'reading', test: /domain[\\/]src[\\/]reading[\\/](reading|messages)\.ts$/, priority: 0 },
            {
              name: 'skills',
              test: /domain[\\/]src[\\/]skills[\\/](skill|messages|progress|deadline|habit|streak|figures)\.ts$/,
              priority: 0,
            },
            {
              name: 'career',
              test: /domain[\\/]src[\\/]career[\\/](application|contact|goal|history|messages|order|ports|statistics)\.ts$/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  // Firebase Hosting, which the preview stands in for, adds no headers for other origins.
  preview: { port: 4173, strictPort: true, cors: false },
})
