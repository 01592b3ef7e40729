import { MAX_NOTES } from '@caderno/domain/reading'
import { doc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProject } from '../../test/emulators.ts'
import { kindOf, REFERENCE_FIELDS } from '../../test/rules-kinds.ts'
import { aPerson, asking, forget, put, verdict } from '../../test/rules-world.ts'

let project: string
beforeAll(async () => {
  project = await newProject()
})
afterAll(() => forget(project))

/** Somebody's reading, with all that it may have or none of it, and what its owner may make of it. */
async function aReading(isOlder: boolean) {
  const { uid, db } = aPerson(project)
  const { place, patch } = kindOf('leitura')
  const [[path, document]] = place(uid)
  const kept = Object.entries(document).filter(([key]) => !isOlder || !REFERENCE_FIELDS.includes(key))
  await put(asking(project, 'owner'), [[path, Object.fromEntries(kept)]])
  return (field: string, value: unknown) => verdict(updateDoc(doc(db, path), { ...patch, [field]: value }))
}

test.each([true, false])(
  'what a reference says is changed one field at a time (older record: %o)',
  async (isOlder) => {
    const change = await aReading(isOlder)
    expect(await change('ano', '[entre 1998 e 2000]')).toBe('allowed')
    expect(await change('isbn', '9788577531646')).toBe('allowed')
    expect(await change('disciplinaId', 'disciplina-2')).toBe('allowed')
    for (const isbn of ['978-85-7753-164-6', '857753164X', 9_788_577_531_646, '９７８８５７７５３１６４６'])
      expect(await change('isbn', isbn)).toBe('denied')
    expect(await change('ano', 'x'.repeat(21))).toBe('denied')
  },
)

test('notes are as many as a document is meant to hold', async () => {
  const change = await aReading(true)
  const notes = (length: number) =>
    Array.from({ length }, (_, at) => ({ pagina: `${at}`, texto: 'Ler o mundo', em: '2026-11-20' }))
  for (const value of [notes(MAX_NOTES), []]) expect(await change('anotacoes', value)).toBe('allowed')
  for (const value of [notes(MAX_NOTES + 1), {}, null])
    expect(await change('anotacoes', value)).toBe('denied')
})
