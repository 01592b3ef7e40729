import { lazyPart } from '../layout/lazy-part.tsx'

const load = () => import('./ConfirmDialog.tsx')

/** The question before something is lost, in a script of its own. */
export const ConfirmPart = lazyPart(async () => ({ default: (await load()).ConfirmDialog }), {
  floating: true,
})

/** Starts fetching the question when it is about to be asked. */
export const prefetchConfirm = (): void => void load().catch(() => undefined)
