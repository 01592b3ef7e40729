import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkContents } from './build/chunk-contents.ts'
import { missingAssets } from './build/missing-assets.ts'

export default defineConfig({
  plugins: [react(), missingAssets(), chunkContents()],
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
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
})
