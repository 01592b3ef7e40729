import { expect, test } from 'vitest'
import { decodeBytes, utf16 } from '../../testing/decode-bytes.ts'
import { MAX_FILE, textOf } from './source.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const WORDS = 'Data;Descrição\n01/07/2026;Pão'

test.each([
  ['UTF-8', bytesOf(WORDS)],
  ['UTF-8 with a mark', bytesOf(`\uFEFF${WORDS}`)],
  ['Windows-1252', latin(WORDS)],
  ['UTF-16, little end first, with a mark', utf16(`\uFEFF${WORDS}`, 'le')],
  ['UTF-16, little end first', utf16(WORDS, 'le')],
  ['UTF-16, big end first, with a mark', utf16(`\uFEFF${WORDS}`, 'be')],
  ['UTF-16, big end first', utf16(WORDS, 'be')],
])('%s', (_, bytes) => {
  expect(textOf(bytes, decodeBytes)).toEqual({ text: WORDS, isJson: false })
})

test('a body in UTF-8 counts, whatever its header claims (I1)', () => {
  const text = 'OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><MEMO>Pão'
  expect(textOf(bytesOf(text), decodeBytes)).toEqual({ text, isJson: false })
})

test.each([
  ['Pão, «saída» – R$ 5 €', true],
  ['NÃO\u00a0É', true],
  ['AVIÃ£o, café', false],
])('a text that was encoded twice is read as it was meant, «%s»: %s (I1)', (meant, isTwice) => {
  const once = bytesOf(meant)
  const twice = bytesOf(decodeBytes(once, 'windows-1252')!)
  expect(textOf(isTwice ? twice : once, decodeBytes)).toEqual({ text: meant, isJson: false })
})

test.each([
  ['empty', new Uint8Array()],
  ['empty', bytesOf(' \n\t')],
  ['empty', bytesOf('\uFEFF')],
  ['too-large', new Uint8Array(MAX_FILE + 1).fill(0x61)],
  ['spreadsheet', latin('PK\u0003\u0004 xl/workbook.xml')],
  ['spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ['pdf', latin('%PDF-1.7')],
  ['document', latin(String.raw`{\rtf1\ansi}`)],
  ['page', bytesOf('\n<!DOCTYPE html><html>')],
  ['page', bytesOf('<HTML lang="pt">')],
  ['binary', latin('Data;Valor\u0000\n')],
  ['binary', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8)],
])('a file that is %s', (fault, bytes) => {
  expect(textOf(bytes, decodeBytes)).toEqual({ fault })
})

test('JSON is told by its first letter, and may be larger than what is read line by line (I17)', () => {
  for (const text of ['{ "formato": "caderno" }', '\n[ {"a": 1}]'])
    expect(textOf(bytesOf(text), decodeBytes)).toEqual({ text, isJson: true })
  const large = new Uint8Array(MAX_FILE + 1).fill(0x20)
  large[0] = 0x7b
  expect(textOf(large, decodeBytes)).toMatchObject({ isJson: true })
})
