import type { LocalCrypto } from '../storage/environment.ts'

/** OWASP's figure for PBKDF2-HMAC-SHA-256; raising it rehashes each password at its next sign-in. */
export const ITERATIONS = 600_000
const SALT_BYTES = 16
const HASH_BITS = 256
const FORMAT = /^\$pbkdf2-sha256\$i=(\d+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/

export function createPasswordHasher(crypto: LocalCrypto, iterations: number = ITERATIONS) {
  const derive = async (password: string, salt: Uint8Array<ArrayBuffer>, rounds: number) => {
    const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
      'deriveBits',
    ])
    return new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
        key,
        HASH_BITS,
      ),
    )
  }
  const newSalt = () => crypto.getRandomValues(new Uint8Array(SALT_BYTES))

  return {
    /** `$pbkdf2-sha256$i=<iterations>$<salt>$<hash>`, with a new salt. */
    async hash(password: string) {
      const salt = newSalt()
      return `$pbkdf2-sha256$i=${iterations}$${toBase64(salt)}$${toBase64(await derive(password, salt, iterations))}`
    },
    async verify(password: string, stored: string) {
      const [, rounds, salt, hash] = FORMAT.exec(stored) ?? []
      if (!rounds || !salt || !hash) return false
      return sameBytes(await derive(password, fromBase64(salt), Number(rounds)), fromBase64(hash))
    },
    /** Costs what `verify` costs; for e-mails that have no account. */
    pretend: async (password: string) => void (await derive(password, newSalt(), iterations)),
    /** Whether the hash was made with other parameters than new ones are. */
    isOutdated: (stored: string) => Number(FORMAT.exec(stored)?.[1]) !== iterations,
  }
}

/** Compares in constant time. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index += 1) difference |= a[index]! ^ (b[index] ?? 0)
  return difference === 0
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
