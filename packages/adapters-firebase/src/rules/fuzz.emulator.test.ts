import { doc, updateDoc } from 'firebase/firestore/lite'
import { runs } from '@caderno/domain/testing'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { COLLECTIONS, kindOf } from '../../test/rules-kinds.ts'
import { anyFault } from '../../test/rules-malformed.ts'
import { aPerson, asking, inProjects, put, verdict } from '../../test/rules-world.ts'

vi.setConfig({ testTimeout: runs(120_000, 1_800_000) })

describe('no fault gets in, whether with a new document or with a change (§3.11, D1, B1, R1)', () => {
  test.each(COLLECTIONS)('%s', (name) =>
    inProjects(runs(1, 25), async (project) => {
      const kind = kindOf(name)
      const [newcomer, owner] = [aPerson(project), aPerson(project)]
      const documents = kind.place(owner.uid)
      await put(asking(project, 'owner'), documents)
      const own = doc(owner.db, documents[0][0])
      await fc.assert(
        fc.asyncProperty(anyFault(kind), fc.boolean(), async (fault, isNew) => {
          const request = isNew
            ? put(newcomer.db, kind.place(newcomer.uid, fault))
            : updateDoc(own, { ...kind.patch, ...fault })
          expect(await verdict(request)).toBe('denied')
        }),
        { numRuns: 40 },
      )
      expect(await verdict(put(newcomer.db, kind.place(newcomer.uid)))).toBe('allowed')
    }),
  )
})
