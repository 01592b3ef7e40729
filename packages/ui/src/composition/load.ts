import { backendOf } from '@caderno/adapters-firebase'
import { AppError, type Clock } from '@caderno/domain/kernel'
import type { Services } from '../hooks/services.tsx'
import type { BackendServices } from './container.ts'

/** A build-time constant: without configuration the bundler drops Firebase. */
const IS_CONFIGURED =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL ||
  import.meta.env.VITE_FIRESTORE_EMULATOR_HOST

/** The backend of this build; an incomplete Firebase configuration stops the app, it never falls back to local (D15). */
export const BACKEND = backendOf(import.meta.env)

/** Loads one backend only. */
const loadBackend = async (): Promise<(clock: Clock) => BackendServices> => {
  if (!IS_CONFIGURED) return (await import('./local.ts')).localServices
  if (BACKEND.kind !== 'firebase') throw new Error('Incomplete configuration')
  const { config } = BACKEND
  const { firebaseServices } = await import('./firebase.ts')
  return (clock) => firebaseServices(config, clock)
}

/** Loads the services in their own chunks, after the sign-in page is painted. A failed load counts as a lost connection. */
export async function loadServices(): Promise<Services> {
  const [{ composeServices }, openBackend] = await Promise.all([
    import('./container.ts'),
    loadBackend(),
  ]).catch((cause: unknown) => {
    throw new AppError('network-request-failed', { cause })
  })
  return composeServices(openBackend)
}
