import { RECORD_COLLECTIONS } from '../src/archive/index.ts'
import type { DepartureStage, Erasure } from '../src/departure/index.ts'
import type { Identity } from '../src/kernel/index.ts'
import type { Student } from '../src/registration/index.ts'
import { createFakeWorld, type FakeWorld } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'

const MARKS = 'exclusao'

/** Takes documents in memory away; the world is the device too. */
export function createFakeErasure({ world = createFakeWorld() }: { readonly world?: FakeWorld } = {}): Erasure & Faults {
  const faults = createFaults()
  const gone = (collection: string, key: string) => ({ collection, key, document: undefined })
  return {
    ...faults.controls,
    async documents(owner) {
      await faults.pass()
      const records = RECORD_COLLECTIONS.flatMap((name) =>
        [...world.all(name)].filter(([, document]) => (document as Identity).userId === owner).map(([key]) => gone(name, key)))
      const student = world.get('alunos', owner) as Student | undefined
      const own = ['usuarios', 'alunos', 'preferencias', 'financas'].map((name) => gone(name, owner))
      world.write([...records, ...own, ...(student ? [gone('matriculas', student.matricula)] : [])])
    },
    async device(owner) {
      await faults.pass()
      world.write([gone(MARKS, owner)])
    },
    async mark(owner, stage) {
      await faults.pass()
      world.write([{ collection: MARKS, key: owner, document: stage }])
    },
    async marks() {
      await faults.pass()
      return new Map(world.all(MARKS)) as ReadonlyMap<string, DepartureStage>
    },
  }
}
