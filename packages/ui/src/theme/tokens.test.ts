import { describe, expect, test } from 'vitest'
import { CLOTHS } from '../components/lists/BookCover.tsx'
import { PAPER, TONES, type Scheme } from './tokens.ts'
import { contrast } from '../../test/contrast.ts'
import { tokensCss } from '../../test/tokens-css.ts'

const schemes: readonly Scheme[] = ['light', 'dark']

describe.each(schemes)('contrast in the %s theme (WCAG 2) (B25)', (scheme) => {
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

test('the print of every drawn cover is readable on its cloth (B25)', () => {
  for (const [cloth, print] of CLOTHS) expect(contrast(cloth, print)).toBeGreaterThanOrEqual(4.5)
})

test('the stylesheet says what the tokens say (B25)', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css')
})
