import {
  ARCHIVE_FAULTS,
  countOf,
  fileIdOf,
  inPieces,
  MAX_ARCHIVE,
  planInPieces,
  readArchive,
  type Archive,
  type Differing,
  type ImportPlan,
  type LeftOut,
  type UnfinishedImport,
} from '@caderno/domain/archive'
import { AppError } from '@caderno/domain/kernel'
import { useState, useCallback, useEffect } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useAction } from '../../../hooks/use-action.ts'
import { withReason } from '../../../components/feedback/refusals.ts'
import { IMPORT_FAILURE, importedWords, KEPT, READ_FAILURE, RECORD_KINDS } from './texts.ts'

interface ReadFile {
  readonly archive: Archive
  readonly leftOut: LeftOut
}
interface Found extends ReadFile {
  /** Compared with the account as it was last read. */
  readonly plan: ImportPlan
}

export interface ImportPreview {
  readonly plan: ImportPlan
  readonly exportedAt: string
  readonly differing: Differing
  readonly busy: boolean
  readonly failure: string | undefined
  choose(differing: Differing): void
  confirm(): void
  close(): void
}

export interface Import {
  /** How much of a file was read, 0 to 1. */
  readonly progress: number | undefined
  /** How it ended, well or badly. */
  readonly done: string | undefined
  readonly failure: string | undefined
  readonly left: Pick<Unfinished, 'unfinished' | 'forget'>
  readonly preview: ImportPreview | undefined
  take(file: File): void
}

const NOTHING = { done: undefined, failure: undefined }

/** Reads a chosen file, previews its changes and imports it. */
export function useImport(owner: string): Import {
  const { archive, auth, clock } = useServices()
  const [found, setFound] = useState<Found>()
  const [differing, setDiffering] = useState<Differing>('keep')
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<{ done: string | undefined; failure: string | undefined }>(NOTHING)
  const [refused, setRefused] = useState<string>()
  const left = useUnfinished(owner)

  /** A comparison needs the current data, not only that of this device. */
  const look = async () => {
    const store = await archive()
    const { holdings, isCurrent } = await store.read(owner)
    if (!isCurrent) throw new AppError('network-request-failed')
    return { store, holdings }
  }
  const compare = async (file: ReadFile) => {
    const { store, holdings } = await look()
    const options = { owner, differing, now: clock.now().toISOString(), leftOut: file.leftOut }
    return {
      store,
      plan: await inPieces(planInPieces(file.archive, holdings, options), clock, () => undefined),
    }
  }

  const reading = useAction(
    async (file: File) => {
      setResult(NOTHING)
      setRefused(undefined)
      setDiffering('keep')
      setProgress(0)
      const read =
        file.size > MAX_ARCHIVE
          ? { fault: 'too-large' as const }
          : await readFile(file, (work) => inPieces(work, clock, setProgress))
      if (read.fault === undefined) {
        const { plan } = await compare(read)
        if (isAllThere(plan) && left.unfinished?.arquivo === fileIdOf(read.archive)) left.forget()
        setFound({ ...read, plan })
      } else setResult({ ...NOTHING, failure: ARCHIVE_FAULTS[read.fault] })
      setProgress(undefined)
    },
    (error) => {
      setProgress(undefined)
      setResult({ ...NOTHING, failure: withReason(READ_FAILURE, error) })
    },
  )
  const writing = useAction(
    async (asked: Found) => {
      setRefused(undefined)
      const { store, plan } = await compare(asked)
      await store.write(owner, plan.changes)
      if (Object.keys(plan.changes.profile).length > 0) void auth.refresh()
      setFound(undefined)
      left.look()
      setResult({
        ...NOTHING,
        done: isKept(plan, differing) ? KEPT : importedWords(writtenBy(plan, differing)),
      })
    },
    (error) => {
      setRefused(withReason(IMPORT_FAILURE, error))
      left.look()
      if (found)
        compare(found).then(
          ({ plan }) => setFound((asked) => asked && { ...asked, plan }),
          () => undefined,
        )
    },
  )

  return {
    ...result,
    progress,
    left,
    take: (file) => void reading.run(file),
    preview: found && {
      plan: found.plan,
      differing,
      busy: writing.busy,
      failure: refused,
      exportedAt: found.archive.exportadoEm,
      choose: setDiffering,
      confirm: () => void writing.run(found),
      close: () => !writing.busy && setFound(undefined),
    },
  }
}

/** How many records a plan writes. */
export const writtenBy = (plan: ImportPlan, choice: Differing): number => {
  const { fresh, differing } = countOf(plan, RECORD_KINDS)
  return fresh + (choice === 'replace' ? differing : 0)
}

/** The file brings nothing that the account does not have as it is. */
export const isAllThere = (plan: ImportPlan): boolean =>
  countOf(plan).fresh === 0 && countOf(plan).differing === 0

/** Nothing is new, and what differs stays as it is. */
const isKept = (plan: ImportPlan, choice: Differing): boolean =>
  choice === 'keep' && countOf(plan).fresh === 0

/** The file may have been deleted since it was chosen. */
async function readFile<Read>(
  file: File,
  read: (work: ReturnType<typeof readArchive>) => Promise<Read>,
): Promise<Read | { readonly fault: 'unreadable' }> {
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { fault: 'unreadable' } : read(readArchive(text))
}

export interface Unfinished {
  readonly unfinished: UnfinishedImport | null
  look(): void
  forget(): void
}

/** The interrupted import of this account on this device, if any. */
export function useUnfinished(owner: string): Unfinished {
  const { archive } = useServices()
  const [unfinished, setUnfinished] = useState<UnfinishedImport | null>(null)
  const look = useCallback(
    () =>
      void archive()
        .then((store) => store.unfinished(owner))
        .then(setUnfinished, () => undefined),
    [archive, owner],
  )
  useEffect(look, [look])
  const forget = () =>
    void archive()
      .then((store) => store.forgetUnfinished(owner))
      .then(look, () => undefined)
  return { unfinished, look, forget }
}
