import { RECORD_COLLECTIONS } from '../src/archive/index.ts'
import type { DeletionStage, Erasure } from '../src/identity/index.ts'
import type { Identity } from '../src/kernel/index.ts'
import type { Student } from '../src/registration/index.ts'
import type { FakeDirectory } from './fake-directory.ts'
import { createFakeWorld, type FakeWorld } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'

const MARKS = 'exclusao'

interface FakeErasureOptions {
  readonly world?: FakeWorld
  /** The accounts that this device itself keeps, and their documents with them; without it a service keeps both. */
  readonly directory?: FakeDirectory
}

/** Takes documents in memory away; the world is the device too, and under `fila` what waits there to be sent. */
export function createFakeErasure({
  world = createFakeWorld(),
  directory,
}: FakeErasureOptions = {}): Erasure & Faults {
  const faults = createFaults()
  const gone = (collection: string, key: string) => ({ collection, key, document: undefined })
  const documentsOf = (owner: string) => {
    const records = RECORD_COLLECTIONS.flatMap((name) =>
      [...world.all(name)]
        .filter(([, document]) => (document as Identity).userId === owner)
        .map(([key]) => gone(name, key)),
    )
    const own = ['usuarios', 'alunos', 'preferencias', 'financas']
      .filter((name) => world.get(name, owner))
      .map((name) => gone(name, owner))
    const student = world.get('alunos', owner) as Student | undefined
    return [...records, ...own, ...(student ? [gone('matriculas', student.matricula)] : [])]
  }
  return {
    ...faults.controls,
    async documents(owner) {
      await faults.pass()
      world.write(documentsOf(owner))
    },
    async identity(owner) {
      await faults.pass()
      if (!directory || (directory.accounts.has(owner) && documentsOf(owner).length > 0)) return false
      directory.accounts.delete(owner)
      return true
    },
    async device(owner) {
      await faults.pass()
      world.write([...(directory ? documentsOf(owner) : []), gone('fila', owner), gone(MARKS, owner)])
    },
    async mark(owner, stage) {
      await faults.pass()
      world.write([{ collection: MARKS, key: owner, document: stage }])
    },
    async marks() {
      await faults.pass()
      return new Map(world.all(MARKS)) as ReadonlyMap<string, DeletionStage>
    },
  }
}
