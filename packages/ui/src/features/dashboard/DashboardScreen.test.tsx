import type { AgendaSources } from '@caderno/domain/agenda'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { SUBJECT_KIND, type Subject, type SubjectDraft } from '@caderno/domain/semester'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import { AppError, firstData, lazyPort, type Snapshot } from '@caderno/domain/kernel'
import {
  aBook,
  aCareerGoal,
  aContact,
  anApplication,
  aReading,
  aSkill,
  aSubject,
  aTransaction,
  createFakeCareer,
  createFakeFinances,
  createFakeRecordStore,
  failedQuery,
  fakeClock,
  loadingQuery,
  NO_SOURCES,
} from '@caderno/domain/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import DashboardScreen from './DashboardScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => void vi.useRealTimers())
const TODAY = '2026-11-20'
const OWNER = 'uid-ana'

/** The stores of a student who has all this. */
function stores(sources: Partial<AgendaSources>, clock = fakeClock()) {
  const { applications, contacts, careerGoals, book, skills, readings, subjects } = {
    ...NO_SOURCES,
    ...sources,
  }
  return {
    clock,
    career: createFakeCareer({ clock, applications, contacts, goals: careerGoals }),
    finances: createFakeFinances({ clock, books: { [OWNER]: book } }),
    skills: createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { clock, records: skills }),
    readings: createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { clock, records: readings }),
    subjects: createFakeRecordStore<SubjectDraft, Subject>(SUBJECT_KIND, { clock, records: subjects }),
  }
}
async function open(all: ReturnType<typeof stores>, over: Fakes = {}) {
  await act(async () => void openScreen(DashboardScreen, fakeServices({ ...all, ...over }), '/dashboard'))
  await screen.findByRole('heading', { level: 2, name: 'Hoje' })
}
const row = (name: RegExp) => within(screen.getByRole('listitem', { name }))
const gone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('listitem', { name })).toBeNull())
const press = (name: RegExp, button: string) =>
  userEvent.click(row(name).getByRole('button', { name: button }))
const struck = (name: RegExp) =>
  waitFor(() => expect(row(name).getByRole('button', { name: 'Desfazer' })).toBeVisible())
const undo = () =>
  userEvent.click(
    within(screen.getAllByRole('status').find((status) => within(status).queryByText('Desfazer'))!).getByRole(
      'button',
      { name: 'Desfazer' },
    ),
  )
const only = async <T,>(query: {
  getSnapshot(): Snapshot<readonly T[]>
  subscribe(onChange: () => void): () => void
}): Promise<T> => (await firstData(query))[0]!

describe('in place (§2.8)', () => {
  test('who is to be written to is done, or put off by a week, and comes back', async () => {
    const all = stores({
      contacts: [aContact({ nome: 'Beatriz', proximoContato: '2026-11-19', ultimoContato: '2026-10-01' })],
    })
    const contact = () => only(all.career.contacts.watch(OWNER))
    await open(all)
    expect(row(/^Falar com Beatriz/).getByText('1 dia de atraso')).toBeVisible()
    await press(/^Falar com Beatriz/, 'Feito')
    await struck(/^Falar com Beatriz/)
    expect(row(/^Falar com Beatriz/).getByText('Feito hoje')).toBeVisible()
    expect(row(/^Falar com Beatriz/).getByRole('button', { name: 'Feito' })).toBePressed()
    expect(screen.getByText('Tudo feito')).toBeVisible()
    expect(screen.getByText(/Tudo feito por hoje\.$/)).toBeVisible()
    expect(await contact()).toMatchObject({ proximoContato: '', ultimoContato: TODAY })
    await press(/^Falar com Beatriz/, 'Desfazer')
    await waitFor(() => expect(screen.getByRole('listitem', { name: /^Falar com Beatriz/ })).toHaveFocus())
    expect(await contact()).toMatchObject({ proximoContato: '2026-11-19', ultimoContato: '2026-10-01' })
    await press(/^Falar com Beatriz/, '+7 dias')
    await gone(/^Falar com Beatriz/)
    expect(await contact()).toMatchObject({ proximoContato: '2026-11-27' })
  })

  test('an application is followed up, and its undo brings back its day', async () => {
    const all = stores({ applications: [anApplication({ proximoContato: TODAY })] })
    const planned = async () => (await only(all.career.applications.watch(OWNER))).proximoContato
    await open(all)
    await press(/^Retomar/, 'Feito')
    await struck(/^Retomar/)
    expect(await planned()).toBe('2026-12-04')
    await press(/^Retomar/, 'Desfazer')
    await waitFor(() => expect(row(/^Retomar/).getByRole('button', { name: 'Feito' })).not.toBePressed())
    expect(await planned()).toBe(TODAY)
  })

  test('an absence at an hour that the timetable has no more goes with «Compareci» (S6)', async () => {
    const all = stores({ subjects: [aSubject({ horarios: '6M12', faltas: { [TODAY]: '13:00 13:50' } })] })
    const missed = async () => (await only(all.subjects.watch(OWNER))).faltas
    await open(all)
    await press(/^Cálculo I/, 'Compareci')
    await waitFor(async () => expect(await missed()).toEqual({}))
    await press(/^Cálculo I/, 'Faltei')
    await waitFor(async () => expect(await missed()).toEqual({ [TODAY]: '07:00 07:50' }))
  })

  test('a goal is ticked off, and back', async () => {
    const all = stores({ careerGoals: [aCareerGoal({ texto: 'Portfólio', dataAlvo: '2026-11-22' })] })
    await open(all)
    await press(/^Meta: Portfólio/, 'Feito')
    await struck(/^Meta: Portfólio/)
    expect(await only(all.career.goals.watch(OWNER))).toMatchObject({
      concluida: true,
      dataAlvo: '2026-11-22',
    })
    await press(/^Meta: Portfólio/, 'Feito')
    await waitFor(async () =>
      expect(await only(all.career.goals.watch(OWNER))).toMatchObject({ concluida: false }),
    )
  })

  test('an instalment moves to the next day, alone', async () => {
    const place = { grupo: 'g', parcelas: 2 }
    const book = aBook({
      saidas: [
        aTransaction({ id: 'a', data: TODAY, parcela: 1, ...place }),
        aTransaction({ id: 'b', data: '2026-12-20', parcela: 2, ...place }),
      ],
    })
    const all = stores({ book })
    const days = async () =>
      (await firstData(all.finances.watch(OWNER))).saidas.map(({ id, data }) => `${id} ${data}`).sort()
    await open(all)
    await press(/^Parcela 1\/2/, '+1 dia')
    await gone(/^Parcela 1\/2/)
    expect(await days()).toEqual(['a 2026-11-21', 'b 2026-12-20'])
    await undo()
    await screen.findByRole('listitem', { name: /^Parcela 1\/2/ })
    expect(await days()).toEqual([`a ${TODAY}`, 'b 2026-12-20'])
  })

  test('a habit is done and stays, is taken back with its note at hand, and is skipped', async () => {
    const all = stores({ skills: [aSkill({ nome: 'Inglês', checkins: { '2026-11-18': 'série' } })] })
    const skill = () => only(all.skills.watch(OWNER))
    await open(all)
    await press(/^Inglês/, 'Fiz hoje')
    expect(await row(/^Inglês/).findByText('Feito hoje')).toBeVisible()
    expect(screen.getByText('Tudo feito')).toBeVisible()
    expect((await skill()).checkins).toEqual({ '2026-11-18': 'série', [TODAY]: '' })
    await act(
      () =>
        all.skills.update(OWNER, 'habilidade-1', () => ({ entries: { checkins: { [TODAY]: 'um podcast' } } }))
          .outcome,
    )
    await press(/^Inglês/, 'Desfazer')
    expect(await row(/^Inglês/).findByRole('button', { name: 'Fiz hoje' })).toBeVisible()
    await undo()
    await row(/^Inglês/).findByText('Feito hoje')
    expect((await skill()).checkins[TODAY]).toBe('um podcast')
    await press(/^Inglês/, 'Desfazer')
    await userEvent.click(await row(/^Inglês/).findByRole('button', { name: 'Pular hoje' }))
    await gone(/^Inglês/)
    expect((await skill()).pausas).toEqual([{ de: TODAY, ate: TODAY }])
    await undo()
    await screen.findByRole('listitem', { name: /^Inglês/ })
    expect((await skill()).pausas).toEqual([])
  })

  test('a double click on «Fiz hoje» is one: «Desfazer», which comes under the pointer, does not take the second', async () => {
    const all = stores({ skills: [aSkill({ nome: 'Inglês' })] })
    await open(all)
    await press(/^Inglês/, 'Fiz hoje')
    fireEvent.click(await row(/^Inglês/).findByRole('button', { name: 'Desfazer' }), { detail: 2 })
    expect(screen.queryByText('Inglês: ainda por fazer')).toBeNull()
    expect(await only(all.skills.watch(OWNER))).toMatchObject({ checkins: { [TODAY]: '' } })
    fireEvent.click(row(/^Inglês/).getByRole('button', { name: 'Desfazer' }), { detail: 1 })
    expect(await row(/^Inglês/).findByRole('button', { name: 'Fiz hoje' })).toBeVisible()
  })

  test('pages turn by tens, twice in a hurry too, and are logged; a book that is finished comes back', async () => {
    const all = stores({
      readings: [aReading({ titulo: 'Torto Arado', paginasLidas: 230, paginasTotal: 256 })],
    })
    const reading = () => only(all.readings.watch(OWNER))
    await open(all)
    await userEvent.dblClick(row(/^Torto Arado/).getByRole('button', { name: 'Avançar 10 páginas' }))
    await waitFor(async () =>
      expect(await reading()).toMatchObject({ paginasLidas: 250, paginasPorDia: { [TODAY]: 20 } }),
    )
    expect(row(/^Torto Arado/).getByText('20 páginas hoje')).toBeVisible()
    await press(/^Torto Arado/, 'Avançar 10 páginas')
    await struck(/^Torto Arado/)
    expect(await reading()).toMatchObject({
      status: 'Concluído',
      dataTermino: TODAY,
      paginasPorDia: { [TODAY]: 26 },
    })
    await press(/^Torto Arado/, 'Desfazer')
    await row(/^Torto Arado/).findByRole('button', { name: 'Avançar 10 páginas' })
    expect(await reading()).toMatchObject({
      status: 'Lendo',
      dataTermino: '',
      paginasLidas: 250,
      paginasPorDia: { [TODAY]: 20 },
    })
  })
})

describe('a line typed on the first page (W17, B16)', () => {
  const field = () => screen.getByRole('textbox', { name: 'Lançamento rápido' })
  const openNew = async () => {
    const all = stores({})
    await open(all)
    return { all, booked: async () => (await firstData(all.finances.watch(OWNER))).saidas }
  }

  test('is said while it is typed, booked with Enter, and can be taken back', async () => {
    const { booked } = await openNew()
    await userEvent.type(field(), '18,50 almoço')
    expect(screen.getAllByText(/^Saída de R\$\s18,50, almoço, Alimentação, hoje$/)[0]).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(/^Saída de R\$\s18,50 lançada: almoço\.$/)).toBeVisible()
    expect(field()).toHaveValue('')
    expect(await booked()).toMatchObject([{ descricao: 'almoço', valor: 18.5, data: TODAY }])
    await undo()
    await waitFor(async () => expect(await booked()).toEqual([]))
  })

  test('waits half typed while another page is open', async () => {
    const services = fakeServices()
    const openAgain = async () => {
      const opened = await act(async () => openScreen(DashboardScreen, services, '/dashboard'))
      await screen.findByRole('heading', { level: 2, name: 'Hoje' })
      return opened
    }
    const { unmount } = await openAgain()
    await userEvent.type(field(), '18,50 alm')
    unmount()
    await openAgain()
    expect(field()).toHaveValue('18,50 alm')
  })

  test('stays with what is wrong with it, and when it could not be kept', async () => {
    const { all, booked } = await openNew()
    await userEvent.type(field(), 'alm')
    expect(screen.queryByText('Comece pelo valor: 18,50 almoço')).toBeNull()
    await userEvent.type(field(), 'oço')
    expect(screen.getAllByText('Comece pelo valor: 18,50 almoço')[0]).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Comece pelo valor: 18,50 almoço')
    await userEvent.clear(field())
    expect(screen.queryByRole('alert')).toBeNull()
    all.finances.failNext('storage-full')
    await userEvent.type(field(), '5 café{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Limite de armazenamento atingido.')
    expect(field()).toHaveValue('5 café')
    expect(await booked()).toEqual([])
  })
})

test('what was not kept comes back and says why (§2.8)', async () => {
  const all = stores({
    skills: [aSkill({ nome: 'Inglês' })],
    contacts: [aContact({ nome: 'Rui', proximoContato: TODAY })],
  })
  await open(all)
  all.skills.failNext('storage-full')
  await press(/^Inglês/, 'Fiz hoje')
  expect(await row(/^Inglês/).findByRole('alert')).toHaveTextContent(
    'Erro ao atualizar habilidade. Tente novamente.',
  )
  all.career.stores.contacts.failNext('storage-full')
  await press(/^Falar com Rui/, 'Feito')
  expect(await row(/^Falar com Rui/).findByRole('alert')).toHaveTextContent(
    'Erro ao salvar contato. Tente novamente.',
  )
  expect(row(/^Inglês/).queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  expect(row(/^Falar com Rui/).getByRole('button', { name: 'Feito' })).not.toBePressed()
})

test('an undo leaves alone what was changed again since (§2.8)', async () => {
  const all = stores({
    book: aBook({ saidas: [aTransaction({ id: 'a', data: TODAY, grupo: 'g', parcela: 1, parcelas: 2 })] }),
  })
  await open(all)
  await press(/^Parcela/, '+1 dia')
  await gone(/^Parcela/)
  const {
    saidas: [moved],
  } = await firstData(all.finances.watch(OWNER))
  await act(() => all.finances.change(OWNER, [{ list: 'saidas', put: { ...moved!, data: '2026-11-22' } }]))
  await undo()
  expect(
    await screen.findByText('Este lançamento mudou de novo depois disso. Nada foi desfeito.'),
  ).toBeVisible()
  expect((await firstData(all.finances.watch(OWNER))).saidas).toMatchObject([{ data: '2026-11-22' }])
})

test('a module that does not come is said in its place, the others stand, and it is asked for again (§2.8)', async () => {
  let reachable = false
  const all = stores({
    skills: [aSkill({ nome: 'Inglês' })],
    book: aBook({ saidas: [aTransaction({ data: TODAY, grupo: 'g', parcela: 1, parcelas: 2 })] }),
  })
  await open(all, {
    finances: lazyPort(() =>
      reachable ? all.finances : Promise.reject(new AppError('network-request-failed')),
    ),
  })
  expect(await screen.findByText(/^Não foi possível ler: Finanças/)).toBeVisible()
  expect(screen.getByRole('listitem', { name: /^Inglês/ })).toBeVisible()
  reachable = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('listitem', { name: /^Parcela 1\/2/ })).toBeVisible()
  expect(screen.queryByText(/^Não foi possível ler/)).toBeNull()
})

test('a shelf that could not be read is opened again on demand, and what is there stays (§2.8)', async () => {
  const all = stores({
    skills: [aSkill({ nome: 'Inglês' })],
    readings: [aReading({ titulo: 'Torto Arado' })],
  })
  let broken = true
  const watch = (owner: string) =>
    broken ? failedQuery<readonly Reading[]>('storage-unavailable') : all.readings.watch(owner)
  await open({ ...all, readings: { ...all.readings, watch } })
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  broken = false
  await userEvent.click(retry)
  expect(screen.getByRole('listitem', { name: /^Inglês/ })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: /^Torto Arado/ })).toBeVisible()
})

test('the list waits for the slowest module, and not for ever (§2.8)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { career, finances, ...all } = stores({ skills: [aSkill({ nome: 'Inglês' })] })
  const readings = { ...all.readings, watch: () => loadingQuery() }
  await act(
    async () =>
      void openScreen(
        DashboardScreen,
        fakeServices({
          ...all,
          readings,
          career,
          finances,
        }),
        '/dashboard',
      ),
  )
  expect(screen.queryByRole('listitem', { name: /^Inglês/ })).toBeNull()
  await act(async () => vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('listitem', { name: /^Inglês/ })).toBeVisible()
  expect(screen.getByText('Ainda carregando: Leitura')).toBeVisible()
})

test('over midnight the page that is left open shows the new day (D10)', async () => {
  const clock = fakeClock('2026-11-20T22:00:00')
  await open(stores({ skills: [aSkill({ nome: 'Inglês', checkins: { [TODAY]: '' } })] }, clock))
  expect(row(/^Inglês/).getByText('Feito hoje')).toBeVisible()
  await act(async () => {
    clock.set('2026-11-21T08:00:00')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText(/^Sábado, 21 de novembro/)).toBeVisible()
  expect(row(/^Inglês/).getByRole('button', { name: 'Fiz hoje' })).toBeVisible()
})
