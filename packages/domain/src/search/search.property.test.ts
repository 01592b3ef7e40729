import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  anAssessment,
  anySourcesAbout,
  anyText,
  aReading,
  aSkill,
  aSubject,
  aTransaction,
  NO_SOURCES,
} from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import type { AgendaKind, AgendaSources } from '../agenda/index.ts'
import { formatMoney, inputMoney } from '../finance/index.ts'
import { foldText, formatDate } from '../kernel/index.ts'
import { assessmentsOf } from '../semester/index.ts'
import { searchRecords } from './index.ts'

const many = { numRuns: runs(150, 5_000) }
const sources = anySourcesAbout('2026-11-20')

/** Itself found by nothing. */
const NAMELESS = aSubject({ nome: '', codigo: '', professor: '', local: '', turma: '', semestre: '' })

/** One record of each kind with a text in each place where a user writes. */
const WITH: Readonly<Record<AgendaKind, (text: string) => readonly AgendaSources[]>> = {
  application: (text) =>
    ['vaga', 'empresa', 'local', 'bolsa', 'etapa', 'link', 'observacoes'].map((field) => ({
      ...NO_SOURCES,
      applications: [anApplication({ [field]: text })],
    })),
  contact: (text) =>
    ['nome', 'empresa', 'cargo', 'canal', 'notas'].map((field) => ({
      ...NO_SOURCES,
      contacts: [aContact({ [field]: text })],
    })),
  careerGoal: (texto) => [{ ...NO_SOURCES, careerGoals: [aCareerGoal({ texto })] }],
  transaction: (descricao) => [{ ...NO_SOURCES, book: aBook({ saidas: [aTransaction({ descricao })] }) }],
  financialGoal: (descricao) => [{ ...NO_SOURCES, book: aBook({ metas: [aFinancialGoal({ descricao })] }) }],
  skill: (text) =>
    ['nome', 'meta', 'descricao']
      .map((field) => ({ ...NO_SOURCES, skills: [aSkill({ [field]: text })] }))
      .concat([{ ...NO_SOURCES, skills: [aSkill({ checkins: { '2026-11-03': text } })] }]),
  reading: (text) =>
    ['titulo', 'autor', 'descricao', 'notas'].map((field) => ({
      ...NO_SOURCES,
      readings: [aReading({ [field]: text })],
    })),
  subject: (text) =>
    ['nome', 'codigo', 'professor', 'local', 'turma'].map((field) => ({
      ...NO_SOURCES,
      subjects: [aSubject({ [field]: text, avaliacoes: [] })],
    })),
  assessment: (titulo) => [
    {
      ...NO_SOURCES,
      subjects: [{ ...NAMELESS, avaliacoes: [anAssessment({ titulo })] }],
    },
  ],
}
const anyPlace = fc
  .record({ text: anyText(60), kind: fc.constantFrom(...(Object.keys(WITH) as AgendaKind[])) })
  .chain(({ text, kind }) =>
    fc.record({ text: fc.constant(text), holder: fc.constantFrom(...WITH[kind](text)) }),
  )
const anyPart = fc.tuple(fc.nat(60), fc.nat(60))

test('whatever part of a record is typed, the record is among the found (B16)', () => {
  fc.assert(
    fc.property(anyPlace, anyPart, ({ text, holder }, [from, length]) => {
      const typed = [...text].slice(from, from + length).join('')
      fc.pre(foldText(typed) !== '')
      for (const way of [typed, typed.toLowerCase(), typed.normalize('NFD'), foldText(typed)])
        expect(searchRecords(holder, way)).toHaveLength(1)
    }),
    many,
  )
})

const WORDS = ['agua', 'ÁGUA', 'agua viva', 'a v', 'torto', 'certificado', 'estudo', 'r$', '2026', 'u', ',']
const anyQuery = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 2 }))

/** All words and figures that a record holds, whatever they mean. */
const wordsIn = (record: unknown): string =>
  typeof record === 'string'
    ? `${record}\n${formatDate(record)}`
    : typeof record === 'number'
      ? `${formatMoney(record)}\n${inputMoney(record)}`
      : typeof record === 'object' && record !== null
        ? Object.values(record).map(wordsIn).join('\n')
        : ''

test('what is found holds every word that was typed, and stands there once (B16)', () => {
  fc.assert(
    fc.property(sources, anyQuery, (all, query) => {
      const { book, ...lists } = all
      const records = [
        ...Object.values(lists).flat(),
        ...Object.values(book).flat(),
        ...all.subjects.flatMap(assessmentsOf),
      ] as readonly { id: string }[]
      const results = searchRecords(all, query)
      expect(new Set(results.map(({ key }) => key)).size).toBe(results.length)
      for (const { id } of results) {
        const texts = foldText(wordsIn(records.filter((record) => record.id === id)))
        for (const word of foldText(query).split(' ')) expect(texts).toContain(word)
      }
    }),
    many,
  )
})

test('one word more never finds more (B16)', () => {
  fc.assert(
    fc.property(sources, anyQuery, anyQuery, (all, query, more) => {
      fc.pre(foldText(query) !== '')
      const before = new Set(searchRecords(all, query).map(({ key }) => key))
      expect(searchRecords(all, `${query} ${more}`).filter(({ key }) => !before.has(key))).toEqual([])
    }),
    many,
  )
})

/** The same records, the last first. */
const turned = (value: AgendaSources): AgendaSources =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    Array.isArray(part) ? part.reverse() : part,
  ) as AgendaSources

test('the order does not depend on how the records arrived (B16)', () => {
  fc.assert(
    fc.property(sources, anyQuery, (all, query) => {
      expect(searchRecords(turned(all), query)).toEqual(searchRecords(all, query))
    }),
    many,
  )
})

test('no title that begins with what was typed stands behind one that does not (B16)', () => {
  fc.assert(
    fc.property(sources, anyQuery, (all, query) => {
      const begins = searchRecords(all, query).map(({ title }) => foldText(title).startsWith(foldText(query)))
      expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)))
    }),
    many,
  )
})
