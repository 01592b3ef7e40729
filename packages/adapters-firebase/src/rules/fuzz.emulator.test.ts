import { doc, updateDoc, type Firestore } from 'firebase/firestore/lite'
import { runs } from '@caderno/domain/testing'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { newProject } from '../../test/emulators.ts'
import { COLLECTIONS, kindOf } from '../../test/rules-kinds.ts'
import { anyFault } from '../../test/rules-malformed.ts'
import { aPerson, asking, put, verdict } from '../../test/rules-world.ts'

vi.setConfig({ testTimeout: runs(120_000, 1_800_000) })

let project: string
let root: Firestore
beforeAll(async () => {
  project = await newProject()
  root = asking(project, 'owner')
})

describe('no fault gets in, whether with a new document or with a change', () => {
  test.each(COLLECTIONS)('%s', async (name) => {
    const kind = kindOf(name)
    const [newcomer, owner] = [aPerson(project), aPerson(project)]
    const documents = kind.place(owner.uid)
    await put(root, documents)
    const own = doc(owner.db, documents[0][0])
    await fc.assert(
      fc.asyncProperty(anyFault(kind), fc.boolean(), async (fault, isNew) => {
        const request = isNew ? put(newcomer.db, kind.place(newcomer.uid, fault)) : updateDoc(own, { ...kind.patch, ...fault })
        expect(await verdict(request)).toBe('denied')
      }),
      { numRuns: runs(40, 1_000) },
    )
  })

  test.each(COLLECTIONS)('%s takes the same without a fault', async (name) => {
    const { uid, db } = aPerson(project)
    expect(await verdict(put(db, kindOf(name).place(uid)))).toBe('allowed')
  })
})
