import { plural, type ModuleService, type Write } from '@caderno/domain/kernel'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useCommand } from '../../hooks/use-command.ts'
import type { ModuleId } from '../../modules/index.ts'

export type CountNoun = readonly [one: string, many: string]

/** Brings in what is ticked by a command of a module, and offers «Desfazer»; the props of a Preview that tell of it. */
export function useBringIn<Kind extends string>(
  module: ModuleId,
  service: ModuleService<Kind>,
  failure: Kind,
  noun: CountNoun,
) {
  const { run, problem, announcement } = useCommand(module, service, 'importar')
  const bringing = useAction(
    async (write: () => Write, count: number, where?: string) => {
      await run(write(), {
        subject: 'importar',
        failure,
        message: (outcome) => withOutcome(`${plural(count, ...noun)}${where ?? ''}`, outcome),
        undone: 'A importação foi desfeita.',
      })
    },
    () => undefined,
  )
  return {
    noun,
    announcement,
    refusal: problem?.sentence,
    isBusy: bringing.busy,
    bringIn: (...args: Parameters<typeof bringing.run>) => void bringing.run(...args),
  }
}
