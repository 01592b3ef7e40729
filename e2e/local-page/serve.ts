import { fileURLToPath } from 'node:url'
import { servePage } from '../support/serve-page.ts'

export const serveLocalPage = () => servePage(fileURLToPath(new URL('.', import.meta.url)), ['localforage'])
