import { isolated } from '@caderno/domain/kernel'
import type { Application, ApplicationPhase, CareerService, Due } from '@caderno/domain/career'
import { useMemo } from 'react'
import type { Commands } from '../../../hooks/use-command.ts'
import { dueCommandWords, undone, type DueAct } from '../texts.ts'
import { PHASE } from './phases.tsx'
import { dueTitle } from './texts.ts'

/** The changes that one place makes, none of which rejects. */
export function useChanges(service: CareerService, { run }: Pick<Commands, 'run'>) {
  return useMemo(
    () => ({
      async move({ id, vaga, fase: before }: Application, fase: ApplicationPhase) {
        if (before === fase) return
        await run(service.moveApplication(id, fase), {
          subject: id,
          failure: 'saveApplication',
          message: () => `${isolated(vaga)} foi para ${PHASE[fase].word}`,
          undone: undone(vaga),
        })
      },
      changeDue: (due: Due, act: DueAct) => run(service[act](due), dueCommandWords(due, dueTitle(due), act)),
    }),
    [service, run],
  )
}
