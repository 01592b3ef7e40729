import { describe, expect, test } from 'vitest'
import { CLOTHS } from '../components/lists/BookCover.tsx'
import { PAPER, TONES, type Scheme } from './tokens.ts'
import { tokensCss } from '../../test/tokens-css.ts'

const schemes: readonly Scheme[] = ['light', 'dark']

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(schemes)('contrast in the %s theme (WCAG 2)', (scheme) => {
  const paper = PAPER[scheme]
  const grounds = [paper.papel, paper.folha, paper.capa]

  test('text and dimmed text are readable on page, sheet and cover', () => {
    for (const ground of grounds) {
      expect(contrast(paper.texto, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(paper.suave, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(paper.sobreTinta, paper.tinta)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paper.contracapaTexto, paper.contracapa)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paper.contracapaSuave, paper.contracapa)).toBeGreaterThanOrEqual(4.5)
  })

  test('a field can be found by its border', () => {
    expect(contrast(paper.borda, paper.folha)).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(TONES))('%s: words, tint, filled, pointed at, and chart tones', (_name, tones) => {
    const tone = tones[scheme]
    for (const ground of grounds) expect(contrast(tone.text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tone.text, tone.soft)).toBeGreaterThanOrEqual(4.5)
    for (const filled of [tone.solid, tone.hover])
      expect(contrast('#FFFFFF', filled)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tone.mid, paper.folha)).toBeGreaterThanOrEqual(3)
  })
})

test('the print of every drawn cover is readable on its cloth', () => {
  for (const [cloth, print] of CLOTHS) expect(contrast(cloth, print)).toBeGreaterThanOrEqual(4.5)
})

test('the stylesheet says what the tokens say', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css')
})
