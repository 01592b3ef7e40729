import {
  FILE_FAULTS,
  formatsOf,
  MAX_FILE,
  textOf,
  type DecodeBytes,
  type KnownFormat,
} from '@caderno/domain/intake'
import type { Clock } from '@caderno/domain/kernel'
import { useState } from 'react'
import { useServices } from '../../hooks/services.tsx'

/** A file as far as it was understood. */
export interface OpenedFile {
  readonly id: string
  readonly name: string
  /** The formats that its content may be of. */
  readonly formats: readonly KnownFormat[]
  readonly text: string
  /** Why nothing of it can come in. */
  readonly fault?: string
}

/** The files that were chosen, dropped or pasted, in the order in which they came. */
export function useFiles() {
  const { clock, ids } = useServices()
  const [files, setFiles] = useState<readonly OpenedFile[]>([])
  /** How many are still being read. */
  const [reading, setReading] = useState(0)
  const open = async (given: readonly File[]) => {
    setReading((count) => count + given.length)
    for (const file of given) {
      const opened = { id: ids.next(), name: file.name, ...(await openFile(file, clock)) }
      setFiles((before) => [...before, opened])
      setReading((count) => count - 1)
    }
  }
  return {
    files,
    isReading: reading > 0,
    open: (given: readonly File[]) => void open(given),
    close: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
  }
}

const NOT_READ = { text: '', formats: [] }

/** Reads a file in steps between which the page can answer. */
async function openFile(file: File, clock: Pick<Clock, 'wait'>): Promise<Omit<OpenedFile, 'id' | 'name'>> {
  if (file.size > MAX_FILE) return { ...NOT_READ, fault: FILE_FAULTS['too-large'] }
  // It may have been deleted since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { ...NOT_READ, fault: 'O arquivo não pôde ser lido. Escolha-o de novo.' }
  const read = textOf(new Uint8Array(bytes), decode)
  if (read.fault) return { ...NOT_READ, fault: FILE_FAULTS[read.fault] }
  await clock.wait(0)
  const formats = formatsOf(read.text)
  await clock.wait(0)
  return { text: read.text, formats, ...(formats.length === 0 && { fault: UNKNOWN }) }
}

const UNKNOWN =
  'Não reconhecemos este arquivo. Por enquanto entram extratos de banco e faturas de cartão, em OFX ou CSV.'

const decode: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
