import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { hasErrors, tooLong } from './field-errors.ts'
import {
  decode,
  fieldErrors,
  optionalDay,
  optionalUrl,
  requiredText,
  shortText,
  textUpTo,
  withFallbacks,
} from './schema.ts'

const fields = {
  nome: requiredText('Nome é obrigatório'),
  nota: shortText,
  dia: optionalDay,
  link: optionalUrl,
}
const form = v.object(fields)
const stored = v.looseObject({ id: v.string(), ...withFallbacks(fields, { nota: '', dia: '', link: '' }) })
const good = { nome: 'Ana', nota: '', dia: '2026-11-20', link: 'https://exemplo.com' }

describe('fieldErrors (W8)', () => {
  it('is empty when all hold', () => {
    expect(fieldErrors(form, good)).toEqual({})
    expect(hasErrors(fieldErrors(form, good))).toBe(false)
    expect(hasErrors({ nome: undefined })).toBe(false)
  })

  it('has one sentence per broken field', () => {
    const errors = fieldErrors(form, {
      nome: '  ',
      nota: 'x'.repeat(201),
      dia: '2026-02-30',
      link: 'javascript:alert(1)',
    })
    expect(errors).toEqual({
      nome: 'Nome é obrigatório',
      nota: 'Use no máximo 200 caracteres',
      dia: 'Data inválida',
      link: 'Link inválido',
    })
    expect(hasErrors(errors)).toBe(true)
  })

  it.each(['\u200b', ' \u200d\ufeff ', '\u00ad\u2060'])(
    'takes a required text of nothing to be seen for none: %j',
    (nome) => {
      expect(fieldErrors(form, { ...good, nome })).toEqual({ nome: 'Nome é obrigatório' })
    },
  )

  it('keeps what joins the letters of a required text', () => {
    expect(v.parse(fields.nome, ' 👩\u200d🎓 ')).toBe('👩\u200d🎓')
  })

  it.each(['0002-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])(
    'takes %s for a slip of the hand, and reads it where it is stored',
    (dia) => {
      expect(fieldErrors(form, { ...good, dia })).toEqual({ dia: 'Escolha uma data entre 1900 e 2100' })
      expect(decode(stored, { ...good, id: '1', dia })).toMatchObject({ dia })
    },
  )

  it.each(['', '1900-01-01', '2100-12-31'])('takes %j for a day', (dia) => {
    expect(fieldErrors(form, { ...good, dia })).toEqual({})
  })

  it('refuses a longer text with its limit, and never cuts', () => {
    expect(tooLong(10_000)).toBe('Use no máximo 10.000 caracteres')
    expect(v.safeParse(textUpTo(3), 'abc').success).toBe(true)
    expect(v.safeParse(textUpTo(3), 'abcd').success).toBe(false)
  })
})

it('counts code points: an emoji is one, an accent written apart is one more (W8)', () => {
  expect(v.safeParse(shortText, '😀'.repeat(200)).success).toBe(true)
  expect(v.safeParse(shortText, '😀'.repeat(201)).success).toBe(false)
  expect(v.safeParse(shortText, 'e\u0301'.repeat(100)).success).toBe(true)
  expect(v.safeParse(shortText, 'e\u0301'.repeat(101)).success).toBe(false)
})

describe('decode', () => {
  it('lets a missing or broken field fall back and keeps unknown ones', () => {
    expect(
      decode(stored, { id: '1', nome: 'Ana', nota: 7, dia: 'ontem', link: 'data:,', antigo: [1] }),
    ).toEqual({
      id: '1',
      nome: 'Ana',
      nota: '',
      dia: '',
      link: '',
      antigo: [1],
    })
  })

  it.each([
    [{ id: '1', nome: '' }],
    [{ id: '1', nome: 5 }],
    [{ id: 1, nome: 'Ana' }],
    [{ nome: 'Ana' }],
    [{}],
    [[]],
    [null],
    [undefined],
    ['x'],
    [0],
  ])('%j is no record', (document) => {
    expect(decode(stored, document)).toBeUndefined()
  })

  it('survives a document that throws when it is read', () => {
    const trap = {
      get id(): string {
        throw new Error('gone')
      },
    }
    expect(decode(stored, trap)).toBeUndefined()
  })

  it('takes no prototype from a document', () => {
    const record = decode(stored, JSON.parse('{"id":"1","nome":"Ana","__proto__":{"admin":true}}'))
    expect(record).toBeDefined()
    expect((record as { admin?: boolean }).admin).toBeUndefined()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('never throws, and what it gives decodes to itself', () => {
    const document = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: fc.oneof(fc.string(), fc.jsonValue()),
          nome: fc.oneof(fc.string(), fc.jsonValue()),
          nota: fc.jsonValue(),
          dia: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(document, (value) => {
        const record = decode(stored, value)
        if (record !== undefined) expect(decode(stored, structuredClone(record))).toEqual(record)
      }),
      { numRuns: runs(300, 10_000) },
    )
  })
})
