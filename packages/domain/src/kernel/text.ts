/** Lengths that every form and every store keep to (product: «Limits»). */
export const LIMITS = { short: 200, long: 10_000, url: 2_048, email: 254, password: 128 } as const

/** What a search compares: lower case, without accents, single spaces. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** E-mails are compared trimmed and case-insensitively. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The basic e-mail pattern of spec §5. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text)

/** http or https only (D14): on input, on import and again when rendered. */
export function isSafeUrl(text: string): boolean {
  if (text.length > LIMITS.url || !/^https?:\/\//i.test(text)) return false
  return /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/i.test(text)
}
