/** Lengths that every form and every store keep to (product: «Limits»), in characters as `isLongerThan` counts them. */
export const LIMITS = { short: 200, long: 10_000, url: 2_048, email: 254, password: 128 } as const

/** In code points: an emoji is one, though `length`, and `size()` in the Firestore rules, count two. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || [...text].length > limit)

/** What a search compares: lower case, without accents, single spaces. Each character folds alike wherever it stands. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Nothing to be seen: white space, or characters that only shape what stands beside them. */
export const isBlank = (text: string): boolean => text.replaceAll(/\p{Cf}/gu, '').trim() === ''

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

/** E-mails are compared trimmed and case-insensitively. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The basic e-mail pattern of §5. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text)

const HIDDEN = String.raw`\s\p{Cc}\p{Cf}\p{Cs}`
const HOST = String.raw`(?=[^/?#]*[\p{L}\p{N}])[^${HIDDEN}/?#\\@:[\]<>"^|%{}]+|\[[0-9a-f:.]+\]`
const WEB_ADDRESS = new RegExp(String.raw`^https?://(?:${HOST})(?::\d{1,5})?(?:[/?#][^${HIDDEN}]*)?$`, 'iu')

/** http or https to a plain host (D14), nothing hidden in it: on input, on import and again when rendered. */
export const isSafeUrl = (text: string): boolean => text.length <= LIMITS.url && WEB_ADDRESS.test(text)
