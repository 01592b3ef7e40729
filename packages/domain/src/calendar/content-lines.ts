/** Octets of a line, its end apart (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** A line cut so that none is too long, and never inside a character: what follows begins with a space. */
export function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const char of line) {
    const length = octetsOf(char)
    if (octets + length > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += char
    octets += length
  }
  return text
}

/** How many octets a character has in UTF-8. */
function octetsOf(char: string): number {
  const code = char.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** A text as a value; what cannot stand in one is left out. */
export const textOf = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', String.raw`\n`)

/** All lines of a file. */
export const fileOf = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('')
