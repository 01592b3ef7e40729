/** Lengths that every form and every store keep to (product: «Limits»), in characters as `isLongerThan` counts them. */
export const LIMITS = { short: 200, long: 10_000, url: 2_048, email: 254, password: 128 } as const

/** Compares in code points: an emoji is one, though `length`, and `size()` in the Firestore rules, count two. */
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

const MOST_FOLDED = 20_000
const folded = new Map<string, string>()

/** foldText, for what is said over and over: a store gives new records after each change, and most of their words are old. */
export function foldedOnce(text: string): string {
  const before = folded.get(text)
  if (before !== undefined) return before
  if (folded.size === MOST_FOLDED) folded.clear()
  const now = foldText(text)
  folded.set(text, now)
  return now
}

/** Whether there is nothing to be seen: white space, or characters that only shape what stands beside them. */
export const isBlank = (text: string): boolean => text.replaceAll(/\p{Cf}/gu, '').trim() === ''

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
