import { exportOf } from '@caderno/domain/archive'
import { describeArchiveContract, refusal } from '@caderno/domain/contracts'
import { aReading, aTransaction, NO_HOLDINGS, planImport, runs } from '@caderno/domain/testing'
import { doc, setDoc } from 'firebase/firestore'
import { describe, expect, it, vi } from 'vitest'
import { createFakeMarks, createFakeOutbox } from '@caderno/domain/testing'
import { documentWorld, openFirestoreWorld } from '../../test/firestore-worlds.ts'
import { BATCH_LIMITS } from './archive-batches.ts'
import { createImportMarks } from './import-marks.ts'
import { openArchive } from './lazy-archive.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const planned = (owner: string, held: Partial<typeof NO_HOLDINGS>) =>
  planImport(exportOf({ ...NO_HOLDINGS, ...held }, { conta: owner, exportadoEm: NOW }), NO_HOLDINGS, {
    owner,
    now: NOW,
  }).changes

describeArchiveContract(
  'the Firestore archive (B18)',
  documentWorld(({ firestore }) => openArchive(firestore, createFakeMarks(), createFakeOutbox())),
  { many: runs(60, 2_000) },
)

describe('the Firestore archive (B18)', () => {
  it('writes in several requests what one does not carry; one that fails ends it, and the same again goes on', async () => {
    const world = await openFirestoreWorld()
    const [uid, other] = world.users
    const leitura = Array.from({ length: 25 }, (_, n) =>
      aReading({ id: `livro-${String(n).padStart(2, '0')}` }),
    )
    await setDoc(doc(world.owner, 'leitura', 'livro-15'), { userId: other, titulo: 'De outra pessoa' })
    const marks = createFakeMarks()
    const imports = createImportMarks(marks)
    const archive = openArchive(world.tab(uid).firestore, marks, createFakeOutbox(marks))
    const limit = vi.spyOn(BATCH_LIMITS, 'writes', 'get').mockReturnValue(10)
    expect(await refusal(archive.write(uid, planned(uid, { leitura })))).toBe('permission-denied')
    expect((await archive.read(uid)).holdings.leitura).toHaveLength(10)
    expect(await imports.left(uid)).toEqual({
      arquivo: `${uid}/${NOW}`,
      em: NOW,
      confirmados: 10,
      registros: 25,
    })
    const rest = leitura.filter(({ id }) => id > 'livro-09' && id !== 'livro-15')
    expect(await refusal(archive.write(uid, planned(uid, { leitura: [...rest, leitura[15]!] })))).toBe(
      'permission-denied',
    )
    expect(await imports.left(uid)).toMatchObject({ confirmados: 20, registros: 25 })
    await archive.write(uid, planned(uid, { leitura: rest.slice(-4) }))
    expect(await imports.left(uid)).toBeNull()
    expect((await archive.read(uid)).holdings.leitura).toHaveLength(24)
    limit.mockRestore()
    await world.close()
  })

  it('refuses more money than a document holds before anything is written', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    const archive = openArchive(world.tab(uid).firestore, createFakeMarks(), createFakeOutbox())
    const saidas = Array.from({ length: 120 }, (_, n) =>
      aTransaction({ id: `gasto-${n}`, descricao: 'x'.repeat(10_000) }),
    )
    const changes = planned(uid, { leitura: [aReading()], financas: { ...NO_HOLDINGS.financas, saidas } })
    expect(await refusal(archive.write(uid, changes))).toBe('storage-full')
    expect((await archive.read(uid)).holdings).toMatchObject({ leitura: [], financas: { saidas: [] } })
    await world.close()
  })

  it('writes nothing without a connection, and reads what this device knows', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    const archive = openArchive(world.tab(uid).firestore, createFakeMarks(), createFakeOutbox())
    await archive.write(uid, planned(uid, { leitura: [aReading()] }))
    await archive.read(uid)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await refusal(archive.write(uid, planned(uid, { leitura: [aReading({ id: 'outro' })] })))).toBe(
      'network-request-failed',
    )
    expect(await archive.read(uid)).toMatchObject({ isCurrent: false })
    vi.unstubAllGlobals()
    expect((await archive.read(uid)).holdings.leitura).toHaveLength(1)
    await world.close()
  })
})
