import type { Services } from '../bridge/services.tsx'

/** The services in a chunk of their own, so that the sign-in page is painted before they load. */
export const loadServices = (): Promise<Services> => import('./container.ts').then(({ composeServices }) => composeServices())
