import { exportOf, planImport } from '@caderno/domain/archive'
import { describeArchiveContract, refusal } from '@caderno/domain/contracts'
import { aReading, aTransaction, NO_HOLDINGS, runs } from '@caderno/domain/testing'
import { doc, setDoc } from 'firebase/firestore'
import { describe, expect, it, vi } from 'vitest'
import { documentWorld, openFirestoreWorld } from '../../test/firestore-worlds.ts'
import { BATCH_LIMITS } from './archive-batches.ts'
import { createFirestoreArchive } from './archive.ts'
import { openArchive } from './lazy-archive.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const planned = (owner: string, held: Partial<typeof NO_HOLDINGS>) =>
  planImport(exportOf({ ...NO_HOLDINGS, ...held }, { conta: owner, exportadoEm: NOW }), NO_HOLDINGS, { owner, differing: 'keep', now: NOW }).changes

describeArchiveContract('the Firestore archive', documentWorld(({ firestore }) => openArchive(firestore)), { many: runs(60, 2_000) })

describe('the Firestore archive', () => {
  it('writes in several requests what one does not carry; one that fails ends it, and the same again goes on', async () => {
    const world = await openFirestoreWorld()
    const [uid, other] = world.users
    const leitura = Array.from({ length: 25 }, (_, n) => aReading({ id: `livro-${String(n).padStart(2, '0')}` }))
    await setDoc(doc(world.owner, 'leitura', 'livro-15'), { userId: other, titulo: 'De outra pessoa' })
    const archive = createFirestoreArchive(world.tab(uid).firestore, { ...BATCH_LIMITS, writes: 10 })
    expect(await refusal(archive.write(uid, planned(uid, { leitura })))).toBe('permission-denied')
    expect((await archive.read(uid)).holdings.leitura).toHaveLength(10)
    await archive.write(uid, planned(uid, { leitura: leitura.filter(({ id }) => id !== 'livro-15') }))
    expect((await archive.read(uid)).holdings.leitura).toHaveLength(24)
    await world.close()
  })

  it('refuses more money than a document holds before anything is written', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    const archive = createFirestoreArchive(world.tab(uid).firestore)
    const saidas = Array.from({ length: 120 }, (_, n) => aTransaction({ id: `gasto-${n}`, descricao: 'x'.repeat(10_000) }))
    const changes = planned(uid, { leitura: [aReading()], financas: { ...NO_HOLDINGS.financas, saidas } })
    expect(await refusal(archive.write(uid, changes))).toBe('storage-full')
    expect((await archive.read(uid)).holdings).toMatchObject({ leitura: [], financas: { saidas: [] } })
    await world.close()
  })

  it('writes nothing without a connection, and reads what this device knows', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    const archive = createFirestoreArchive(world.tab(uid).firestore)
    await archive.write(uid, planned(uid, { leitura: [aReading()] }))
    await archive.read(uid)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await refusal(archive.write(uid, planned(uid, { leitura: [aReading({ id: 'outro' })] })))).toBe('network-request-failed')
    expect(await archive.read(uid)).toMatchObject({ isCurrent: false })
    vi.unstubAllGlobals()
    expect((await archive.read(uid)).holdings.leitura).toHaveLength(1)
    await world.close()
  })
})
