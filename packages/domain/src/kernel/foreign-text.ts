/** What a page hides or draws wide in pasted text as it is typed by hand: full-width characters as the usual ones, nothing invisible. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))

/** Letters that are written from the right, and the hidden marks that turn what follows them. */
const TURNS =
  /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069']

/** A user's text in a sentence: whichever way it is written, the words around it keep their order. The same text wherever that is from the left. */
export function isolated(text: string): string {
  if (!TURNS.test(text)) return text
  let open = 0
  const inside = text.replaceAll(/[\u2066-\u2069]/g, (mark) => {
    if (mark === END_OF_ISOLATE && open === 0) return ''
    open += mark === END_OF_ISOLATE ? -1 : 1
    return mark
  })
  return ISOLATE + inside + END_OF_ISOLATE.repeat(open + 1)
}
