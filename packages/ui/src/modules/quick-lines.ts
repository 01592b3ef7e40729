import { foldText, GUEST, toAppError, type IsoDate, type UserId } from '@caderno/domain/kernel'
import type { ModuleId, ModuleSources } from '@caderno/domain/modules'
import { withOutcome } from '../components/feedback/outcomes.ts'
import { readTransaction } from '../features/finance/quick-line.ts'
import { readAssessment } from '../features/semester/quick-line.ts'
import type { Services } from '../hooks/services.tsx'
import { undo } from '../hooks/undo.ts'
import { MODULES } from './index.ts'
import type { QuickRead, ReadLine } from './part.ts'
import { serviceOf } from './parts.ts'

export type QuickLine = QuickRead & { readonly module: ModuleId }
export type QuickAddition = Extract<QuickLine, { readonly sentence: string }>

export const isAddition = (line: QuickLine): line is QuickAddition => 'add' in line

const READERS: Partial<Record<ModuleId, ReadLine>> = { semestre: readAssessment, financas: readTransaction }

/** What no line adds, by its first words: that is done on the page of the module. */
const ELSEWHERE: Partial<Record<ModuleId, RegExp>> = {
  semestre: /^(?:faltei|estud(?:ei|ar)|tirei|nota \d\S*|\d+ faltas?)(?!\S)/,
  leitura: /^(?:li|ler|\d+ pa?g\S*)(?!\S)/,
  habilidades: /^(?:treinei|meditei)(?!\S)/,
}

/** What each module reads in a line: those first that would add something, then those whose line it is; of two refusals the narrower reader’s. */
export function readQuickLine(
  line: string,
  sources: ModuleSources,
  owner: UserId,
  today: IsoDate,
): readonly QuickLine[] {
  if (owner === GUEST) return []
  // The readers of money stand last: most lines have a number.
  return MODULES.toReversed()
    .flatMap(({ id, name }): QuickLine[] => {
      const read = READERS[id]?.(line, sources, today)
      const [said] = ELSEWHERE[id]?.exec(foldText(line)) ?? []
      const refusal = `Não entendi «${said}»: isso se lança em «${name}»`
      return [...(said ? [{ module: id, refusal }] : []), ...(read ? [{ module: id, ...read }] : [])]
    })
    .sort((a, b) => order(a) - order(b))
}

/** Each addition with those that the line may mean as well. */
export const withOthers = (
  lines: readonly QuickLine[],
  read: (line: string) => readonly QuickLine[],
): readonly QuickAddition[] =>
  lines.filter(isAddition).flatMap((addition) => [
    addition,
    ...addition.others.flatMap(({ line }) =>
      read(line)
        .filter(isAddition)
        .filter(({ module }) => module === addition.module),
    ),
  ])

const order = (line: QuickRead): number => ('add' in line ? 0 : line.isUnknown ? 2 : 1)

/** Adds it, with «Desfazer». Returns the sentence of a refusal. */
export async function addQuickLine(
  services: Services,
  owner: UserId,
  { module, add }: QuickAddition,
): Promise<string | undefined> {
  const service = serviceOf(services, module, owner)
  const { write, failure, words } = add(service)
  try {
    await undo.offer(write, {
      module,
      listId: 'linha',
      subject: '',
      message: (outcome, changed) => withOutcome(words(changed), outcome),
      undone: 'Desfeito.',
    }).outcome
    return undefined
  } catch (error) {
    return service.failure(failure, toAppError(error).code)
  }
}
