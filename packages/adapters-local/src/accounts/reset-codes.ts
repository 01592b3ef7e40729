import { AppError } from '@caderno/domain/kernel'
import type { LocalCrypto } from '../storage/environment.ts'

const LIFETIME = 60 * 60_000
/** How long an old code is still told to be expired instead of unknown. */
const REMEMBERED = 24 * LIFETIME
const BYTES = 32

interface IssuedCode {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly expira: number
}
/** By the SHA-256 of the code; the code itself is kept nowhere. */
export type IssuedCodes = Readonly<Record<string, IssuedCode>>

export const createCode = (crypto: LocalCrypto): string =>
  toHex(crypto.getRandomValues(new Uint8Array(BYTES)))

export const fingerprint = async (crypto: LocalCrypto, code: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))))

export function withCode(codes: IssuedCodes, print: string, uid: string, now: number): IssuedCodes {
  const remembered = Object.entries(codes).filter(([, { expira }]) => now < expira + REMEMBERED)
  return { ...Object.fromEntries(remembered), [print]: { uid, expira: now + LIFETIME } }
}

/** A used code takes the others of its account with it. */
export const withoutCodesOf = (codes: IssuedCodes, uid: string): IssuedCodes =>
  Object.fromEntries(Object.entries(codes).filter(([, code]) => code.uid !== uid))

/** Whose code it is; refuses unknown, used and expired ones. */
export function redeem(codes: IssuedCodes, print: string, now: number): string {
  const issued = Object.hasOwn(codes, print) ? codes[print] : undefined
  if (!issued) throw new AppError('invalid-action-code')
  if (now >= issued.expira) throw new AppError('expired-action-code')
  return issued.uid
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
