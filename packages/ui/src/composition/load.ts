import { areOnThisComputer } from '@caderno/adapters-firebase'
import { AppError } from '@caderno/domain/kernel'
import type { Container } from 'inversify'
import type { Services } from '../hooks/services.tsx'

/*
 * All of it is constant in a build: where nothing is set the bundler sees it too and leaves Firebase out.
 * The values themselves come with Firebase (backend.ts): this is part of the first script.
 */
const IS_CONFIGURED =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL ||
  import.meta.env.VITE_FIRESTORE_EMULATOR_HOST

/** False stops the app: half of a configuration is none, and never the local one (D15). `backendOf` says what is wrong with it. */
export const IS_WHOLE: boolean =
  !IS_CONFIGURED ||
  Boolean(
    import.meta.env.VITE_FIREBASE_API_KEY &&
    import.meta.env.VITE_FIREBASE_AUTH_DOMAIN &&
    import.meta.env.VITE_FIREBASE_PROJECT_ID &&
    import.meta.env.VITE_FIREBASE_APP_ID &&
    (import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL || import.meta.env.VITE_FIRESTORE_EMULATOR_HOST
      ? areOnThisComputer(
          import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL,
          import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
        )
      : true),
  )

/** Never both: the backend that was not chosen is not in the bundle that is loaded. */
const loadBackend = async (): Promise<(container: Container) => void> =>
  IS_CONFIGURED ? (await import('./firebase.ts')).bindFirebase : (await import('./local.ts')).bindLocal

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
