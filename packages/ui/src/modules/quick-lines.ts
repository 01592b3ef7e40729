import { GUEST, toAppError, type IsoDate, type UserId } from '@caderno/domain/kernel'
import type { ModuleId, ModuleSources } from '@caderno/domain/modules'
import { withOutcome } from '../components/feedback/outcomes.ts'
import type { Services } from '../hooks/services.tsx'
import { undo } from '../hooks/undo.ts'
import type { QuickRead } from './part.ts'
import { PARTS } from './parts.ts'

export type QuickLine = QuickRead & { readonly module: ModuleId }
export type QuickAddition = Extract<QuickLine, { readonly sentence: string }>

export const isAddition = (line: QuickLine): line is QuickAddition => 'add' in line

const NOT_LOADED = 'Não foi possível lançar agora. Verifique sua conexão e tente novamente.'

/** What each module reads in a line: those first that would add something. */
export function readQuickLine(
  line: string,
  sources: ModuleSources,
  owner: UserId,
  today: IsoDate,
): readonly QuickLine[] {
  const read = PARTS.flatMap(({ id, forGuests, quick }) =>
    quick && (forGuests || owner !== GUEST) ? [{ module: id, ...quick(line, sources, today) }] : [],
  )
  return [...read.filter(isAddition), ...read.filter((each) => !isAddition(each))]
}

/** Adds it, with «Desfazer». Returns the sentence of a refusal. */
export async function addQuickLine(
  services: Services,
  owner: UserId,
  { module, add }: QuickAddition,
): Promise<string | undefined> {
  const loading = import('./services.ts').then(({ serviceOf }) => serviceOf(services, module, owner))
  const service = await loading.catch(() => undefined)
  if (!service) return NOT_LOADED
  const { command, failure, words } = add(service)
  try {
    await undo.run(command, {
      module,
      place: 'linha',
      subject: '',
      message: (outcome, changed) => withOutcome(words(changed), outcome),
      undone: 'Desfeito.',
    })
    return undefined
  } catch (error) {
    return service.failure(failure, toAppError(error).code)
  }
}
