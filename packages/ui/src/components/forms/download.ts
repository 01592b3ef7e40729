import { notifyProblem } from '../feedback/notify.ts'

type Printers = typeof import('@caderno/domain/export')

/** Longer than any browser needs to start the download. */
const KEPT_MS = 60_000

/** Downloads what a printer makes, by their script, which comes when it is asked for. */
export const downloadPrinted = (
  name: string,
  type: string,
  print: (printers: Printers) => string,
): Promise<void> =>
  import('@caderno/domain/export').then(
    (printers) => download(name, [print(printers)], type),
    () => notifyProblem('Não foi possível baixar. Tente novamente.'),
  )

/** Hands a text to the browser as a file; nothing leaves the device. */
export function download(name: string, pieces: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
