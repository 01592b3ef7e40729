import { createWrite, writeOf } from '@caderno/domain/kernel'
import { readingCommands } from './reading-commands.ts'
import { shareService, undo } from '../src/hooks/undo.ts'

/** Offers to take one change back, as a screen does; resolves once it stands on the bar. `restore` is what takes it back, `applied` when it is made. */
export async function offerUndo(
  message: string,
  restore: () => unknown = () => undefined,
  applied: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  shareService('leitura', {
    ...readingCommands(),
    restore: () => writeOf(Promise.resolve(restore()).then(() => 'saved')),
  } as ReturnType<typeof readingCommands>)
  const inverse = { command: 'restore', args: [], failure: 'save' }
  const saved = applied.then(() => 'saved' as const)
  await undo.offer(
    createWrite(
      applied.then(() => ({ inverse })),
      saved,
    ),
    {
      module: 'leitura',
      listId: 'leitura/lista',
      subject: 'r1',
      undone: 'Voltou',
      message: () => message,
    },
  ).outcome
}
