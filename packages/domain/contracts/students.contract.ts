import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Students } from '../src/registration/index.ts'
import type { AppErrorCode } from '../src/kernel/index.ts'
import { aStudent } from '../testing/samples.ts'
import type { DocumentWorld, MakeDocumentWorld } from './documents.contract.ts'
import { expectLiveQueryLaws, refusal, untilData } from './observe.ts'

export interface StudentsOptions {
  /** How updating a record that does not exist is refused. */
  readonly missing?: readonly AppErrorCode[]
}

export function describeStudentsContract(
  name: string,
  makeWorld: MakeDocumentWorld<Students>,
  { missing = ['not-found'] }: StudentsOptions = {},
): void {
  describe(`${name} keeps the contract of the students`, () => {
    let world: DocumentWorld<Students>
    let uid: string
    let other: string
    beforeEach(async () => {
      world = await makeWorld()
      ;[uid, other] = world.users
    })
    afterEach(() => world.close())

    it('has nothing of somebody unknown', async () => {
      const students = await world.open(uid)
      expect(await students.get(uid)).toBeNull()
      expect(await untilData(students.watch(uid))).toBeNull()
      expect(await students.isMatriculaTaken('MAT-1')).toBe(false)
    })

    it('enrolls: the record is there for every tab and its matricula is taken', async () => {
      const student = aStudent({ uid, matricula: 'MAT-7' })
      const students = await world.open(uid)
      const second = await world.open(uid)
      const seen = untilData(second.watch(uid), (found) => found !== null)
      expect(await students.enroll(student)).toMatch(/^(saved|queued)$/)
      expect(await students.get(uid)).toEqual(student)
      expect(await seen).toEqual(student)
      expect(await (await world.open(null)).isMatriculaTaken('MAT-7')).toBe(true)
      expect(await second.isMatriculaTaken('MAT-70')).toBe(false)
    })

    it('keeps an incomplete record: only four fields are required (§3.3, D21)', async () => {
      const { email, matricula, criadoEm } = aStudent()
      await world.plant('alunos', uid, { uid, email, matricula, criadoEm })
      expect(await (await world.open(uid)).get(uid)).toMatchObject({
        uid,
        email,
        matricula,
        criadoEm,
        nomeCompleto: '',
        curso: '',
      })
    })

    it('refuses a second record for one uid and changes nothing', async () => {
      const students = await world.open(uid)
      await students.enroll(aStudent({ uid, matricula: 'MAT-7' }))
      expect(await refusal(students.enroll(aStudent({ uid, matricula: 'MAT-8' })))).toBe('permission-denied')
      expect(await students.isMatriculaTaken('MAT-8')).toBe(false)
      expect((await students.get(uid))?.matricula).toBe('MAT-7')
    })

    it('gives a matricula to one of two who enroll with it at once, and leaves the other with nothing (§7.2, D6, R13)', async () => {
      const both = [
        [uid, await world.open(uid)],
        [other, await world.open(other)],
      ] as const
      const tries = await Promise.allSettled(
        both.map(([who, students]) => students.enroll(aStudent({ uid: who, matricula: 'MAT-7' }))),
      )
      expect(tries.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(tries.find((each) => each.status === 'rejected')?.reason).toMatchObject({
        code: 'matricula-taken',
      })
      const found = await Promise.all(both.map(([who, students]) => students.get(who)))
      expect(found.filter((student) => student !== null)).toHaveLength(1)
    })

    it('updates the given fields only; the keys stay whatever the patch says', async () => {
      const student = aStudent({ uid, matricula: 'MAT-7' })
      const students = await world.open(uid)
      await students.enroll(student)
      await students.update(uid, { telefone: '(21) 99876-5432', curso: 'Letras' })
      expect(await students.get(uid)).toEqual({ ...student, telefone: '(21) 99876-5432', curso: 'Letras' })
      await students.update(uid, { matricula: 'MAT-1', uid: other } as object).catch(() => 'refused')
      expect(await students.get(uid)).toMatchObject({ uid, matricula: 'MAT-7' })
    })

    it('loses no field changed in two tabs at once', async () => {
      const tabs = [await world.open(uid), await world.open(uid)] as const
      await tabs[0].enroll(aStudent({ uid }))
      await tabs[1].get(uid)
      await Promise.all([
        tabs[0].update(uid, { curso: 'Letras' }),
        tabs[1].update(uid, { telefone: '(21) 99876-5432' }),
      ])
      await untilData(
        tabs[0].watch(uid),
        (seen) => seen?.curso === 'Letras' && seen.telefone === '(21) 99876-5432',
      )
    })

    it('refuses to update what is not there', async () => {
      expect(missing).toContain(await refusal((await world.open(uid)).update(uid, { curso: 'Letras' })))
    })

    it('drops passwords of an old document; the next write is without them, unknown fields stay (D1)', async () => {
      await world.plant('alunos', uid, {
        ...aStudent({ uid }),
        senha: 'canario-1',
        confirmSenha: 'canario-1',
        apelido: 'Bia',
      })
      const students = await world.open(uid)
      expect(await students.get(uid)).toMatchObject({ uid, apelido: 'Bia' })
      expect(JSON.stringify(await students.get(uid))).not.toContain('canario-1')
      await students.update(uid, { curso: 'Letras' })
      const kept = JSON.stringify(await world.documents('alunos'))
      expect(kept).not.toMatch(/canario-1|senha/i)
      expect(kept).toContain('"apelido":"Bia"')
    })

    it('never writes a password that an enrolment brings along (D1)', async () => {
      const students = await world.open(uid)
      await students.enroll({
        ...aStudent({ uid }),
        senha: 'canario-2',
        confirmSenha: 'canario-2',
      } as ReturnType<typeof aStudent>)
      expect(JSON.stringify(await world.documents('alunos'))).not.toMatch(/canario-2|senha/i)
    })

    it('rejects instead of passing a broken record for a missing one', async () => {
      await world.plant('alunos', uid, { uid, matricula: 12 })
      expect(await refusal((await world.open(uid)).get(uid))).toBe('invalid-record')
    })

    it('keeps the laws of a live query', async () => {
      const students = await world.open(uid)
      let n = 0
      await students.enroll(aStudent({ uid }))
      await expectLiveQueryLaws(students.watch(uid), () => students.update(uid, { curso: `Curso ${++n}` }))
    })
  })
}
