import { AppError, type ModuleService, type UserId } from '@caderno/domain/kernel'
import { createUndo, type TabMemory } from '@caderno/domain/shell'
import { notify, notifyProblem } from '../components/feedback/notify.ts'

const KEY = 'caderno.desfazer'

/** Of this tab alone. A browser may refuse: then what can be taken back is gone with a reload. */
const memory: TabMemory = {
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown
    } catch {
      return undefined
    }
  },
  write(value) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(value))
    } catch {}
  },
}

type LoadService = (module: string, owner: UserId | null) => Promise<ModuleService>
let load: LoadService = () => Promise.reject(new AppError('unknown'))
/** Those of the screens that are shown. */
const shown = new Map<string, ModuleService>()

export const undo = createUndo({
  clock: { now: () => new Date(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
  memory,
  serviceOf: async (module, owner) => shown.get(module) ?? load(module, owner),
  notify: (sentence, isProblem) => (isProblem ? notifyProblem : notify)(sentence),
})

/** How the commands of a module are found once its screen was left. */
export const loadServicesWith = (next: LoadService): void => void (load = next)

/** A screen's own commands take back what is undone while it is shown. */
export function shareService(module: string, service: ModuleService): () => void {
  shown.set(module, service)
  return () => void (shown.get(module) === service && shown.delete(module))
}
