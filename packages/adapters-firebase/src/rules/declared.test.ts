import { readFileSync } from 'node:fs'
import { BUG_PRIORITIES, BUG_TYPES } from '@caderno/domain/bug-report'
import {
  APPLICATION_PHASES,
  APPLICATION_SOURCES,
  APPLICATION_TYPES,
  CAREER_GOAL_TERMS,
  LINKEDIN_ITEMS,
  WORK_MODES,
} from '@caderno/domain/career'
import { FINANCE_LISTS } from '@caderno/domain/finance'
import { READING_CATEGORIES, READING_STATUSES, READING_TYPES } from '@caderno/domain/reading'
import { EDUCATION_LEVELS, MODALITIES, SHIFTS } from '@caderno/domain/registration'
import {
  CALCULATIONS,
  COLOURS,
  FINALS,
  PERIOD_KINDS,
  RECOVERIES,
  SCALES,
  SITUATIONS,
  STAGE_NAMES,
} from '@caderno/domain/semester'
import { READING_GOAL_TYPES, VIEWS } from '@caderno/domain/shell'
import { SKILL_CATEGORIES, SKILL_LEVELS, SKILL_TERMS } from '@caderno/domain/skills'
import { describe, expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** The lists of the rules, as `collection.field`. No probe could find a choice too many. */
function choices(): Record<string, readonly string[]> {
  const blocks = read('firestore.rules')
    .split(/^ {4}match /m)
    .slice(1)
  const found = blocks.flatMap((block) => {
    const collection = /^\/([^/]+)\//.exec(block)?.[1] ?? ''
    return [
      ...block.matchAll(
        /(?:oneOf\(\w, \w+, '|\br\.)(\w+)(?:', | in )\[([^\]]*)\]|d\.(visoes\.values\(\)|linkedin)\.hasOnly\(\[([^\]]*)\]\)/g,
      ),
    ].map(([, field, list, map, values]) => {
      const quoted = [...(list ?? values ?? '').matchAll(/'([^']*)'/g)].map(([, choice]) => choice ?? '')
      return [`${collection}.${field ?? map?.replace('.values()', '')}`, quoted] as const
    })
  })
  return Object.fromEntries(found)
}

test('the rules know the choices of the domain, and no other (§3.11, R1)', () => {
  expect(choices()).toEqual({
    'alunos.nivelEnsino': ['', ...EDUCATION_LEVELS],
    'alunos.turno': ['', ...SHIFTS],
    'alunos.modalidade': ['', ...MODALITIES],
    'candidaturas.fase': APPLICATION_PHASES,
    'candidaturas.tipo': ['', ...APPLICATION_TYPES],
    'candidaturas.modalidade': ['', ...WORK_MODES],
    'candidaturas.fonte': ['', ...APPLICATION_SOURCES],
    'metas_carreira.tipo': CAREER_GOAL_TERMS,
    'habilidades.categoria': SKILL_CATEGORIES,
    'habilidades.nivel': SKILL_LEVELS,
    'habilidades.prazo': SKILL_TERMS,
    'leitura.categoria': READING_CATEGORIES,
    'leitura.tipo': READING_TYPES,
    'leitura.status': READING_STATUSES,
    'disciplinas.calculo': CALCULATIONS,
    'disciplinas.nomeEtapa': STAGE_NAMES,
    'disciplinas.recuperacao': RECOVERIES,
    'disciplinas.final': FINALS,
    'disciplinas.escala': SCALES,
    'disciplinas.cor': COLOURS,
    'disciplinas.situacao': SITUATIONS,
    'disciplinas.periodo': ['', ...PERIOD_KINDS],
    'bug-reports.tipo': BUG_TYPES,
    'bug-reports.prioridade': BUG_PRIORITIES,
    'preferencias.tipo': READING_GOAL_TYPES,
    'preferencias.visoes': VIEWS,
    'preferencias.linkedin': LINKEDIN_ITEMS.map(({ id }) => id),
  })
})

test('no rule reads usuarios, and none a claim but the e-mail (§6.1, D2, R1)', () => {
  const rules = read('firestore.rules').replaceAll(/\/\/.*$/gm, '')
  expect(rules.match(/documents\/\w+/g)).toEqual(['documents/matriculas', 'documents/alunos'])
  expect(rules.match(/\.token\.?\w*/g)).toEqual(['.token.email'])
})

describe('indexes (R1)', () => {
  const { indexes, fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
    indexes: readonly unknown[]
    fieldOverrides: readonly { readonly collectionGroup: string }[]
  }

  test('every query asks for equality of one field: no index of several is needed', () => {
    expect(indexes).toEqual([])
  })

  const fieldsOf = (...collections: readonly string[]) =>
    fieldOverrides.filter(({ collectionGroup }) => collections.includes(collectionGroup))
  const without = (collectionGroup: string, ...fields: readonly string[]) =>
    fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] }))

  test('the lists of financas are in no index, each element would count against the limit of a document (D10, B1)', () => {
    expect(fieldsOf('financas')).toEqual(without('financas', ...FINANCE_LISTS))
  })

  test('nor are the days of skills, readings and subjects, nor the pauses, notes, assessments and names in calendars; every other field is', () => {
    expect(fieldsOf('habilidades', 'leitura', 'disciplinas')).toEqual([
      ...without('habilidades', 'checkins', 'pausas', 'estudos'),
      ...without('leitura', 'paginasPorDia', 'leituras', 'anotacoes'),
      ...without('disciplinas', 'faltas', 'semAula', 'avaliacoes', 'estudos', 'calendario'),
    ])
    expect(fieldOverrides).toHaveLength(FINANCE_LISTS.length + 11)
  })
})
