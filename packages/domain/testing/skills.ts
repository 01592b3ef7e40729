import * as fc from 'fast-check'
import { addDays, daysFrom, type IsoDate } from '../src/kernel/index.ts'
import { SKILL_CATEGORIES, SKILL_LEVELS, SKILL_TERMS, type Pause, type Skill } from '../src/skills/index.ts'
import { aSkill } from './samples.ts'

const BEFORE = 90

const anyPauseOf = (days: readonly IsoDate[]): fc.Arbitrary<Pause> =>
  fc.tuple(fc.nat(days.length - 1), fc.option(fc.nat(20)), fc.boolean()).map(([from, length, pausa]) => ({
    de: days[from]!,
    ate: length === null ? '' : days[Math.min(from + length, days.length - 1)]!,
    ...(length === 0 && pausa && { pausa }),
  }))

/** A habit of the last months: done, skipped, paused and forgotten, on any of its days. */
export function anyHabitBefore(today: IsoDate): fc.Arbitrary<Skill> {
  const days = daysFrom(addDays(today, -BEFORE), BEFORE + 1)
  return fc
    .record({
      checkins: fc.subarray([...days]).map((done) => Object.fromEntries(done.map((day) => [day, '']))),
      pausas: fc.array(anyPauseOf(days), { maxLength: 4 }),
      metaSemanal: fc.integer({ min: 1, max: 7 }),
      dataInicio: fc.constantFrom('', ...days),
      ativo: fc.boolean(),
      progresso: fc.integer({ min: 0, max: 100 }),
    })
    .map(aSkill)
}

/** Each with an id of its own; of few enough names and days that some are equal in what they show. */
export function anySkillsAbout(today: IsoDate, maxLength = 12): fc.Arbitrary<readonly Skill[]> {
  const days = daysFrom(addDays(today, -BEFORE), 2 * BEFORE)
  const shown = fc.record({
    nome: fc.constantFrom('Água', 'agua', 'Inglês 2', 'Inglês 10', 'violão'),
    categoria: fc.constantFrom(...SKILL_CATEGORIES),
    nivel: fc.constantFrom(...SKILL_LEVELS),
    prazo: fc.constantFrom(...SKILL_TERMS),
    dataConclusao: fc.constantFrom('', ...days),
    progresso: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
  })
  return fc
    .array(fc.tuple(anyHabitBefore(today), shown), { maxLength })
    .map((all) => all.map(([habit, one], at) => ({ ...habit, ...one, id: `habilidade-${at}` })))
}
