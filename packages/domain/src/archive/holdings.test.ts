import { expect, it } from 'vitest'
import { aBook, aMember, aReading, aStudent, aTransaction } from '../../testing/index.ts'
import { EMPTY_BOOK } from '../finance/index.ts'
import { NO_PREFERENCES } from '../shell/index.ts'
import { fieldsOf, holdingsOf, ownerlessFields } from './holdings.ts'
import * as v from 'valibot'

const NOTHING = { usuarios: undefined, alunos: undefined, preferencias: undefined, financas: undefined }
const leitura = { name: 'leitura', records: [aReading()], unreadable: 2 } as const
const contatos = { name: 'contatos', records: [], unreadable: 3 } as const

it('has of documents that are not there nothing, and of those that are what they hold (B17)', () => {
  expect(holdingsOf(NOTHING, []).holdings).toEqual({
    usuarios: null,
    alunos: null,
    preferencias: NO_PREFERENCES,
    financas: EMPTY_BOOK,
  })
  const book = aBook({ saidas: [aTransaction()] })
  const { holdings } = holdingsOf(
    {
      usuarios: aMember(),
      alunos: aStudent(),
      preferencias: { visoes: { leitura: 'lista' } },
      financas: book,
    },
    [leitura, contatos],
  )
  expect(holdings).toMatchObject({
    usuarios: aMember(),
    alunos: aStudent(),
    preferencias: { visoes: { leitura: 'lista' } },
    financas: book,
    leitura: [aReading()],
    contatos: [],
  })
})

it('counts what is unreadable of the lists and of the finances together (B17)', () => {
  expect(holdingsOf(NOTHING, [leitura, contatos]).unreadable).toBe(5)
  const broken = { ...aBook({ saidas: [aTransaction()] }), metas: [{ id: 'm' }] }
  expect(holdingsOf({ ...NOTHING, financas: broken }, [leitura]).unreadable).toBe(3)
  expect(holdingsOf(NOTHING, []).unreadable).toBe(0)
})

it.each(['usuarios', 'alunos', 'financas', 'preferencias'] as const)(
  'refuses a document of %s that is damaged, as one that is there (B17)',
  (name) => {
    for (const damaged of [null, 7])
      expect(() => holdingsOf({ ...NOTHING, [name]: damaged }, [])).toThrow('invalid-record')
  },
)

it('lets a file have every field but whose it is', () => {
  const schema = v.object({ id: v.string(), uid: v.string(), userId: v.string(), nome: v.string() })
  expect(ownerlessFields(schema)).toEqual(['id', 'nome'])
  expect(fieldsOf(v.string())).toEqual([])
})
