import {
  ChangedSince,
  toAppError,
  type Applied,
  type ModuleService,
  type Write,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import type { Undoable } from '@caderno/domain/shell'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ModuleId } from '../modules/index.ts'
import { shareService, undo } from './undo.ts'

/** What is said of a change. */
export interface CommandWords<Changed = unknown, Kind extends string = string> {
  /** The record: why a change of it was refused is said beside it; empty where that is said on the bar. */
  readonly subject: string
  /** The kind of failure, as the service has it. */
  readonly failure: Kind
  /** What is said on the bar, with «Desfazer» where the command has an inverse. */
  readonly message?: (outcome: WriteOutcome, changed: Changed | undefined) => string | undefined
  /** What a screen reader is told once it was taken back. */
  readonly undone?: string
}

/** How the changes of a list are followed; `Kind` are those of its service's failures. */
interface RunCommands<Kind extends string = string> {
  /** Follows a change; undefined where it was refused, which is said. Never rejects. */
  run<Changed>(
    write: Write<Applied<Changed>>,
    words: CommandWords<Changed, Kind>,
  ): Promise<WriteOutcome | undefined>
  /** The same change, which offers «Desfazer»; its refusal is for whoever makes it. */
  withUndo<Changed>(
    write: Write<Applied<Changed>>,
    words: Omit<CommandWords<Changed>, 'failure'>,
  ): Write<Applied<Changed>>
}

/** Why the last change of a record was not kept, to be said beside it. */
export interface Problem {
  readonly subject: string
  readonly sentence: string
}

/** A change that is being taken back, and then whether it was. */
export interface Returning {
  readonly change: Undoable
  readonly isUndone?: boolean
}

/**
 * Follows the changes of one list of a screen: offers «Desfazer», and says what came of a change in that list, or on the bar once it was left.
 * A module's commands are shared from the first one that is run, so that they also take back what is undone while the list is shown.
 */
export function useCommands(listId: string) {
  const [problem, setProblem] = useState<Problem>()
  const [announcement, setAnnouncement] = useState('')
  const [returning, setReturning] = useState<Returning>()
  const isHere = useRef(false)
  const shared = useRef(new Map<string, () => void>())
  useEffect(() => {
    isHere.current = true
    const unshare = shared.current
    const leave = undo.enter(listId, {
      onUndo(change, result) {
        const session = undo.session()
        setProblem(undefined)
        setAnnouncement('')
        setReturning({ change })
        void result.then(({ isUndone, sentence }) => {
          const isInPlace = isHere.current && (isUndone || change.subject !== '')
          if (sentence !== '' && !isInPlace) undo.say(session, sentence, !isUndone)
          if (!isHere.current) return
          setReturning({ change, isUndone })
          if (isUndone) setAnnouncement(sentence)
          else if (sentence !== '' && isInPlace) setProblem({ subject: change.subject, sentence })
        })
      },
    })
    return () => {
      isHere.current = false
      leave()
      for (const end of unshare.values()) end()
      unshare.clear()
    }
  }, [listId])
  const commandsOf = useCallback(
    <Kind extends string>(module: ModuleId, service: ModuleService<Kind>): RunCommands<Kind> => {
      const withUndo: RunCommands['withUndo'] = (write, { subject, message, undone = '' }) => {
        shared.current.get(module)?.()
        shared.current.set(module, shareService(module, service))
        return message ? undo.offer(write, { module, listId, subject, message, undone }) : write
      }
      const run = async <Changed>(
        write: Write<Applied<Changed>>,
        words: CommandWords<Changed, Kind>,
      ): Promise<WriteOutcome | undefined> => {
        const session = undo.session()
        setProblem(undefined)
        setAnnouncement('')
        try {
          return await withUndo(write, words).outcome
        } catch (error) {
          const sentence = sentenceOf(service, words.failure, error)
          if (isHere.current) setProblem({ subject: words.subject, sentence })
          else undo.say(session, sentence, true)
          return undefined
        }
      }
      return { run, withUndo }
    },
    [listId],
  )
  return { commandsOf, problem, announcement, setAnnouncement, returning }
}

/** The same for the commands of one module. */
export function useCommand<Kind extends string>(
  module: ModuleId,
  service: ModuleService<Kind>,
  list = 'lista',
) {
  const { commandsOf, ...rest } = useCommands(`${module}/${list}`)
  const commands = useMemo(() => commandsOf(module, service), [commandsOf, module, service])
  return { ...commands, ...rest }
}
export type Commands<Kind extends string = string> = ReturnType<typeof useCommand<Kind>>

/** Says what did not come of a change in its place, or on the bar where that has been left. */
export function useWarning(): (sentence: string, inPlace: () => void) => void {
  const isHere = useRef(false)
  const session = useRef(0)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      session.current = undo.session()
    }
  }, [])
  return useCallback((sentence, inPlace) => {
    if (isHere.current) inPlace()
    else undo.say(session.current, sentence, true)
  }, [])
}

/** For the controls of one record, that offer nothing to undo: the sentence of the last refusal, to be said beside them. */
export function useAttempt<Kind extends string>(service: ModuleService<Kind>) {
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const warn = useWarning()
  const attempt = useCallback(
    async (kind: Kind, { outcome }: Write): Promise<void> => {
      const turn = (latest.current += 1)
      try {
        await outcome
        // An earlier change that was kept says nothing of a later one.
        if (turn === latest.current) setFailure(undefined)
      } catch (error) {
        const sentence = sentenceOf(service, kind, error)
        warn(sentence, () => setFailure(sentence))
      }
    },
    [service, warn],
  )
  return { failure, attempt }
}

const sentenceOf = <Kind extends string>(service: ModuleService<Kind>, kind: Kind, error: unknown): string =>
  error instanceof ChangedSince ? error.message : service.failure(kind, toAppError(error).code)

export const problemOf = (subject: string, problem: Problem | undefined): string | undefined =>
  problem?.subject === subject ? problem.sentence : undefined
