import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkContents } from './build/chunk-contents.ts'
import { hosting } from './build/hosting.ts'
import { leanRouter } from './build/lean-router.ts'
import { worker } from './build/worker.ts'

export default defineConfig({
  envDir: '../..',
  plugins: [react(), leanRouter(), hosting(), chunkContents(), worker()],
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
        // Everything that the sign-in page needs is one script; icons and shared views of the other pages are one too.
        // The dashboard has no long list, and so does not load the one that scrolls.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              name: 'firebase-auth',
              test: /node_modules[\\/]@?firebase[\\/](app|auth|component|logger|util)[\\/]/,
            },
            {
              name: 'shared',
              test: /node_modules[\\/](@tabler|@mantine[\\/]hooks)[\\/]|ui[\\/]src[\\/](components[\\/](charts|lists(?!.LongList)|layout)|theme)[\\/]/,
              minShareCount: 2,
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
