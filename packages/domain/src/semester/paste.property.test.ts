import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { parsePaste } from './paste.ts'
import { NEW_SUBJECT, subjectDraftSchema } from './subject.ts'

const many = { numRuns: runs(200, 5_000) }
const UFRN = { tabela: '' }
const DRAFT = { ...NEW_SUBJECT, semestre: '2026.2' }

/** Words that are no part of a timetable. */
const anyName = fc
  .array(fc.constantFrom('Cálculo', 'Física', '2', 'III', 'Redes', 'de', 'e', 'Segunda', 'Guerra'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => `${words.join(' ')} Básica`)
const anyPlace = fc.constantFrom('', 'DECOM-03', 'Sala 12', 'IMD A304', 'Setor 4, bloco B')
const anyTimetable = fc.constantFrom(
  '24M12',
  '6T34 7M1',
  '35n12',
  'seg e qua 8h–10h',
  'sáb das 8h30 às 10h',
  '2M1 e ter 7-9h',
  'seg a sex 8h-9h',
  '24 M12',
  '2ª e 4a feira 8h-10h',
  '2a e 4ª 8h-10h',
)
const anyLine = fc.record({
  nome: anyName,
  horarios: anyTimetable,
  local: anyPlace,
  gap: fc.constantFrom(' ', '\t', '   '),
})

test('each line is a subject with what was typed of it, in order (S3)', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 15 }), (lines) => {
      const text = lines.map(({ nome, horarios, local, gap }) => [nome, horarios, local].join(gap)).join('\n')
      expect(parsePaste(text, UFRN).map((entry) => 'ok' in entry && entry.ok)).toEqual(
        lines.map(({ nome, horarios, local }) => ({
          nome,
          horarios,
          local,
          codigo: '',
          professor: '',
          turma: '',
          cargaHoraria: expect.any(Number),
          ead: false,
          inicio: '',
          fim: '',
        })),
      )
    }),
    many,
  )
})

test('each line that is not blank is in an entry, as it stands there (S3)', () => {
  const anyPiece = fc.constantFrom(
    '24M12',
    '35N79',
    'seg',
    '8h',
    '-',
    '10h',
    'T01',
    'IMD0601',
    '\n',
    '\r\n',
    '\t',
    '()',
    '24M12\n',
    '"',
    ';',
    '(24 M12)',
    '2a',
    'M12',
    '60h',
    '1.',
    '\n01 MATRICULADO',
    '\nDIM0404',
    '\nTipo: A Local: B2\n',
    '-- MATRICULADO --',
    '\nHorários Dom Seg\n07:00 - 07:50',
    '---',
    '\nProf. Ana\n',
    '\nLocal: A204\n',
    '\nHorário: 24M12',
    '\t01\t',
    '\tA204\t',
    'quinzenal B',
    'semana par',
  )
  const anyPaste = fc.array(fc.oneof(anyPiece, anyName), { maxLength: 20 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(fc.oneof(anyText(), anyPaste), (text) => {
      const entries = parsePaste(text, UFRN)
      for (const entry of entries) {
        if ('ok' in entry) expect(v.is(subjectDraftSchema, { ...DRAFT, ...entry.ok })).toBe(true)
        else if ('error' in entry && entry.to !== undefined)
          expect([entry.from! >= 0, entry.from! < entry.to, entry.to <= entry.text.length]).toEqual([
            true,
            true,
            true,
          ])
      }
      const typed = entries.flatMap((entry) => entry.typed.split('\n'))
      for (const line of text.split(/\r\n|\n|\r/))
        if (/[\p{L}\p{N}]/u.test(line)) expect(typed).toContain(line)
    }),
    many,
  )
})

test('the grid that closes an enrolment adds nothing to what stands above it (S3)', () => {
  const anySubject = fc.record({
    codigo: fc.constantFrom('DIM0404', 'IMD0601', '1107186', 'MAT-0025'),
    nome: anyName,
    horarios: fc.constantFrom('24T34', '35M12', '6N12 (16/03/2026 - 18/07/2026)'),
  })
  const anyCells = fc.array(fc.nat({ max: 9 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(
      fc.array(anySubject, { minLength: 1, maxLength: 5 }),
      fc.array(anyCells, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('\t', ' ', '  '),
      (subjects, rows, gap) => {
        const above = subjects.map(
          ({ codigo, nome, horarios }, at) => `${codigo}\n${nome}\nANA\n0${at} MATRICULADO ${horarios}`,
        )
        const cells = (row: readonly number[]) => row.map((cell) => subjects[cell]?.codigo ?? '---')
        const grid = rows.map((row, at) => [`${7 + at}:00 - ${7 + at}:50`, ...cells(row)].join(gap))
        const page = [...above, 'Tabela de Horários:', 'Horários Dom Seg Ter Qua Qui Sex Sab', ...grid]
        const [read, alone] = [page, above].map((lines) => parsePaste(lines.join('\n'), UFRN))
        expect(read!.slice(0, subjects.length)).toEqual(alone)
        expect(alone!.map((line) => 'ok' in line && line.ok)).toMatchObject(
          subjects.map(({ codigo, nome }) => ({ codigo, nome, professor: 'ANA', local: '' })),
        )
        expect(read!.slice(subjects.length).map((line) => 'skipped' in line)).toEqual(
          Array.from({ length: rows.length + 2 }, () => true),
        )
      },
    ),
    many,
  )
})
