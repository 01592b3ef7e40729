import { backendOf } from '@caderno/adapters-firebase'
import { AppError } from '@caderno/domain/kernel'
import type { Container } from 'inversify'
import type { Services } from '../hooks/services.tsx'

/** Constant in a build: where nothing is set the bundler sees it too and leaves Firebase out. */
const IS_CONFIGURED =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL ||
  import.meta.env.VITE_FIRESTORE_EMULATOR_HOST

/** What the build was configured for, with all its values; half of a configuration is none, and never the local one (D15). */
export const BACKEND = backendOf({
  VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
  VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
  VITE_FIREBASE_AUTH_EMULATOR_URL: import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL,
  VITE_FIRESTORE_EMULATOR_HOST: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
})

/** Never both: the backend that was not chosen is not in the bundle that is loaded. */
const loadBackend = async (): Promise<(container: Container) => void> => {
  if (!IS_CONFIGURED) return (await import('./local.ts')).bindLocal
  const { bindFirebase } = await import('./firebase.ts')
  return (container) => {
    if (BACKEND.kind === 'firebase') bindFirebase(container, BACKEND.config)
  }
}

/** The services in chunks of their own, so that the sign-in page is painted before they load. Scripts that do not come are a lost connection. */
export async function loadServices(): Promise<Services> {
  const [{ composeServices }, bindBackend] = await Promise.all([
    import('./container.ts'),
    loadBackend(),
  ]).catch((cause: unknown) => {
    throw new AppError('network-request-failed', { cause })
  })
  return composeServices(bindBackend)
}
