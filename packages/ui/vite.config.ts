import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkContents } from './build/chunk-contents.ts'
import { firstScreen } from './build/first-screen.ts'
import { leanRouter } from './build/lean-router.ts'
import { missingAssets } from './build/missing-assets.ts'

export default defineConfig({
  plugins: [react(), leanRouter(), missingAssets(), firstScreen(resolve(import.meta.dirname, 'src/features/login/LoginScreen.tsx')), chunkContents()],
  // The same library without its own copy of Promise.
  resolve: { alias: [{ find: /^localforage$/, replacement: 'localforage/dist/localforage.nopromises.js' }] },
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
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'services',
              test: /node_modules[\\/](@inversifyjs|inversify|reflect-metadata|localforage|date-fns|valibot)[\\/]|packages[\\/](adapters-local|domain[\\/]src[\\/](kernel|identity|registration))[\\/]|ui[\\/]src[\\/]composition[\\/](?!load)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
})
