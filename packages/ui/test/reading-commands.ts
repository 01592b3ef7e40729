import { readingFailure, type ReadingService } from '@caderno/domain/reading'
import { done } from './commands.ts'

/** Everything that can be done with the library; all of it succeeds. */
export const readingCommands = () =>
  ({
    failure: readingFailure,
    add: done(),
    edit: done(),
    turnTo: done(),
    putBack: done(),
    step: done(),
    chooseStatus: done('putBack'),
    readAgain: done('putBack'),
    rate: done(),
    remove: done('restore'),
    restore: done(),
    bringIn: done('revertAll'),
    discardAll: done(),
    revertAll: done(),
    setGoal: done(),
    addNote: done('putBack'),
    editNote: done('putBack'),
    removeNote: done('putBack'),
    removeGoal: done('restoreGoal'),
    restoreGoal: done(),
    chooseView: done(),
  }) satisfies ReadingService
