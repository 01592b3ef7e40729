import { writeOf } from '@caderno/domain/kernel'
import { done } from './commands.ts'
import { readingCommands } from './reading-commands.ts'
import { shareService, undo } from '../src/hooks/undo.ts'

/** Offers to take one change back, as a screen does; resolves once it stands on the bar. `restore` is what takes it back. */
export async function offerUndo(message: string, restore: () => unknown = () => undefined): Promise<void> {
  shareService('leitura', {
    ...readingCommands(),
    restore: () => writeOf(Promise.resolve(restore()).then(() => 'saved')),
  } as ReturnType<typeof readingCommands>)
  await undo.offer(done('restore')(), {
    module: 'leitura',
    listId: 'leitura/lista',
    subject: 'r1',
    undone: 'Voltou',
    message: () => message,
  }).outcome
}
