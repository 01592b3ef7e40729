/** Longer than any browser needs to start the download. */
const KEPT_MS = 60_000

/** Hands a text to the browser as a file; nothing leaves the device. */
export function download(name: string, pieces: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
