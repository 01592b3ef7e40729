import {
  FINANCE_LISTS,
  type FinanceBook,
  type FinanceChange,
  type FinanceElements,
  type FinanceList,
} from '../finance/index.ts'
import { studentSchema, type Student, type StudentPatch } from '../registration/index.ts'
import type { Preferences } from '../shell/index.ts'
import { type Archive, fieldsOf, type Judge } from './holdings.ts'
import { entriesOf, joined } from './preferences.ts'
import { verdictOf } from './validation.ts'

/** Compared element by element; each keeps its id, as every account has its own book. */
export function planFinances(
  file: FinanceBook,
  current: FinanceBook,
  judge: Judge,
): readonly FinanceChange[] {
  return FINANCE_LISTS.flatMap((list) => {
    const known = new Map<string, unknown>(current[list].map((element) => [element.id, element]))
    const other = otherOf(list)
    const moved = new Set(other ? current[other].map(({ id }) => id) : [])
    return file[list].flatMap((put: FinanceElements[FinanceList]) => {
      const before = known.get(put.id)
      const isElsewhere = before === undefined && moved.has(put.id)
      if (!judge(list, isElsewhere ? 'differing' : verdictOf(before, put))) return []
      return [...(isElsewhere ? [{ list: other!, remove: put.id }] : []), { list, put } as FinanceChange]
    })
  })
}

/** The list that held a transaction before its type was changed. */
const otherOf = (list: FinanceList): 'entradas' | 'saidas' | undefined =>
  list === 'entradas' ? 'saidas' : list === 'saidas' ? 'entradas' : undefined

const GIVEN: readonly string[] = ['uid', 'email', 'matricula', 'criadoEm']
const PROFILE_FIELDS = fieldsOf(studentSchema).filter(
  (field): field is keyof StudentPatch => !GIVEN.includes(field),
)

/** The profile is imported whole, empty fields included, or not at all; never without a student record. */
export function planProfile(file: Archive['alunos'], current: Student | null, judge: Judge): StudentPatch {
  if (!file) return {}
  if (!current) {
    judge('alunos', 'leftOut')
    return {}
  }
  const other = PROFILE_FIELDS.filter((field) => file[field] !== current[field])
  const given = other.filter((field) => file[field] !== '')
  const verdict =
    given.length === 0 ? 'equal' : given.every((field) => current[field] === '') ? 'fresh' : 'differing'
  const taken = verdict === 'differing' ? other : given
  return judge('alunos', verdict)
    ? (Object.fromEntries(taken.map((field) => [field, file[field]])) as StudentPatch)
    : {}
}

/** Compared choice by choice. */
export const planPreferences = (file: Preferences, current: Preferences, judge: Judge): Preferences => {
  const known = new Map(entriesOf(current))
  return joined(
    entriesOf(file).filter(([key, value]) => judge('preferencias', verdictOf(known.get(key), value))),
  )
}
