import { backendOf, type ChosenBackend } from '@caderno/adapters-firebase'
import { AppError } from '@caderno/domain/kernel'
import type { Container } from 'inversify'
import type { Services } from '../bridge/services.tsx'

/** All of it is constant in a build: where nothing is set the bundler sees it too and leaves Firebase out. */
const IS_CONFIGURED =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL ||
  import.meta.env.VITE_FIRESTORE_EMULATOR_HOST

/** What the build was configured for (D15). */
export const BACKEND: ChosenBackend = IS_CONFIGURED
  ? backendOf({
      VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
      VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
      VITE_FIREBASE_AUTH_EMULATOR_URL: import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL,
      VITE_FIRESTORE_EMULATOR_HOST: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
    })
  : { kind: 'local' }

/** Never both: the backend that was not chosen is not in the bundle that is loaded. */
async function loadBackend(): Promise<(container: Container) => void> {
  if (!IS_CONFIGURED) return (await import('./local.ts')).bindLocal
  if (BACKEND.kind !== 'firebase') throw new Error('A half-filled configuration starts nothing')
  return (await import('./firebase.ts')).bindFirebase(BACKEND.config)
}

/** The services in chunks of their own, so that the sign-in page is painted before they load. Scripts that do not come are a lost connection. */
export async function loadServices(): Promise<Services> {
  const [{ composeServices }, bindBackend] = await Promise.all([import('./container.ts'), loadBackend()]).catch((cause: unknown) => {
    throw new AppError('network-request-failed', { cause })
  })
  return composeServices(bindBackend)
}
