import { describe, expect, it } from 'vitest'
import { aTransaction } from '../../testing/index.ts'
import { editsOf, withEdits } from './edits.ts'

const kept = aTransaction()
const broken = { id: kept.id, valor: 'muito' }

describe('the edits of a document', () => {
  it('remove what was seen, and nothing broken, whatever its id', () => {
    const document = { saidas: [null, broken, kept] }
    const edits = editsOf(document, [{ list: 'saidas', remove: kept.id }])
    expect(edits.remove.saidas).toEqual([kept])
    expect(withEdits(document, edits)).toMatchObject({ saidas: [null, broken] })
  })

  it('are refused where the document has no lists, and of what could not be read again', () => {
    expect(() => editsOf({ saidas: 'muitas' }, [])).toThrow(
      expect.objectContaining({ code: 'invalid-record' }),
    )
    expect(() => editsOf({}, [{ list: 'saidas', put: { ...kept, valor: Number.NaN } }])).toThrow(
      expect.objectContaining({ code: 'invalid-record' }),
    )
  })
})
