import { AppError, type ModuleService, type UserId } from '@caderno/domain/kernel'
import { createUndo, type TabMemory } from '@caderno/domain/shell'
import { notify, notifyProblem } from '../components/feedback/notify.ts'

const KEY = 'caderno.desfazer'

const warn = (why: string, of?: unknown): void => {
  // oxlint-disable-next-line no-console -- For a developer; a student sees nothing of it.
  if (import.meta.env.DEV) console.warn('Desfazer:', why, of)
}

/**
 * From one page of this tab to its next one. It stands in the session storage in between alone: a window that a page opens begins with a copy
 * of that, and would offer the same a second time. A browser may refuse: then what can be taken back is gone with a reload.
 */
function createTabMemory(): TabMemory {
  let kept: unknown
  const take = () => {
    try {
      const text = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return JSON.parse(text ?? 'null') as unknown
    } catch (error) {
      warn('The session storage cannot be read.', error)
      return undefined
    }
  }
  addEventListener('pagehide', () => {
    try {
      if (kept !== undefined) sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch (error) {
      warn('The session storage keeps nothing over a reload.', error)
    }
  })
  // Back out of the back/forward cache the page still has all of it.
  addEventListener('pageshow', ({ persisted }) => void (persisted && take()))
  return { read: take, write: (value) => void (kept = value) }
}

type LoadService = (module: string, owner: UserId | null) => Promise<ModuleService>
let load: LoadService = () => Promise.reject(new AppError('unknown'))
/** The services of the screens that are shown. */
const shown = new Map<string, ModuleService>()

export const undo = createUndo({
  clock: { now: () => new Date(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
  memory: createTabMemory(),
  serviceOf: async (module, owner) => shown.get(module) ?? load(module, owner),
  warn,
  notify: (sentence, isProblem) => (isProblem ? notifyProblem : notify)(sentence),
})

/** How the commands of a module are found once its screen was left. */
export const loadServicesWith = (next: LoadService): void => void (load = next)

/** A screen's own commands take back what is undone while it is shown. */
export function shareService(module: string, service: ModuleService): () => void {
  shown.set(module, service)
  return () => void (shown.get(module) === service && shown.delete(module))
}
