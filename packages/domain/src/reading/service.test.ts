import { describe, expect, it } from 'vitest'
import {
  aReading,
  createFakePreferences,
  createFakeRecordStore,
  fakeClock,
  inverseOf,
  noteWrites,
  outcomesOf,
} from '../../testing/index.ts'
import { dataOf, revert } from '../kernel/index.ts'
import type { ReadingGoal } from '../shell/index.ts'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from './reading.ts'
import { createReadingService } from './service.ts'

const OWNER = 'uid-ana'
const BOOK = aReading({
  id: 'b',
  userId: OWNER,
  titulo: 'Torto Arado',
  paginasTotal: 262,
  paginasLidas: 100,
  status: 'Lendo',
  notas: 'antes',
})

function shelfOf(...records: Reading[]) {
  const readings = createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { records })
  const query = readings.watch(OWNER)
  query.subscribe(() => undefined)
  const find = (id: string) => dataOf(query.getSnapshot())?.find((reading) => reading.id === id)
  const writes = noteWrites(readings)
  const preferences = createFakePreferences()
  const clock = fakeClock('2026-11-20T15:00:00.000Z')
  const service = createReadingService({ readings, preferences, clock }, OWNER)
  const actions = outcomesOf(service)
  return {
    service,
    actions,
    readings,
    preferences,
    writes,
    find,
    all: () => dataOf(query.getSnapshot()) ?? [],
  }
}

describe('the bookmark', () => {
  it('counts two quick presses twice (§9.5)', async () => {
    const { actions, find, writes } = shelfOf(BOOK)
    await Promise.all([
      actions.step('b', 10),
      actions.step('b', 10),
      actions.step('b', -10),
      actions.step('b', 10),
    ])
    expect(find('b')?.paginasLidas).toBe(120)
    expect(writes).toHaveLength(4)
  })

  it('writes only what changed, and nothing at its bounds', async () => {
    const { actions, writes } = shelfOf(
      BOOK,
      aReading({ id: 'zero', userId: OWNER, paginasLidas: 0, status: 'Não Iniciado' }),
    )
    await actions.turnTo('b', 262)
    expect(writes.at(-1)).toEqual([
      'b',
      { paginasLidas: 262, status: 'Concluído', dataTermino: '2026-11-20' },
      { paginasPorDia: { '2026-11-20': 162 } },
    ])
    await actions.step('b', 10)
    await actions.step('zero', -10)
    expect(writes).toHaveLength(1)
  })

  it('starts again from what is stored after a failure', async () => {
    const { actions, readings, find } = shelfOf(BOOK)
    readings.failNext('storage-full')
    await expect(actions.step('b', 10)).rejects.toMatchObject({ code: 'storage-full' })
    await actions.step('b', 10)
    expect(find('b')?.paginasLidas).toBe(110)
  })
})

describe('the log of the day (B15)', () => {
  const TODAY = '2026-11-20'

  it('counts quick presses, a page typed and a page of the dialog together', async () => {
    const { actions, find } = shelfOf({ ...BOOK, paginasPorDia: { '2026-11-19': 30 } })
    await Promise.all([
      actions.step('b', 10),
      actions.step('b', 10),
      actions.turnTo('b', 130),
      actions.step('b', -10),
    ])
    expect(find('b')?.paginasPorDia).toEqual({ '2026-11-19': 30, [TODAY]: 20 })
    await actions.edit('b', { paginasLidas: 150 })
    expect(find('b')?.paginasPorDia).toEqual({ '2026-11-19': 30, [TODAY]: 50 })
    await actions.turnTo('b', 100)
    expect(find('b')?.paginasPorDia).toEqual({ '2026-11-19': 30 })
  })

  it('knows nothing of an item that came with its pages, or was finished by hand', async () => {
    const { actions, all, find } = shelfOf(BOOK)
    await actions.add({ ...NEW_READING, titulo: 'x', paginasTotal: 10, paginasLidas: 12 })
    await actions.chooseStatus('b', 'Concluído')
    await actions.edit('b', { notas: 'depois' })
    expect(all().map(({ paginasPorDia }) => paginasPorDia)).toEqual([undefined, undefined])
    expect(find('b')?.status).toBe('Concluído')
  })
})

describe('the dialog', () => {
  it('adds by the rules of a new item', async () => {
    const { actions, all } = shelfOf()
    await actions.add({ ...NEW_READING, titulo: 'x', paginasTotal: 10, paginasLidas: 12 })
    expect(all()).toMatchObject([
      { titulo: 'x', paginasLidas: 10, status: 'Concluído', dataTermino: '2026-11-20', userId: OWNER },
    ])
  })

  it('lays the changes on the item as another tab has left it', async () => {
    const { actions, readings, find } = shelfOf(BOOK)
    await readings.update(OWNER, 'b', () => ({ patch: { notas: 'da outra aba', paginasLidas: 150 } })).outcome
    await actions.edit('b', { titulo: 'Torto' })
    expect(find('b')).toMatchObject({ titulo: 'Torto', notas: 'da outra aba', paginasLidas: 150 })
  })

  it('fails on an item that is gone', async () => {
    const { actions } = shelfOf()
    await expect(actions.edit('b', { titulo: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('notes by page (I14)', () => {
  it('are added, edited and removed, each on the item as it is by then', async () => {
    const { actions, readings, find } = shelfOf(BOOK)
    await actions.addNote('b', { pagina: 'p. 34', texto: ' Ler o mundo ' })
    const [note] = find('b')!.anotacoes
    expect(note).toEqual({ pagina: '34', texto: 'Ler o mundo', em: '2026-11-20' })
    await readings.update(OWNER, 'b', () => ({ patch: { notas: 'da outra aba' } })).outcome
    await actions.editNote('b', note!, { pagina: '35', texto: 'Ler o mundo' })
    expect(find('b')).toMatchObject({ notas: 'da outra aba', anotacoes: [{ ...note, pagina: '35' }] })
    await actions.removeNote('b', find('b')!.anotacoes[0]!)
    expect(find('b')?.anotacoes).toEqual([])
  })

  it('come back after «Desfazer», in their place', async () => {
    const anotacoes = ['1', '2', '3'].map((pagina) => ({ pagina, texto: 'x', em: '' as const }))
    const { service, find } = shelfOf({ ...BOOK, anotacoes })
    const inverse = await inverseOf(service.removeNote('b', anotacoes[1]!))
    expect(find('b')?.anotacoes).toHaveLength(2)
    await revert(service, inverse!).outcome
    expect(find('b')?.anotacoes).toEqual(anotacoes)
  })
})

describe('what takes a change back, over a reload too', () => {
  it('brings a removed item back as it was (D24)', async () => {
    const { service, all } = shelfOf(BOOK)
    const inverse = await inverseOf(service.remove(BOOK))
    expect(all()).toEqual([])
    await revert(service, inverse!).outcome
    expect(all()).toEqual([BOOK])
  })

  it('turns back to the page and the status from before, and the log of the day with them', async () => {
    const { service, find } = shelfOf(BOOK)
    const turned = service.turnTo('b', 262)
    const inverse = await inverseOf(turned)
    expect((await turned.applied).after).toMatchObject({ paginasLidas: 262, status: 'Concluído' })
    await revert(service, inverse!).outcome
    expect(find('b')).toMatchObject({
      paginasLidas: 100,
      status: 'Lendo',
      dataTermino: '',
      paginasPorDia: {},
    })
  })

  it('brings the goal of the year back, unless there is another by now (D24)', async () => {
    const { service, preferences } = shelfOf()
    const goal: ReadingGoal = { ano: 2026, tipo: 'livros', quantidade: 12 }
    const now = () => dataOf(preferences.watch(OWNER).getSnapshot())?.metaLeitura
    preferences.watch(OWNER).subscribe(() => undefined)
    await service.setGoal(goal).outcome
    const inverse = await inverseOf(service.removeGoal(goal))
    expect(now()).toBeUndefined()
    await revert(service, inverse!).outcome
    expect(now()).toEqual(goal)
    await service.setGoal({ ...goal, quantidade: 20 }).outcome
    await expect(revert(service, inverse!).outcome).rejects.toThrow(/Esta meta mudou de novo depois disso/)
    expect(now()).toMatchObject({ quantidade: 20 })
  })
})

it('remembers the view, and removes a goal that nobody asks back', async () => {
  const { service, preferences } = shelfOf()
  const query = preferences.watch(OWNER)
  query.subscribe(() => undefined)
  await service.setGoal({ ano: 2026, tipo: 'livros', quantidade: 12 }).outcome
  await service.chooseView('grade').outcome
  await service.removeGoal({ ano: 2026, tipo: 'livros', quantidade: 12 }).outcome
  expect(dataOf(query.getSnapshot())).toMatchObject({ visoes: { leitura: 'grade' } })
  expect(dataOf(query.getSnapshot())?.metaLeitura).toBeUndefined()
})

it('rates and chooses a status', async () => {
  const { actions, find } = shelfOf(BOOK)
  await Promise.all([actions.rate('b', 4), actions.chooseStatus('b', 'Concluído')])
  expect(find('b')).toMatchObject({
    avaliacao: 4,
    status: 'Concluído',
    dataTermino: '2026-11-20',
    paginasLidas: 100,
  })
})
