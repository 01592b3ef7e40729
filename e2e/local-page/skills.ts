import { addDays, daysFrom } from '@caderno/domain/kernel'
import {
  byUrgency,
  countsByCategory,
  lastDays,
  NEW_SKILL,
  SKILL_CATEGORIES,
  skillFigures,
  weekOf,
  yearGrid,
  type Skill,
} from '@caderno/domain/skills'
import { compare, type Compared } from './compare.ts'

const TODAY = '2026-11-20'
const YEAR = 365

export type SkillsFigure = 'open' | 'details'

/** The rules of the skills' screen: of a thousand skills beside a hundred, and of ten years of one beside a year. */
export function benchSkills(): Record<SkillsFigure, Compared> {
  const [few, many] = [100, 1_000].map((count) => skills(count, YEAR)) as [readonly Skill[], readonly Skill[]]
  const [year, decade] = [YEAR, 10 * YEAR].map((days) => skills(1, days)) as [
    readonly Skill[],
    readonly Skill[],
  ]
  return {
    open: compare(
      () => open(copies(many)),
      () => open(copies(few)),
    ),
    details: compare(
      () => details(copies(decade)),
      () => details(copies(year)),
    ),
  }
}

function open(list: readonly Skill[]): void {
  skillFigures(list, TODAY)
  countsByCategory(list)
  for (const skill of byUrgency(list, TODAY)) weekOf(skill, TODAY)
  for (const skill of list.slice(0, 20)) lastDays(skill, TODAY)
}

function details([skill]: readonly Skill[]): void {
  yearGrid(skill!, TODAY)
  skillFigures([skill!], TODAY)
}

/** As new from the store: nothing that is remembered of a skill holds for its copy. */
const copies = (list: readonly Skill[]): readonly Skill[] => list.map((skill) => ({ ...skill }))

/** Each with so many days behind it, five of seven of them done and one week in twenty paused. */
const skills = (count: number, days: number): readonly Skill[] => {
  const calendar = daysFrom(addDays(TODAY, 1 - days), days)
  return structuredClone(
    Array.from({ length: count }, (_, n): Skill => ({
      ...NEW_SKILL,
      id: `h${n}`,
      userId: 'ana',
      nome: `Habilidade ${(n * 7_919) % count}`,
      descricao: 'x'.repeat(80),
      categoria: SKILL_CATEGORIES[n % 5]!,
      progresso: (n * 31) % 101,
      dataInicio: calendar[0]!,
      dataConclusao: addDays(TODAY, ((n * 31) % 90) - 20),
      metaSemanal: 1 + (n % 7),
      ativo: n % 10 > 0,
      checkins: Object.fromEntries(calendar.filter((_, at) => (at * 31 + n) % 7 < 5).map((day) => [day, ''])),
      pausas: calendar.filter((_, at) => at % 140 === 70).map((de) => ({ de, ate: addDays(de, 6) })),
      createdAt: `${calendar[0]}T12:00:00.000Z`,
      updatedAt: `${TODAY}T12:00:00.000Z`,
    })),
  )
}
