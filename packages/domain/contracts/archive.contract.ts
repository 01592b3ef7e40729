import { describe, expect, it } from 'vitest'
import { changesOf, exportOf, takenBack, type ArchiveStore, type Holdings } from '../src/archive/index.ts'
import { EMPTY_BOOK } from '../src/finance/index.ts'
import type { Preferences } from '../src/shell/index.ts'
import { NO_HOLDINGS, planImport, someHoldings } from '../testing/archive.ts'
import { aReading, aStudent, aTransaction } from '../testing/samples.ts'
import { useWorld, type DocumentWorld, type MakeDocumentWorld } from './documents.contract.ts'
import { refusal } from './observe.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const WRITTEN = expect.stringMatching(/^(saved|queued)$/)
const STAMPS = ['createdAt', 'updatedAt', 'dataCriacao', 'dataAtualizacao']

/** The same holdings without what a store sets: stamps, and the order of records. */
export const bare = ({ usuarios: _, ...holdings }: Holdings): unknown =>
  JSON.parse(JSON.stringify(holdings), (key, value: unknown) => {
    if (STAMPS.includes(key)) return undefined
    return Array.isArray(value) &&
      value.every((one) => typeof (one as { id?: unknown } | null)?.id === 'string')
      ? (value as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
      : value
  }) as unknown

/** Moves the samples, which are Ana's, to a user of the world. */
const of = (uid: string, holdings: Holdings): Holdings =>
  JSON.parse(JSON.stringify(holdings).replaceAll('uid-ana', uid)) as Holdings

export interface ArchiveLoad {
  /** How many records are written at once. */
  readonly many?: number
}

/** What every ArchiveStore keeps, whatever stands behind it. A world whose documents are planted has a student of each user. */
export function describeArchiveContract(
  name: string,
  makeWorld: MakeDocumentWorld<ArchiveStore>,
  { many = 1_200 }: ArchiveLoad = {},
): void {
  describe(`${name} keeps the contract of the archive (B18)`, () => {
    const world = useWorld(makeWorld)
    const enter = async (at: 0 | 1 = 0) => {
      const uid = world().users[at]
      await world().plant(
        'alunos',
        uid,
        aStudent({
          uid,
          email: world().emailOf?.(uid) ?? 'ana@exemplo.com.br',
          matricula: `MAT-${at + 1}`,
          nomeCompleto: '',
          cpf: '',
          telefone: '',
        }),
      )
      return { uid, store: await world().open(uid) }
    }
    const importInto = async (
      { uid, store }: { uid: string; store: ArchiveStore },
      holdings: Holdings,
      conta = uid,
      replaces = false,
    ) => {
      const archive = exportOf(of(conta, holdings), { conta, exportadoEm: NOW })
      const { changes } = planImport(archive, (await store.read(uid)).holdings, {
        owner: uid,
        replaces,
        now: NOW,
      })
      return store.write(uid, changes)
    }
    const heldBy = async ({ uid, store }: { uid: string; store: ArchiveStore }) =>
      (await store.read(uid)).holdings
    const expectEverything = async (user: { uid: string; store: ArchiveStore }, from = user.uid) => {
      const { alunos, ...rest } = await heldBy(user)
      const wanted = of(user.uid, someHoldings())
      const moved = (id: string) => (from === user.uid ? id : `${user.uid}-${id}`)
      expect(bare({ ...rest, alunos: null })).toEqual(
        bare({
          ...wanted,
          alunos: null,
          candidaturas: wanted.candidaturas.map((one) => ({
            ...one,
            id: moved(one.id),
            contatoId: moved(one.contatoId),
          })),
          contatos: wanted.contatos.map((one) => ({ ...one, id: moved(one.id) })),
          metas_carreira: wanted.metas_carreira.map((one) => ({ ...one, id: moved(one.id) })),
          habilidades: wanted.habilidades.map((one) => ({ ...one, id: moved(one.id) })),
          leitura: wanted.leitura.map((one) => ({ ...one, id: moved(one.id) })),
          disciplinas: wanted.disciplinas.map((one) => ({ ...one, id: moved(one.id) })),
        }),
      )
      return alunos
    }

    it('reads nothing where nothing is', async () => {
      const [uid] = world().users
      const { holdings, unreadable, isCurrent } = await (await world().open(uid)).read(uid)
      expect(holdings).toEqual({
        usuarios: null,
        alunos: null,
        preferencias: { visoes: {}, linkedin: [] },
        financas: EMPTY_BOOK,
        candidaturas: [],
        metas_carreira: [],
        contatos: [],
        habilidades: [],
        leitura: [],
        disciplinas: [],
      })
      expect([unreadable, isCurrent]).toEqual([0, true])
    })

    it('takes back what a file brought, in every list, and leaves the others', async () => {
      const user = await enter()
      const own = of(user.uid, someHoldings({ leitura: [aReading({ id: 'minha' })] }))
      await importInto(user, { ...NO_HOLDINGS, leitura: own.leitura })
      const before = await heldBy(user)
      const archive = exportOf(of('outra', someHoldings()), { conta: 'outra', exportadoEm: NOW })
      const { from, elements, changes } = planImport(archive, before, { owner: user.uid, now: NOW })
      await user.store.write(user.uid, changes)
      const taken = elements.filter(({ verdict }) => verdict === 'new')
      const back = takenBack(from, taken, await heldBy(user))
      expect(back.kept).toBe(0)
      expect(await user.store.write(user.uid, back.changes)).toEqual(WRITTEN)
      expect(await heldBy(user)).toEqual(before)
    })

    it('takes choices out, sets others, and leaves the rest (I17)', async () => {
      const user = await enter()
      const goal = { ano: 2026, tipo: 'livros', quantidade: 24 } as const
      const preferencias: Preferences = {
        visoes: { leitura: 'lista', carreira: 'quadro', financas: 'lista' },
        linkedin: ['foto', 'resumo'],
        metaLeitura: goal,
      }
      await importInto(user, { ...NO_HOLDINGS, preferencias })
      expect((await heldBy(user)).preferencias).toEqual(preferencias)
      const nothing = changesOf({ arquivo: 'a/b', em: NOW }, [])
      await user.store.write(user.uid, {
        ...nothing,
        preferences: { visoes: { carreira: 'lista' }, linkedin: ['headline'] },
        unchosen: { visoes: { leitura: 'lista' }, linkedin: ['foto'], metaLeitura: goal },
      })
      const left = { visoes: { carreira: 'lista', financas: 'lista' }, linkedin: ['resumo', 'headline'] }
      expect((await heldBy(user)).preferencias).toEqual(left)
      await user.store.write(user.uid, { ...nothing, unchosen: { visoes: {}, linkedin: ['resumo'] } })
      expect((await heldBy(user)).preferencias).toEqual({ ...left, linkedin: ['headline'] })
    })

    it('writes everything that a file brings and reads it again, for every tab', async () => {
      const user = await enter()
      expect(await importInto(user, someHoldings())).toEqual(WRITTEN)
      expect(await expectEverything(user)).toMatchObject({
        nomeCompleto: 'Ana Beatriz Souza',
        cpf: '529.982.247-25',
        matricula: 'MAT-1',
      })
      await expectEverything({ uid: user.uid, store: await world().open(user.uid) })
    })

    it('has nothing unfinished after an import that ended, nor when nobody wants to go on', async () => {
      const user = await enter()
      expect(await user.store.unfinished(user.uid)).toBeNull()
      await importInto(user, someHoldings())
      expect(await user.store.unfinished(user.uid)).toBeNull()
      await user.store.forgetUnfinished(user.uid)
      expect(await user.store.unfinished(user.uid)).toBeNull()
    })

    it('adds nothing the second time, into another account either', async () => {
      const [ana, bia] = [await enter(0), await enter(1)]
      await importInto(ana, someHoldings())
      for (const _ of [1, 2]) await importInto(bia, someHoldings(), ana.uid)
      await expectEverything(bia, ana.uid)
      await expectEverything(ana)
    })

    it('keeps the stamps of what it writes, and those of the account where it replaces', async () => {
      const user = await enter()
      await importInto(user, someHoldings())
      const [before] = (await heldBy(user)).leitura
      expect(before).toMatchObject({
        dataCriacao: '2026-11-01T12:00:00.000Z',
        dataAtualizacao: '2026-11-01T12:00:00.000Z',
      })
      await importInto(
        user,
        someHoldings({
          leitura: [aReading({ paginasLidas: 99, dataCriacao: '2025-01-01T00:00:00.000Z' })],
          financas: { ...EMPTY_BOOK, saidas: [aTransaction({ valor: 1 })] },
        }),
        user.uid,
        true,
      )
      const after = await heldBy(user)
      expect(after.leitura).toEqual([
        expect.objectContaining({ paginasLidas: 99, dataCriacao: before!.dataCriacao }),
      ])
      expect(after.financas.saidas).toEqual([expect.objectContaining({ id: 'transacao-1', valor: 1 })])
      expect(after.candidaturas).toHaveLength(1)
    })

    it('writes nothing at all where one record is somebody else’s', async () => {
      const [ana, bia] = [await enter(0), await enter(1)]
      await importInto(ana, someHoldings())
      const { changes } = planImport(
        exportOf(of(bia.uid, someHoldings()), { conta: bia.uid, exportadoEm: NOW }),
        await heldBy(bia),
        { owner: bia.uid, now: NOW },
      )
      expect(await refusal(bia.store.write(bia.uid, changes))).toBe('permission-denied')
      expect(await heldBy(bia)).toMatchObject({
        candidaturas: [],
        leitura: [],
        financas: EMPTY_BOOK,
        preferencias: { linkedin: [] },
        alunos: { nomeCompleto: '' },
      })
      await expectEverything(ana)
    })

    it(`writes ${many} records, long ones and in all scripts, and reads each of them`, async () => {
      const user = await enter()
      const text = 'Ação 📚👩‍🎓 «ñandú» 漢字 \u0000\u001F " \\ \n'.repeat(8)
      const leitura = Array.from({ length: many }, (_, n) =>
        aReading({ id: `livro-${n}`, titulo: `Livro ${n} 📖`, notas: `${n} ${text}` }),
      )
      await importInto(user, someHoldings({ leitura }))
      const read = (await heldBy(user)).leitura
      expect(new Map(read.map(({ id, notas }) => [id, notas]))).toEqual(
        new Map(leitura.map(({ id, notas }) => [id, notas])),
      )
    })

    it('reads around what cannot be read, and counts it', async () => {
      const user = await enter()
      await importInto(user, someHoldings())
      await breakOne(world(), user.uid)
      const { holdings, unreadable } = await (await world().open(user.uid)).read(user.uid)
      expect(unreadable).toBe(1)
      expect(holdings.financas.saidas).toEqual([])
      expect(holdings.leitura).toHaveLength(1)
    })
  })
}

const breakOne = (world: DocumentWorld<ArchiveStore>, uid: string) =>
  world.plant('financas', uid, { ...EMPTY_BOOK, saidas: [{ id: 'x', valor: 'muito' }] })
