/** Longer than any browser takes to begin with the file. */
const KEPT_MS = 60_000

/** Hands a text to the browser as a file; nothing leaves the device. */
export function download(name: string, pieces: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
