import { isoDateOf } from '@caderno/domain/kernel'
import type { Reading } from '@caderno/domain/reading'
import { notify, notifyProblem } from '../../components/feedback/notify.ts'

/** Puts the reference of an item on the clipboard (ABNT NBR 6023), with its emphasis where it is pasted into a document. */
export async function copyReference(reading: Reading): Promise<void> {
  try {
    const { referenceOf, runsAsHtml, runsAsText } = await import('@caderno/domain/export')
    const runs = referenceOf(reading, isoDateOf(new Date()))
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([runsAsText(runs)], { type: 'text/plain' }),
        'text/html': new Blob([runsAsHtml(runs)], { type: 'text/html' }),
      }),
    ])
    notify('Referência copiada.')
  } catch {
    notifyProblem('Não foi possível copiar a referência. Tente novamente.')
  }
}
