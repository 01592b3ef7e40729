import { readingCommands } from './reading-commands.ts'
import { shareService, undo } from '../src/hooks/undo.ts'

/** Offers to take one change back, as a screen does; resolves once it stands on the bar. `restore` is what takes it back. */
export async function offerUndo(message: string, restore: () => unknown = () => undefined): Promise<void> {
  shareService('leitura', {
    ...readingCommands(),
    restore: () => async () => {
      await restore()
      return 'saved'
    },
  } as ReturnType<typeof readingCommands>)
  await undo.run(
    (accept) => {
      accept?.({ inverse: { command: 'restore', args: [], failure: 'save' } })
      return Promise.resolve('saved')
    },
    { module: 'leitura', place: 'leitura/lista', subject: 'r1', undone: 'Voltou', message: () => message },
  )
}
