import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyJson, anyText, aStudent, runs } from '../../testing/index.ts'
import { memberSchema } from '../identity/index.ts'
import { decode } from '../kernel/index.ts'
import { studentSchema } from './student.ts'

const FIELDS = [
  ...Object.keys(aStudent()),
  'nome',
  'sobrenome',
  'senha',
  'confirmSenha',
  'campoAntigo',
  '__proto__',
  'constructor',
]
const value = fc.oneof(
  anyText(),
  anyJson,
  fc.constant('x'.repeat(20_000)),
  fc.constantFrom('Ensino Superior', 'EAD', '2004-03-15', 'javascript:alert(1)', 'https://exemplo.com/a.png'),
)
const document = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), value),
  fc
    .dictionary(fc.constantFrom(...FIELDS), value)
    .map((fields) => ({ uid: 'uid-ana', matricula: 'MAT-1', ...fields })),
)
const anything = fc.oneof(
  { weight: 3, arbitrary: document },
  anyJson,
  fc.constantFrom(undefined, () => 1, Symbol('x'), new Date(0), Number.NaN),
)
const options = { numRuns: runs(300, 20_000) }

describe.each([
  ['alunos', studentSchema],
  ['usuarios', memberSchema],
] as const)('a document of %s, whatever it holds (§3.3, §3.11)', (_, schema) => {
  it('never makes decoding throw, and never comes out with a password (D1)', () => {
    fc.assert(
      fc.property(anything, (stored) => {
        const record = decode(schema, stored)
        if (record) expect('senha' in record || 'confirmSenha' in record).toBe(false)
      }),
      options,
    )
  })

  it('is the same after being written and read again', () => {
    fc.assert(
      fc.property(anything, (stored) => {
        const record = decode(schema, stored)
        if (record)
          expect(decode(schema, JSON.parse(JSON.stringify(record)))).toEqual(
            JSON.parse(JSON.stringify(record)),
          )
      }),
      options,
    )
  })
})

describe('an alunos document (§3.3, §3.11)', () => {
  const read = (over: object) => decode(studentSchema, { ...aStudent(), ...over })

  it('is read as it was written, with the fields nobody knows', () => {
    expect(read({ campoAntigo: { a: [1] } })).toEqual({ ...aStudent(), campoAntigo: { a: [1] } })
  })

  it('loses the two passwords (D1)', () => {
    expect(read({ senha: 'x', confirmSenha: 'x' })).toEqual(aStudent())
  })

  it('needs a uid and a matricula; everything else falls back', () => {
    expect(decode(studentSchema, { uid: 'u', matricula: 'MAT-1' })).toMatchObject({
      uid: 'u',
      matricula: 'MAT-1',
      email: '',
      nomeCompleto: '',
      nivelEnsino: '',
      foto: '',
    })
    expect(decode(studentSchema, { uid: 'u' })).toBeUndefined()
    expect(decode(studentSchema, { uid: 'u', matricula: '' })).toBeUndefined()
    expect(read({ nivelEnsino: 'Doutorado', turno: 3, dataNascimento: '2004-02-30' })).toMatchObject({
      nivelEnsino: '',
      turno: '',
      dataNascimento: '',
    })
  })

  it('shows nome where an older document has no nomeCompleto (D14)', () => {
    expect(read({ nomeCompleto: undefined, nome: 'Ana' })?.nomeCompleto).toBe('Ana')
    expect(read({ nome: 'Outra' })?.nomeCompleto).toBe('Ana Beatriz Souza')
    expect(read({ nomeCompleto: '', nome: 7 })?.nomeCompleto).toBe('')
  })

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://x.example/a.png',
    '//x.example/a.png',
    5,
  ])('does not take %s for a photo (D14)', (foto) => {
    expect(read({ foto })?.foto).toBe('')
  })

  it('takes an https photo', () => {
    expect(read({ foto: 'https://exemplo.com/a.png' })?.foto).toBe('https://exemplo.com/a.png')
  })
})
