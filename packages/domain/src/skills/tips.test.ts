import { describe, expect, it, test } from 'vitest'
import { SKILL_CATEGORIES, SKILL_LEVELS } from './skill.ts'
import { SKILL_TIPS, skillTips } from './tips.ts'

const FOUR = SKILL_TIPS.Estudo.Iniciante

it.each([
  [0, 0],
  [24, 0],
  [25, 1],
  [74, 1],
  [75, 2],
  [100, 2],
])('at %d %% two tips are shown, from number %d on (§2.4)', (progresso, first) => {
  expect(skillTips('Estudo', 'Iniciante', progresso)).toEqual(FOUR.slice(first, first + 2))
})

describe('the tips', () => {
  const all = SKILL_CATEGORIES.flatMap((categoria) =>
    SKILL_LEVELS.flatMap((nivel) => SKILL_TIPS[categoria][nivel]),
  )

  test('are four for each category and level, and none stands twice (§2.4)', () => {
    expect(all).toHaveLength(5 * 3 * 4)
    expect(new Set(all).size).toBe(all.length)
  })

  test('are short plain sentences that raise nobody’s voice', () => {
    expect(
      all.filter((tip) => tip.length > 140 || /[!<>*_#\n]/.test(tip) || !/^[A-ZÀ-Ý].*[.»]$/.test(tip)),
    ).toEqual([])
  })
})
