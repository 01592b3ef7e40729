/** Decodes bytes strictly; undefined where they are not of this encoding. */
export type DecodeBytes = (
  bytes: Uint8Array,
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
) => string | undefined

/** The largest file that is no archive, in bytes. */
export const MAX_FILE = 20_000_000

/** Why a table has nothing to be read. */
export const HEADER_ALONE =
  'Esta tabela só tem o cabeçalho, sem nenhuma linha abaixo. Exporte de novo, com as linhas, e traga outra vez.'

/** Why a file cannot be read at all. */
export const FILE_FAULTS = {
  empty: 'O arquivo está vazio.',
  'too-large': 'O arquivo passa de 20 MB.',
  spreadsheet: 'Este arquivo é uma planilha do Excel. Exporte como CSV ou OFX e traga de novo.',
  pdf: 'Este arquivo é um PDF. Baixe em CSV ou OFX e traga de novo.',
  document: 'Este arquivo é um documento de texto formatado. Exporte como CSV ou OFX e traga de novo.',
  page: 'Este arquivo é uma página da internet. Exporte como CSV ou OFX e traga de novo.',
  grades:
    'Esta é a tabela de notas do Caderno, que não volta por aqui. Para levar as notas a outra conta, traga o arquivo de «Exportar», em «Meus dados». O boletim da sua instituição entra por «Colar boletim», em «Semestre».',
  transcript: 'Isto parece um boletim. Ele entra por «Colar boletim», em «Semestre».',
  binary: 'Este arquivo não é de texto. Exporte como CSV ou OFX e traga de novo.',
} as const
export type FileFault = keyof typeof FILE_FAULTS

export interface SourceText {
  readonly text: string
  /** What Caderno exports is JSON, of any size that its own reader takes. */
  readonly isJson: boolean
  readonly fault?: undefined
}

/** The text of a file of unknown encoding: a header that names one may be wrong, so UTF-8 is tried before Windows-1252. Never throws. */
export function textOf(bytes: Uint8Array, decode: DecodeBytes): SourceText | { readonly fault: FileFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  const fault = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0]
  if (fault) return { fault }
  const wide = wideEncodingOf(bytes)
  if (!wide && bytes.includes(0)) return { fault: 'binary' }
  const decoded = wide ? decode(bytes, wide) : (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'))
  if (decoded === undefined) return { fault: 'binary' }
  const text = encodedOnce(decoded.replace(/^\uFEFF/, ''), decode)
  if (text.trim() === '') return { fault: 'empty' }
  if (text.includes('\0')) return { fault: 'binary' }
  if (/^\s*(?:<!doctype html|<html)/i.test(text.slice(0, 1_000))) return { fault: 'page' }
  const isJson = /^\s*(?:\{|\[\s*[{"])/.test(text.slice(0, 1_000))
  return bytes.length > MAX_FILE && !isJson ? { fault: 'too-large' } : { text, isJson }
}

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** «Pão» of «PÃ£o»: a text that a program encoded twice. One that is not whole of such letters stays as it is. */
function encodedOnce(text: string, decode: DecodeBytes): string {
  if (!/[ÂÃ][^\sA-Za-z]/.test(text)) return text
  const letters = [...(decode(ALL_BYTES, 'windows-1252') ?? '')]
  const byteOf = new Map(letters.map((letter, byte) => [letter, byte]))
  const bytes = Array.from(text, (letter) => byteOf.get(letter))
  if (bytes.includes(undefined)) return text
  return decode(Uint8Array.from(bytes as number[]), 'utf-8') ?? text
}

const ascii = (text: string): readonly number[] => Array.from(text, (char) => char.charCodeAt(0))
const SIGNATURES: readonly (readonly [FileFault, readonly number[]])[] = [
  ['spreadsheet', ascii('PK\u0003\u0004')],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', ascii('%PDF')],
  ['document', ascii(String.raw`{\rtf`)],
]

/** Bytes that show how often an encoding of two bytes a letter leaves one of them zero. */
const SEEN = 400

/** The encoding of a text of two bytes a letter, by its mark or by where its zeros stand. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const seen = bytes.subarray(0, SEEN)
  const zeros = [0, 0]
  for (const [at, byte] of seen.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even, odd] = zeros as [number, number]
  const most = seen.length / 4
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : undefined
}
