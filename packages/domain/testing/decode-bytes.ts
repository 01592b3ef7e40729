import type { DecodeBytes } from '../src/intake/index.ts'

interface StrictDecoder {
  decode(bytes: Uint8Array): string
}
type DecoderKind = new (encoding: string, options: { readonly fatal: boolean }) => StrictDecoder

/** Decodes as a browser does. */
export const decodeBytes: DecodeBytes = (bytes, encoding) => {
  const { TextDecoder } = globalThis as unknown as { readonly TextDecoder: DecoderKind }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A text in two bytes a letter. */
export function utf16(text: string, end: 'le' | 'be'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes[2 * at + (end === 'le' ? 0 : 1)] = unit & 0xff
    bytes[2 * at + (end === 'le' ? 1 : 0)] = unit >> 8
  }
  return bytes
}
