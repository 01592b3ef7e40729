import {
  FINANCE_LISTS,
  type FinanceBook,
  type FinanceChange,
  type FinanceElements,
  type FinanceList,
} from '../finance/index.ts'
import { isSame } from '../kernel/index.ts'
import { studentSchema, type Student, type StudentPatch } from '../registration/index.ts'
import type { Preferences } from '../shell/index.ts'
import { type Archive, fieldsOf } from './holdings.ts'
import type { Planned, TakenElement } from './planned.ts'
import { entriesOf, type Entry } from './preferences.ts'
import { verdictOf } from './validation.ts'

/** Compared element by element; each keeps its id, as every account has its own book. */
export const planFinances = (file: FinanceBook, current: FinanceBook): readonly Planned[] =>
  FINANCE_LISTS.flatMap((list) => {
    const known = new Map<string, object>(current[list].map((element) => [element.id, element]))
    const other = otherOf(list)
    const moved = new Map<string, object>(other ? current[other].map((element) => [element.id, element]) : [])
    return file[list].map((put: FinanceElements[FinanceList]): Planned => {
      const elsewhere = known.has(put.id) ? undefined : moved.get(put.id)
      const before = known.get(put.id) ?? elsewhere
      const verdict = elsewhere ? 'changed' : verdictOf(before, put)
      const finances = [
        ...(elsewhere ? [{ list: other!, remove: put.id }] : []),
        { list, put } as FinanceChange,
      ]
      return {
        kind: list,
        verdict,
        element: put,
        before,
        change: verdict === 'known' ? undefined : { finances },
      }
    })
  })

/** The list that held a transaction before its type was changed. */
const otherOf = (list: FinanceList): 'entradas' | 'saidas' | undefined =>
  list === 'entradas' ? 'saidas' : list === 'saidas' ? 'entradas' : undefined

interface FinancesBack {
  readonly changes?: readonly FinanceChange[]
  readonly isKept?: boolean
}

/** What takes an element of the book back; of one that was changed since, nothing. */
export function financesBack({ change, before }: TakenElement, book: FinanceBook): readonly FinancesBack[] {
  const ops = change?.finances ?? []
  const put = ops.find((op) => 'put' in op)
  if (!put || !('put' in put)) return []
  const now = (book[put.list] as readonly { readonly id: string }[]).find(({ id }) => id === put.put.id)
  if (!now) return []
  if (!isSame(now, put.put)) return [{ isKept: true }]
  const list: FinanceList = ops.find((op) => 'remove' in op)?.list ?? put.list
  return [
    {
      changes: [
        ...(before && list === put.list ? [] : [{ list: put.list, remove: put.put.id }]),
        ...(before ? [{ list, put: before } as FinanceChange] : []),
      ],
    },
  ]
}

const GIVEN: readonly string[] = ['uid', 'email', 'matricula', 'criadoEm']
const PROFILE_FIELDS = fieldsOf(studentSchema).filter(
  (field): field is keyof StudentPatch => !GIVEN.includes(field),
)

/** The profile is imported whole, empty fields included, or not at all; never without a student record. */
export function planProfile(file: Archive['alunos'], current: Student | null): readonly Planned[] {
  if (!file) return []
  const about = { kind: 'alunos', element: file } as const
  if (!current) return [{ ...about, verdict: 'refused', reason: 'Esta conta não tem cadastro de aluno.' }]
  const other = PROFILE_FIELDS.filter((field) => file[field] !== current[field])
  const given = other.filter((field) => file[field] !== '')
  const verdict =
    given.length === 0 ? 'known' : given.every((field) => current[field] === '') ? 'new' : 'changed'
  if (verdict === 'known') return [{ ...about, verdict }]
  const taken = verdict === 'changed' ? other : given
  const profile = Object.fromEntries(taken.map((field) => [field, file[field]])) as StudentPatch
  return [{ ...about, verdict, before: current, change: { profile } }]
}

interface ChoiceBack {
  readonly before?: Entry
  readonly unchosen?: Entry
  readonly isKept?: boolean
}

/** What takes a choice back; of one that was made anew since, nothing. */
export function choiceBack({ change, before }: TakenElement, current: Preferences): readonly ChoiceBack[] {
  const written = change?.preference
  const now = written && entriesOf(current).find(([key]) => key === written[0])
  if (!now) return []
  if (!isSame(now, written)) return [{ isKept: true }]
  return [before ? { before: before as Entry } : { unchosen: written }]
}

/** Compared choice by choice. */
export function planPreferences(file: Preferences, current: Preferences): readonly Planned[] {
  const known = new Map(entriesOf(current))
  return entriesOf(file).map((preference): Planned => {
    const [key, value] = preference
    const before = known.get(key)
    const verdict = verdictOf(before, value)
    return {
      kind: 'preferencias',
      verdict,
      element: preference,
      before: before === undefined ? undefined : [key, before],
      change: verdict === 'known' ? undefined : { preference },
    }
  })
}
