/** Deeper than anything that is exported, and no danger to whatever walks it. */
const MAX_DEPTH = 16
const PIECE = 1_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{`; each closes two characters further on. */
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Whether a JSON text nests too deep, before it is parsed; yields how far it has come. */
export function* isTooDeep(text: string): Generator<number, boolean> {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    if (at % PIECE === 0) yield at / text.length
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (OPENING.has(code)) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (CLOSING.has(code)) depth -= 1
  }
  return false
}
