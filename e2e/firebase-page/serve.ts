import { fileURLToPath } from 'node:url'
import { servePage } from '../support/serve-page.ts'

export const serveFirebasePage = () => servePage(fileURLToPath(new URL('.', import.meta.url)), ['firebase/app', 'firebase/auth', 'firebase/firestore'])
