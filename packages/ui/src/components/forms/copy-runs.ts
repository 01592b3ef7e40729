import type { Run } from '@caderno/domain/export'
import { plural } from '@caderno/domain/kernel'
import { notify, notifyProblem } from '../feedback/notify.ts'

type Paragraphs = readonly (readonly Run[])[]

interface CopyWords {
  copied: (count: number) => string
  /** Where there is nothing to copy. */
  none?: string
  failed: string
}

/** Of the references of several items. */
export const REFERENCE_WORDS: CopyWords = {
  copied: (count) => `${plural(count, 'referência copiada', 'referências copiadas')}.`,
  failed: 'Não foi possível copiar as referências. Tente novamente.',
}

/**
 * Puts paragraphs on the clipboard, with their emphasis where they are pasted into a document, and says so. Safari lets a page copy within the press
 * alone: the clipboard is asked at once, and gets what is loaded meanwhile.
 */
export async function copyRuns(
  coming: Promise<Paragraphs>,
  { copied, none, failed }: CopyWords,
): Promise<void> {
  const texts = textsOf(coming)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blobOf(texts, 'text/plain'),
        'text/html': blobOf(texts, 'text/html'),
      }),
    ])
    notify(copied((await coming).length))
  } catch {
    const isNone = await coming.then(
      ({ length }) => length === 0,
      () => false,
    )
    if (isNone && none) notify(none)
    else notifyProblem(failed)
  }
}

async function textsOf(coming: Promise<Paragraphs>) {
  const { paragraphsAsHtml, paragraphsAsText } = await import('@caderno/domain/export')
  const paragraphs = await coming
  // What was on the clipboard stays there.
  if (paragraphs.length === 0) throw new Error('There is nothing to copy.')
  return { 'text/plain': paragraphsAsText(paragraphs), 'text/html': paragraphsAsHtml(paragraphs) }
}

function blobOf(texts: ReturnType<typeof textsOf>, type: 'text/plain' | 'text/html'): Promise<Blob> {
  const blob = texts.then((found) => new Blob([found[type]], { type }))
  // A browser that refuses to copy does not look at it any more.
  blob.catch(() => undefined)
  return blob
}
