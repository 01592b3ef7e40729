import {
  ARCHIVE_FAULTS,
  changesOf,
  type ImportOrigin,
  MAX_ARCHIVE,
  type ReadArchive,
  readArchive,
  type ReadFile,
  takenBack,
  type TakenElement,
} from '@caderno/domain/archive'
import { planArchive, RECORD_WORDS, type ArchiveRow } from '@caderno/domain/intake'
import { AppError, formatDate, inPieces, isoDateOf, plural } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useAction } from '../../hooks/use-action.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { withReason } from '../feedback/refusals.ts'
import { FormAlert } from '../forms/FormMessages.tsx'
import { TabSkeleton } from '../layout/PageSkeleton.tsx'
import { Preview } from './Preview.tsx'
import { useChoices } from './use-choices.ts'

interface ArchivePanelProps {
  file: File
  owner: string
  /** Told when an import has ended, well or badly, or needs no going on. */
  onEnd?: (() => void) | undefined
}

/** A file that Caderno has exported beside everything that the account has. */
export default function ArchivePanel({ file, ...panel }: ArchivePanelProps) {
  const read = useArchive(file)
  if (!read) return <TabSkeleton />
  return read.fault === undefined ? (
    <Loaded {...panel} read={read} />
  ) : (
    <FormAlert>{ARCHIVE_FAULTS[read.fault]}</FormAlert>
  )
}

/** What is in a file, read in steps between which the page answers. */
function useArchive(file: File): ReadArchive | undefined {
  const { clock } = useServices()
  const [read, setRead] = useState<ReadArchive>()
  useEffect(() => {
    let isWanted = true
    const open = async (): Promise<ReadArchive> => {
      if (file.size > MAX_ARCHIVE) return { fault: 'too-large' }
      // It may have been deleted since it was chosen.
      const text = await file.text().catch(() => undefined)
      return text === undefined
        ? { fault: 'unreadable' }
        : inPieces(readArchive(text), clock, () => undefined)
    }
    void open().then((found) => isWanted && setRead(found))
    return () => {
      isWanted = false
    }
  }, [file, clock])
  return read
}

type LoadedProps = Omit<ArchivePanelProps, 'file'> & { read: ReadFile }

function Loaded({ read, owner, onEnd }: LoadedProps) {
  const choices = useChoices()
  const { rows, failure, look, ...told } = useImport({ read, owner, onEnd })
  if (failure) return <LoadFailure what="seus dados" code={failure.code} onRetry={look} />
  const ticked = rows?.filter(choices.isTicked) ?? []
  const { bringIn, onTakeBack, ...shown } = told
  const exported = new Date(read.archive.exportadoEm)
  return (
    <Preview
      {...shown}
      rows={rows}
      words={RECORD_WORDS}
      choices={choices}
      noun={[RECORD_WORDS.one, RECORD_WORDS.many]}
      count={ticked.length}
      onBringIn={() => bringIn(choices.isTicked)}
    >
      {!Number.isNaN(exported.getTime()) && (
        <p className="quiet">Exportado em {formatDate(isoDateOf(exported))}.</p>
      )}
      {onTakeBack && (
        <Button variant="default" disabled={told.isBusy} onClick={onTakeBack}>
          Desfazer a importação
        </Button>
      )}
      {rows?.some(({ verdict }) => verdict === 'changed') && (
        <p className="quiet">
          O que está diferente fica como está na conta. Marque o que deve ser trocado pelo do arquivo.
        </p>
      )}
    </Preview>
  )
}

/** Compares the file with the account, and writes what is ticked; every write is compared anew before it. */
function useImport({ read, owner, onEnd }: LoadedProps) {
  const { archive, auth, clock } = useServices()
  const [rows, setRows] = useState<readonly ArchiveRow[]>()
  const [failure, setFailure] = useState<AppError>()
  const [refusal, setRefusal] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  /** What was brought in last, while this file stands here. */
  const [taken, setTaken] = useState<Taken>()

  const compare = async () => {
    const { holdings, isCurrent } = await archive.read(owner)
    // A comparison needs the current data, not only that of this device.
    if (!isCurrent) throw new AppError('network-request-failed')
    const options = { owner, now: clock.now().toISOString() }
    const plan = await inPieces(planArchive(read, holdings, options), clock, () => undefined)
    setRows(plan.rows)
    return plan
  }
  const looking = useAction(async () => {
    setFailure(undefined)
    const plan = await compare()
    if (plan.rows.some(({ change }) => change)) return
    // An earlier import of this file is not interrupted any more.
    const unfinished = await archive.unfinished(owner).catch(() => null)
    if (unfinished?.arquivo !== plan.from.arquivo) return
    await archive.forgetUnfinished(owner).catch(() => undefined)
    onEnd?.()
  }, setFailure)
  const firstLook = useEffectEvent(() => void looking.run())
  useEffect(() => firstLook(), [])

  const writing = useAction(
    async (isTicked: (row: ArchiveRow) => boolean) => {
      setRefusal(undefined)
      setAnnouncement('')
      const plan = await compare()
      const ticked = plan.rows.filter(isTicked)
      const changes = changesOf(plan.from, ticked)
      if (ticked.length > 0) {
        await archive.write(owner, changes)
        setTaken({ from: plan.from, rows: ticked })
      }
      if (Object.keys(changes.profile).length > 0) void auth.refresh()
      setAnnouncement(ticked.length > 0 ? importedWords(ticked.length) : KEPT)
      onEnd?.()
      await compare().catch(() => undefined)
    },
    (error) => {
      setRefusal(withReason('A importação não foi concluída. Tente novamente: nada entra duas vezes.', error))
      onEnd?.()
      void compare().catch(() => undefined)
    },
  )
  const takingBack = useAction(
    async (asked: Taken) => {
      setRefusal(undefined)
      setAnnouncement('')
      const { holdings } = await archive.read(owner)
      const { changes, kept } = takenBack(asked.from, asked.rows, holdings)
      await archive.write(owner, changes)
      if (Object.keys(changes.profile).length > 0) void auth.refresh()
      setTaken(undefined)
      setAnnouncement(takenBackWords(kept))
      await compare().catch(() => undefined)
    },
    (error) => setRefusal(withReason('Não foi possível desfazer. Tente novamente.', error)),
  )
  return {
    rows,
    failure,
    refusal,
    announcement,
    isBusy: writing.busy || takingBack.busy,
    onTakeBack: taken && (() => void takingBack.run(taken)),
    look: () => void looking.run(),
    bringIn: (isTicked: (row: ArchiveRow) => boolean) => void writing.run(isTicked),
  }
}

interface Taken {
  readonly from: ImportOrigin
  readonly rows: readonly TakenElement[]
}

const takenBackWords = (kept: number): string =>
  kept === 0
    ? 'A importação foi desfeita.'
    : `A importação foi desfeita, menos ${plural(kept, 'registro que mudou', 'registros que mudaram')} depois dela.`

const importedWords = (count: number): string =>
  `Importação concluída: ${plural(count, RECORD_WORDS.one, RECORD_WORDS.many)}.`

/** Told of an import that found nothing to write any more. */
const KEPT = 'Nada mudou: o que está na conta ficou como estava.'
