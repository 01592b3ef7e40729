import { backendOf } from '@caderno/adapters-firebase'
import { AppError } from '@caderno/domain/kernel'
import type { Container } from 'inversify'
import type { Services } from '../hooks/services.tsx'

/** A build-time constant: without configuration the bundler drops Firebase. */
const IS_CONFIGURED =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL ||
  import.meta.env.VITE_FIRESTORE_EMULATOR_HOST

/** The backend of this build; an incomplete Firebase configuration stops the app, it never falls back to local (D15). */
export const BACKEND = backendOf({
  VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
  VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
  VITE_FIREBASE_AUTH_EMULATOR_URL: import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL,
  VITE_FIRESTORE_EMULATOR_HOST: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
})

/** Loads one backend only. */
const loadBackend = async (): Promise<(container: Container) => void> => {
  if (!IS_CONFIGURED) return (await import('./local.ts')).bindLocal
  const { bindFirebase } = await import('./firebase.ts')
  return (container) => {
    if (BACKEND.kind === 'firebase') bindFirebase(container, BACKEND.config)
  }
}

/** Loads the services in their own chunks, after the sign-in page is painted. A failed load counts as a lost connection. */
export async function loadServices(): Promise<Services> {
  const [{ composeServices }, bindBackend] = await Promise.all([
    import('./container.ts'),
    loadBackend(),
  ]).catch((cause: unknown) => {
    throw new AppError('network-request-failed', { cause })
  })
  return composeServices(bindBackend)
}
