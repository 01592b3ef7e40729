import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BugReports } from '../src/bug-report/index.ts'
import type { Members, SessionMemory } from '../src/identity/index.ts'
import type { PreferenceStore, StorageStatus } from '../src/shell/index.ts'
import { aBugReport, aKnownUser, aMember } from '../testing/samples.ts'
import { expectLiveQueryLaws, refusal, untilData } from './observe.ts'

/** One storage with two users, for the ports that keep one document per user. */
export interface DocumentWorld<Port> {
  readonly users: readonly [string, string]
  /** What the service knows as a user's e-mail, where it compares. */
  readonly emailOf?: (user: string) => string
  /** The port as this user has it (null: signed out), in one more tab. */
  open(user: string | null): Promise<Port>
  /** Puts a document where the port keeps its own; before the first `open`. */
  plant(collection: string, key: string, document: unknown): Promise<void>
  /** What is really kept in a collection. */
  documents(collection: string): Promise<readonly unknown[]>
  close(): Promise<void>
}
export type MakeDocumentWorld<Port> = () => Promise<DocumentWorld<Port>>

const BOOKS = { ano: 2026, tipo: 'livros', quantidade: 24 } as const
const PAGES = { ano: 2026, tipo: 'paginas', quantidade: 6_000 } as const

const WRITTEN = expect.stringMatching(/^(saved|queued)$/)

/** Gives each test a world of its own. */
export function useWorld<Port>(makeWorld: MakeDocumentWorld<Port>): () => DocumentWorld<Port> {
  let world: DocumentWorld<Port>
  beforeEach(async () => void (world = await makeWorld()))
  afterEach(() => world.close())
  return () => world
}

export function describeMembersContract(name: string, makeWorld: MakeDocumentWorld<Members>): void {
  describe(`${name} keeps the contract of the members`, () => {
    const world = useWorld(makeWorld)

    it('has nothing of somebody unknown', async () => {
      const [uid] = world().users
      expect(await (await world().open(uid)).get(uid)).toBeNull()
    })

    it('keeps what was created, for every tab', async () => {
      const [uid] = world().users
      const member = aMember({ uid, nome: 'Ana', sobrenome: 'Souza' })
      const members = await world().open(uid)
      expect(await members.createIfMissing(member)).toEqual(WRITTEN)
      expect(await members.get(uid)).toMatchObject(member)
      expect(await (await world().open(uid)).get(uid)).toMatchObject(member)
    })

    it('never overwrites (§3.2, §7.2, D21), not even from two tabs at once', async () => {
      const [uid] = world().users
      const tabs = await Promise.all([world().open(uid), world().open(uid)])
      await Promise.all(tabs.map((tab, n) => tab.createIfMissing(aMember({ uid, nome: `Nome ${n}` }))))
      const first = await tabs[0]!.get(uid)
      await tabs[1]!.createIfMissing(aMember({ uid, nome: 'Outro' }))
      expect(await tabs[0]!.get(uid)).toEqual(first)
    })

    it('rejects instead of passing a broken document for a missing one', async () => {
      const [uid] = world().users
      await world().plant('usuarios', uid, { email: 'sem uid' })
      expect(await refusal((await world().open(uid)).get(uid))).toBe('invalid-record')
    })
  })
}

export function describeBugReportsContract(name: string, makeWorld: MakeDocumentWorld<BugReports>): void {
  describe(`${name} keeps the contract of the bug reports`, () => {
    const world = useWorld(makeWorld)

    it('takes reports from a user and from nobody, and sets their time (§3.9)', async () => {
      const [uid] = world().users
      const own = aBugReport({
        userId: uid,
        titulo: 'Primeiro',
        userEmail: world().emailOf?.(uid) ?? 'ana@exemplo.com.br',
      })
      const anonymous = aBugReport({ userId: 'anonimo', userEmail: 'não informado', titulo: 'Segundo' })
      expect(await (await world().open(uid)).send(own)).toEqual(WRITTEN)
      expect(await (await world().open(null)).send(anonymous)).toEqual(WRITTEN)
      const kept = await world().documents('bug-reports')
      expect(kept).toHaveLength(2)
      for (const report of [own, anonymous])
        expect(kept).toContainEqual({ ...report, timestamp: expect.anything() })
    })

    it('keeps every one of many sent at once from several tabs', async () => {
      const tabs = await Promise.all([world().open(null), world().open(null), world().open(null)])
      const titles = Array.from({ length: 12 }, (_, n) => `Relato ${n}`)
      await Promise.all(
        titles.map((titulo, n) =>
          tabs[n % 3]!.send(aBugReport({ titulo, userId: 'anonimo', userEmail: 'não informado' })),
        ),
      )
      const kept = (await world().documents('bug-reports')) as { titulo: string }[]
      expect(kept.map(({ titulo }) => titulo).toSorted()).toEqual(titles.toSorted())
    })
  })
}

export function describePreferenceStoreContract(
  name: string,
  makeWorld: MakeDocumentWorld<PreferenceStore>,
): void {
  describe(`${name} keeps the contract of the preferences`, () => {
    const world = useWorld(makeWorld)

    it('begins without any choice', async () => {
      const [uid] = world().users
      expect(await untilData((await world().open(uid)).watch(uid))).toEqual({ visoes: {}, linkedin: [] })
    })

    it("remembers each module's view, for every tab and for this user only", async () => {
      const [uid, other] = world().users
      const store = await world().open(uid)
      const second = await world().open(uid)
      expect(await store.chooseView(uid, 'leitura', 'lista')).toEqual(WRITTEN)
      await untilData(second.watch(uid), ({ visoes }) => visoes['leitura'] === 'lista')
      await second.chooseView(uid, 'carreira', 'quadro')
      const chosen = await untilData(store.watch(uid), ({ visoes }) => visoes['carreira'] === 'quadro')
      expect(chosen.visoes).toEqual({ leitura: 'lista', carreira: 'quadro' })
      expect(await untilData((await world().open(other)).watch(other))).toEqual({ visoes: {}, linkedin: [] })
    })

    it('loses no choice made in two tabs at once (B1)', async () => {
      const [uid] = world().users
      const [one, two] = [await world().open(uid), await world().open(uid)]
      await Promise.all([one.chooseView(uid, 'leitura', 'lista'), two.chooseView(uid, 'carreira', 'quadro')])
      await untilData(one.watch(uid), ({ visoes }) => Object.keys(visoes).length === 2)
    })

    it('keeps unknown fields', async () => {
      const [uid] = world().users
      await world().plant('preferencias', uid, {
        visoes: { leitura: 'grade' },
        linkedin: ['foto'],
        antigo: 1,
      })
      await (await world().open(uid)).chooseView(uid, 'leitura', 'lista')
      expect(await world().documents('preferencias')).toEqual([
        { visoes: { leitura: 'lista' }, linkedin: ['foto'], antigo: 1 },
      ])
    })

    it('checks and unchecks each item of the LinkedIn checklist, for every tab and for this user only (§2.2, §9.2)', async () => {
      const [uid, other] = world().users
      const store = await world().open(uid)
      const second = await world().open(uid)
      await store.chooseView(uid, 'carreira', 'quadro')
      expect(await store.checkLinkedin(uid, 'foto', true)).toEqual(WRITTEN)
      await store.checkLinkedin(uid, 'foto', true)
      await store.checkLinkedin(uid, 'resumo', true)
      await untilData(second.watch(uid), ({ linkedin }) => linkedin.join() === 'foto,resumo')
      await second.checkLinkedin(uid, 'foto', false)
      expect(await untilData(store.watch(uid), ({ linkedin }) => linkedin.length === 1)).toEqual({
        visoes: { carreira: 'quadro' },
        linkedin: ['resumo'],
      })
      expect((await untilData((await world().open(other)).watch(other))).linkedin).toEqual([])
    })

    it('loses no item that is checked in two tabs at once (§2.2, §9.2)', async () => {
      const [uid] = world().users
      const [one, two] = [await world().open(uid), await world().open(uid)]
      await Promise.all([
        one.checkLinkedin(uid, 'foto', true),
        two.checkLinkedin(uid, 'headline', true),
        one.checkLinkedin(uid, 'resumo', true),
      ])
      await untilData(two.watch(uid), ({ linkedin }) => linkedin.toSorted().join() === 'foto,headline,resumo')
    })

    it('sets a goal of reading in the place of an earlier one and takes it back, for every tab and for this user only (B1)', async () => {
      const [uid, other] = world().users
      const store = await world().open(uid)
      const second = await world().open(uid)
      expect(await store.setReadingGoal(uid, BOOKS)).toEqual(WRITTEN)
      expect(
        (await untilData(second.watch(uid), ({ metaLeitura }) => metaLeitura !== undefined)).metaLeitura,
      ).toEqual(BOOKS)
      await second.chooseView(uid, 'leitura', 'lista')
      await second.setReadingGoal(uid, PAGES)
      expect(
        await untilData(
          store.watch(uid),
          ({ metaLeitura, visoes }) => metaLeitura?.tipo === 'paginas' && visoes['leitura'] === 'lista',
        ),
      ).toEqual({
        visoes: { leitura: 'lista' },
        linkedin: [],
        metaLeitura: PAGES,
      })
      expect((await untilData((await world().open(other)).watch(other))).metaLeitura).toBeUndefined()
      await store.setReadingGoal(uid, null)
      await untilData(second.watch(uid), ({ metaLeitura }) => metaLeitura === undefined)
      expect(await world().documents('preferencias')).toEqual([
        expect.not.objectContaining({ metaLeitura: expect.anything() }),
      ])
    })

    it('keeps the goal of reading beside what another tab chooses at once (B1)', async () => {
      const [uid] = world().users
      const [one, two] = [await world().open(uid), await world().open(uid)]
      await Promise.all([
        one.setReadingGoal(uid, BOOKS),
        two.chooseView(uid, 'leitura', 'lista'),
        one.checkLinkedin(uid, 'foto', true),
      ])
      await untilData(
        two.watch(uid),
        ({ metaLeitura, visoes, linkedin }) =>
          metaLeitura?.quantidade === 24 && visoes['leitura'] === 'lista' && linkedin.length === 1,
      )
    })

    it('takes a goal of reading that it cannot read for none, and the next one takes its place (B1)', async () => {
      const [uid] = world().users
      await world().plant('preferencias', uid, {
        visoes: { leitura: 'grade' },
        linkedin: [],
        metaLeitura: { ...BOOKS, quantidade: 0, mes: 11 },
      })
      const store = await world().open(uid)
      expect(await untilData(store.watch(uid))).toEqual({ visoes: { leitura: 'grade' }, linkedin: [] })
      await store.setReadingGoal(uid, BOOKS)
      await untilData(store.watch(uid), ({ metaLeitura }) => metaLeitura?.quantidade === 24)
      expect(await world().documents('preferencias')).toEqual([
        { visoes: { leitura: 'grade' }, linkedin: [], metaLeitura: BOOKS },
      ])
    })

    it('keeps the laws of a live query', async () => {
      const [uid] = world().users
      const store = await world().open(uid)
      const views = ['lista', 'grade'] as const
      let n = 0
      await expectLiveQueryLaws(store.watch(uid), () => store.chooseView(uid, 'leitura', views[n++ % 2]!))
    })
  })
}

export function describeSessionMemoryContract(
  name: string,
  makeWorld: MakeDocumentWorld<SessionMemory>,
): void {
  describe(`${name} keeps the contract of the session memory`, () => {
    const world = useWorld(makeWorld)

    it('recalls what was last remembered of each user, in every tab', async () => {
      const [uid, other] = world().users
      const memory = await world().open(uid)
      expect(await memory.read(uid)).toBeNull()
      await memory.remember(uid, aKnownUser({ name: 'Ana' }))
      await memory.remember(uid, aKnownUser({ name: 'Ana Beatriz', type: 'admin' }))
      expect(await memory.read(uid)).toEqual(aKnownUser({ name: 'Ana Beatriz', type: 'admin' }))
      expect(await (await world().open(uid)).read(uid)).toEqual(
        aKnownUser({ name: 'Ana Beatriz', type: 'admin' }),
      )
      expect(await memory.read(other)).toBeNull()
    })

    it('recalls what a sign-up was told, until that is remembered no more (D5, D21)', async () => {
      const [uid] = world().users
      const memory = await world().open(uid)
      const known = aKnownUser({ signedUpAs: { nome: 'Ana', sobrenome: 'Souza' } })
      await memory.remember(uid, known)
      expect(await memory.read(uid)).toEqual(known)
      await memory.remember(uid, aKnownUser())
      expect(await memory.read(uid)).toEqual(aKnownUser())
    })
  })
}

export function describeStorageStatusContract(name: string, open: () => Promise<StorageStatus>): void {
  describe(`${name} keeps the contract of the storage status`, () => {
    it('knows whether what is written is kept', async () => {
      expect(['durable', 'memory']).toContain(await untilData((await open()).watch()))
    })

    it('has nothing to tell of a restoration where there was none, however often that is dismissed', async () => {
      const status = await open()
      expect(await untilData(status.restored())).toBeNull()
      await status.dismissRestored()
      expect(await untilData(status.restored())).toBeNull()
    })

    it('says what the browser promised, how much there is and what became of the copy', async () => {
      const status = await open()
      expect([true, false]).toContain(await status.askToKeep())
      const { kept, bytes, backup } = await status.care()
      expect([true, false, undefined]).toContain(kept)
      expect(bytes ?? 0).toBeGreaterThanOrEqual(0)
      expect(['unsupported', 'none', 'kept', 'failed']).toContain(backup.kind)
    })
  })
}
