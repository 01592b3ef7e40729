import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lazyBarrels } from '../packages/ui/build/lazy-barrels.ts'

export default defineConfig({ plugins: [react(), lazyBarrels()] })
