import type { AgendaItem } from '@caderno/domain/agenda'
import { EMPTY_BOOK } from '@caderno/domain/finance'
import { dataOf, isoDateOf, toAppError } from '@caderno/domain/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import type { SourceQueries } from '../../modules/part.ts'
import { useOpenForUndo, useUndoNotice } from '../../hooks/use-undo-notice.ts'
import { createDeeds, type Deed, type Verb } from './deeds.ts'
import { kept, undone } from './texts.ts'
import type { Ticked } from './ticked.ts'

/** Why the last change of a thing was not kept, to be said beside it. */
export interface Problem {
  readonly key: string
  readonly sentence: string
}

const without = (key: string) => (all: readonly Ticked[]) => all.filter(({ item }) => item.key !== key)

/** Does what is asked of a thing at once and offers the way back; what comes of it later is told. `returned` is the thing that last came back. */
export function useDeeds(owner: string, queries: SourceQueries) {
  const { career, clock, finances, readings, skills } = useServices()
  const { offer, tell, warn } = useUndoNotice()
  useOpenForUndo(queries.book)
  useOpenForUndo(queries.skills)
  useOpenForUndo(queries.readings)
  const [problem, setProblem] = useState<Problem>()
  const [said, setSaid] = useState('')
  const [ticked, setTicked] = useState<readonly Ticked[]>([])
  const [returned, setReturned] = useState<{ readonly key: string }>()
  const deedOf = useMemo(
    () =>
      createDeeds({
        owner,
        clock,
        career,
        finances,
        readings,
        skills,
        book: () => dataOf(queries.book.getSnapshot()) ?? EMPTY_BOOK,
        reading: (id) => dataOf(queries.readings.getSnapshot())?.find((reading) => reading.id === id),
      }),
    [owner, clock, career, finances, readings, skills, queries],
  )
  const takeBack = useCallback(
    async ({ key, title }: AgendaItem, deed: Deed) => {
      try {
        const reason = await deed.back!()
        if (reason) warn(reason)
        else tell(undone(title), () => setSaid(undone(title)))
        setTicked(without(key))
        setReturned({ key })
      } catch (error) {
        const sentence = deed.refused(toAppError(error).code)
        warn(sentence, () => setProblem({ key, sentence }))
      }
    },
    [tell, warn],
  )
  const act = useCallback(
    async (item: AgendaItem, verb: Verb) => {
      setProblem(undefined)
      const before = verb === 'takeBack' && ticked.find(({ item: { key } }) => key === item.key)
      if (before) {
        before.withdraw()
        return takeBack(item, before.deed)
      }
      const deed = deedOf(item, verb)
      if (!deed) return
      const offered = deed.back && offer(deed.message, () => takeBack(item, deed))
      setSaid(offered ? '' : deed.message)
      if (offered && deed.ticked)
        setTicked((all) => [
          ...without(item.key)(all),
          { item, deed, day: isoDateOf(clock.now()), withdraw: offered.withdraw },
        ])
      try {
        const outcome = await deed.write()
        offered?.amend(kept(deed.message, outcome))
      } catch (error) {
        offered?.withdraw()
        setTicked(without(item.key))
        setSaid('')
        const sentence = deed.refused(toAppError(error).code)
        warn(sentence, () => setProblem({ key: item.key, sentence }))
      }
    },
    [deedOf, offer, warn, takeBack, ticked, clock],
  )
  return { act, ticked, problem, said, returned }
}
export type Act = ReturnType<typeof useDeeds>['act']
