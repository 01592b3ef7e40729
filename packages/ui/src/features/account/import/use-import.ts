import {
  ARCHIVE_FAULTS,
  countOf,
  fileIdOf,
  MAX_ARCHIVE,
  nothingBrought,
  planInPieces,
  readArchive,
  type ArchiveKind,
  type Differing,
  type ImportPlan,
  type ReadArchive,
  type UnfinishedImport,
} from '@caderno/domain/archive'
import { AppError, plural, inPieces } from '@caderno/domain/kernel'
import { useState, useCallback, useEffect } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useAction } from '../../../hooks/use-action.ts'
import { withReason } from '../../../components/feedback/refusals.ts'
import { MODULES } from '../../../modules/index.ts'

type ReadFile = Extract<ReadArchive, { fault?: undefined }>
type Found = ReadFile & {
  /** Compared with the account as it was last read. */
  readonly plan: ImportPlan
}

export type Import = ReturnType<typeof useImport>
export type ImportPreview = NonNullable<Import['preview']>

/** Reads a chosen file, previews its changes and imports it. */
export function useImport(owner: string) {
  const { archive, auth, clock } = useServices()
  const [found, setFound] = useState<Found>()
  const [differing, setDiffering] = useState<Differing>('keep')
  /** How much of a file was read, 0 to 1. */
  const [progress, setProgress] = useState<number>()
  /** How it ended, well or badly. */
  const [result, setResult] = useState<{ done?: string | undefined; failure?: string | undefined }>({})
  const [refused, setRefused] = useState<string>()
  const left = useUnfinished(owner)

  const compare = async (file: ReadFile) => {
    const { holdings, isCurrent } = await archive.read(owner)
    // A comparison needs the current data, not only that of this device.
    if (!isCurrent) throw new AppError('network-request-failed')
    const options = { owner, differing, now: clock.now().toISOString(), leftOut: file.leftOut }
    const plan = await inPieces(planInPieces(file.archive, holdings, options), clock, () => undefined)
    return plan
  }

  const readFile = async (file: File): Promise<ReadArchive> => {
    if (file.size > MAX_ARCHIVE) return { fault: 'too-large' }
    // The file may have been deleted since it was chosen.
    const text = await file.text().catch(() => undefined)
    return text === undefined ? { fault: 'unreadable' } : inPieces(readArchive(text), clock, setProgress)
  }

  const reading = useAction(
    async (file: File) => {
      setResult({})
      setRefused(undefined)
      setDiffering('keep')
      setProgress(0)
      const read = await readFile(file)
      if (read.fault === undefined) {
        const plan = await compare(read)
        if (nothingBrought(plan) && left.unfinished?.arquivo === fileIdOf(read.archive)) left.forget()
        setFound({ ...read, plan })
      } else setResult({ failure: ARCHIVE_FAULTS[read.fault] })
      setProgress(undefined)
    },
    (error) => {
      setProgress(undefined)
      setResult({ failure: withReason('Não foi possível conferir o arquivo. Tente novamente.', error) })
    },
  )
  const writing = useAction(
    async (asked: Found) => {
      setRefused(undefined)
      const plan = await compare(asked)
      await archive.write(owner, plan.changes)
      if (Object.keys(plan.changes.profile).length > 0) void auth.refresh()
      setFound(undefined)
      left.look()
      const isKept = differing === 'keep' && countOf(plan).fresh === 0
      setResult({ done: isKept ? KEPT : importedWords(writtenBy(plan, differing)) })
    },
    (error) => {
      const sentence = 'A importação não foi concluída. Tente novamente: nada entra duas vezes.'
      setRefused(withReason(sentence, error))
      left.look()
      if (found)
        compare(found).then(
          (plan) => setFound((asked) => asked && { ...asked, plan }),
          () => undefined,
        )
    },
  )

  return {
    ...result,
    progress,
    left,
    take: (file: File) => void reading.run(file),
    preview: found && {
      plan: found.plan,
      /** The profile of the file cannot be read; not that the account has none to take it. */
      isProfileBroken: found.leftOut.alunos !== undefined,
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

/** Told of an import that had nothing to write. */
const KEPT = 'Nada mudou: o que está na conta ficou como estava.'

const importedWords = (count: number): string =>
  count === 0 ? 'Importação concluída.' : `Importação concluída: ${plural(count, 'registro', 'registros')}.`

/** The profile and the preferences are no records. */
export const RECORD_KINDS: readonly ArchiveKind[] = MODULES.flatMap(({ archived }) => archived)

/** How many records a plan writes. */
export const writtenBy = (plan: ImportPlan, choice: Differing): number => {
  const { fresh, differing } = countOf(plan, RECORD_KINDS)
  return fresh + (choice === 'replace' ? differing : 0)
}

/** The interrupted import of this account on this device, if any. */
function useUnfinished(owner: string) {
  const { archive } = useServices()
  const [unfinished, setUnfinished] = useState<UnfinishedImport | null>(null)
  const look = useCallback(
    () => void archive.unfinished(owner).then(setUnfinished, () => undefined),
    [archive, owner],
  )
  useEffect(look, [look])
  const forget = () => void archive.forgetUnfinished(owner).then(look, () => undefined)
  return { unfinished, look, forget }
}
