import { describe, expect, it } from 'vitest'
import { exportOf, type ArchiveStore } from '../src/archive/index.ts'
import type { BugReports } from '../src/bug-report/index.ts'
import type { Erasure, Members } from '../src/identity/index.ts'
import type { Students } from '../src/registration/index.ts'
import { NO_HOLDINGS, planImport, someHoldings } from '../testing/archive.ts'
import { aBugReport, aMember, anApplication, aStudent } from '../testing/samples.ts'
import { useWorld, type MakeDocumentWorld } from './documents.contract.ts'

const NOW = '2026-11-22T12:00:00.000Z'

/** What fills an account, and what empties it. */
export interface ErasureTab {
  readonly erasure: Pick<Erasure, 'documents'>
  readonly archive: ArchiveStore
  readonly members: Members
  readonly students: Students
  readonly bugReports: BugReports
}

/** What every removal of an account's documents keeps, whatever stands behind it. */
export function describeErasureContract(
  name: string,
  makeWorld: MakeDocumentWorld<ErasureTab>,
  { many = 620 }: { /** More than one request carries. */ readonly many?: number } = {},
): void {
  describe(`${name} keeps the contract of the erasure (B19)`, () => {
    const world = useWorld(makeWorld)
    const enter = async (at: 0 | 1, candidaturas = [anApplication({ contatoId: '' })]) => {
      const uid = world().users[at]
      const email = world().emailOf?.(uid) ?? 'ana@exemplo.com.br'
      const tab = await world().open(uid)
      await tab.members.createIfMissing(aMember({ uid, email }))
      await tab.students.enroll(aStudent({ uid, email, matricula: `MAT-${at + 1}` }))
      const archive = exportOf(someHoldings({ candidaturas }), {
        conta: 'uid-de-outro-lugar',
        exportadoEm: NOW,
      })
      await tab.archive.write(uid, planImport(archive, NO_HOLDINGS, { owner: uid, now: NOW }).changes)
      return { uid, email, ...tab }
    }
    const heldBy = async ({ uid }: { uid: string }) =>
      (await (await world().open(uid)).archive.read(uid)).holdings

    it('removes the documents of all collections, the matricula too, and nobody else’s', async () => {
      const [ana, bia] = [await enter(0), await enter(1)]
      const before = await heldBy(bia)
      await ana.erasure.documents(ana.uid)
      expect(await heldBy(ana)).toEqual(NO_HOLDINGS)
      expect(await bia.students.isMatriculaTaken('MAT-1')).toBe(false)
      expect(await heldBy(bia)).toEqual(before)
      expect(before).toMatchObject({
        candidaturas: [{ empresa: anApplication().empresa }],
        financas: { saidas: [{}] },
      })
      expect(await ana.students.isMatriculaTaken('MAT-2')).toBe(true)
    })

    it('may be repeated, also by an account that has nothing', async () => {
      const ana = await enter(0)
      await ana.erasure.documents(ana.uid)
      await ana.erasure.documents(ana.uid)
      expect(await heldBy(ana)).toEqual(NO_HOLDINGS)
    })

    it(`removes ${many} records as it removes one`, async () => {
      const ana = await enter(
        0,
        Array.from({ length: many }, (_, n) => anApplication({ id: `candidatura-${n}`, contatoId: '' })),
      )
      expect((await heldBy(ana)).candidaturas).toHaveLength(many)
      await ana.erasure.documents(ana.uid)
      expect(await heldBy(ana)).toEqual(NO_HOLDINGS)
    })

    it('leaves the bug reports that were sent', async () => {
      const ana = await enter(0)
      await ana.bugReports.send(aBugReport({ userId: ana.uid, userEmail: ana.email }))
      await ana.erasure.documents(ana.uid)
      expect(await world().documents('bug-reports')).toMatchObject([{ userId: ana.uid }])
    })
  })
}

/** What every device keeps of the deletions that began on it. */
export function describeDeletionMarksContract(
  name: string,
  open: () => Pick<Erasure, 'device' | 'mark' | 'marks'>,
): void {
  describe(`${name} keeps the contract of the deletion marks (B19)`, () => {
    it('knows how far each deletion got, until the device is cleared of that user', async () => {
      const device = open()
      expect([...(await device.marks())]).toEqual([])
      await device.mark('uid-ana', 'documentos')
      await device.mark('uid/bia', 'documentos')
      await device.mark('uid-ana', 'identidade')
      await device.mark('uid-carla', 'dispositivo')
      expect(new Map(await device.marks())).toEqual(
        new Map([
          ['uid-ana', 'identidade'],
          ['uid/bia', 'documentos'],
          ['uid-carla', 'dispositivo'],
        ]),
      )
      await device.device('uid-carla')
      await device.device('uid-ana')
      await device.device('uid-ana')
      expect([...(await device.marks())]).toEqual([['uid/bia', 'documentos']])
    })
  })
}
