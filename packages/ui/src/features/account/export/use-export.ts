import { archiveText, countIn, exportOf, inPieces, readArchive } from '@caderno/domain/archive'
import { isoDateOf, type Clock, type IsoDate } from '@caderno/domain/kernel'
import { useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useAction } from '../../../hooks/use-action.ts'
import { withReason } from '../../../components/feedback/refusals.ts'
import { EXPORT_FAILURE, fileName } from './texts.ts'

/** The result of an export. */
type Exported =
  | {
      readonly kind: 'done'
      readonly day: IsoDate
      readonly count: number
      readonly setAside: number
      readonly incomplete: number
      readonly isCurrent: boolean
    }
  | { readonly kind: 'failed'; readonly sentence: string }

export function useExport(owner: string) {
  const { archive, clock } = useServices()
  const [exported, setExported] = useState<Exported>()
  const action = useAction(
    async () => {
      setExported(undefined)
      const { holdings, setAside, isCurrent } = await (await archive()).read(owner)
      const file = exportOf(holdings, { conta: owner, exportadoEm: clock.now().toISOString() })
      const pieces: string[] = []
      await inPieces(archiveText(file), clock, (piece) => pieces.push(piece))
      const day = isoDateOf(clock.now())
      download(fileName(day), pieces)
      const incomplete = await leftOutOf(pieces.join(''), clock)
      setExported({ kind: 'done', day, count: countIn(file), setAside, incomplete, isCurrent })
    },
    (error) => setExported({ kind: 'failed', sentence: withReason(EXPORT_FAILURE, error) }),
  )
  return { exported, ...action }
}

/** How many records of the file an import would leave out. */
async function leftOutOf(text: string, clock: Clock): Promise<number> {
  const read = await inPieces(readArchive(text), clock, () => undefined)
  return read.fault === undefined ? Object.values(read.leftOut).reduce((sum, count) => sum + count, 0) : 0
}

/** Longer than any browser needs to start the download. */
const KEPT_MS = 60_000

/** Hands a text to the browser as a file; nothing leaves the device. */
function download(name: string, pieces: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
