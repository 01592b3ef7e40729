import { AppError, createWrite } from '@caderno/domain/kernel'
import { aCareerGoal, anApplication, createFakeCareer } from '@caderno/domain/testing'
import type { Career } from '@caderno/domain/career'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { openCareer } from '../../../test/open-career.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'
import { fill, press } from '../../../test/open-screen.tsx'
import type { CareerTabId } from './CareerScreen.tsx'

vi.setConfig({ testTimeout: 120_000 })
const SOON = { timeout: 10_000 }

const field = (label: string) => screen.getByRole('textbox', { name: label })
const open = async (tab: CareerTabId, career: Career) => {
  await openCareer(tab, career)
  await screen.findByRole('textbox', { name: tab === 'estagios' ? 'Empresa' : 'Meta' }, SOON)
}
const APPLICATIONS = 'Estágios & Trainees'
const PLAN = 'Plano de Desenvolvimento'

async function openTab(name: string): Promise<void> {
  await act(() => userEvent.click(screen.getByRole('tab', { name })))
  await arrived()
}

/** Goes to another tab, whose part shows when the one that was open is gone. */
async function leave(): Promise<void> {
  await openTab('Networking')
  await screen.findByText('Adicionar contato', {}, SOON)
}
async function comeBack(tab: string): Promise<void> {
  await openTab(tab)
  await screen.findByRole('textbox', { name: tab === PLAN ? 'Meta' : 'Empresa' }, SOON)
  expect(screen.getByRole('tab', { name: tab })).toHaveFocus()
}
const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A write that is answered by the test. */
function pending<T>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((answer) => {
    resolve = answer
  })
  return { promise, resolve }
}

const NEVER = new Promise<never>(() => undefined)

describe('a half-typed application', () => {
  test('waits while another tab is open, and leaving the page asks for it there too (B3)', async () => {
    await open('estagios', createFakeCareer())
    expect(leavingAsks()).toBe(false)
    await press('Mais detalhes')
    await fill({ Local: 'Campinas' })
    await leave()
    expect(leavingAsks()).toBe(true)
    await comeBack(APPLICATIONS)
    expect(field('Local')).toHaveValue('Campinas')
    await userEvent.clear(field('Local'))
    expect(leavingAsks()).toBe(false)
    await leave()
    expect(leavingAsks()).toBe(false)
  })

  test('is still the edit of its record, and what others changed of it meanwhile stays (B3)', async () => {
    const career = createFakeCareer({ applications: [anApplication()] })
    await open('estagios', career)
    const { id, userId } = anApplication()
    await userEvent.click((await screen.findAllByRole('button', { name: 'Editar' }, SOON))[0]!)
    await userEvent.type(field('Empresa'), ' Soja')
    await leave()
    await act(
      () => career.applications.update(userId, id, () => ({ patch: { vaga: 'Estágio em solos' } })).outcome,
    )
    await comeBack(APPLICATIONS)
    expect(field('Empresa')).toHaveValue('Embrapa Soja')
    await press('Salvar alterações')
    await waitFor(async () =>
      expect(await career.applications.get(userId, id)).toMatchObject({
        empresa: 'Embrapa Soja',
        vaga: 'Estágio em solos',
      }),
    )
    await waitFor(() => expect(field('Empresa')).toHaveValue(''))
    await waitFor(() => expect(leavingAsks()).toBe(false))
  })

  test.each([
    ['while another tab is open', false],
    ['when its own tab is open again', true],
  ])('is gone from the form once it is stored, %s (B3)', async (_, backBefore) => {
    const career = createFakeCareer()
    const answer = pending<'saved'>()
    const add = vi.fn(() => createWrite(NEVER, answer.promise))
    await open('estagios', { ...career, applications: { ...career.applications, add } })
    await userEvent.type(field('Empresa'), 'Embrapa')
    await userEvent.type(field('Vaga'), 'Estágio{Enter}')
    expect(add).toHaveBeenCalledOnce()
    await leave()
    if (backBefore) {
      await comeBack(APPLICATIONS)
      expect(field('Empresa')).toHaveValue('Embrapa')
    }
    await act(async () => answer.resolve('saved'))
    expect(leavingAsks()).toBe(false)
    if (!backBefore) await comeBack(APPLICATIONS)
    expect(field('Empresa')).toHaveValue('')
  })
})

describe('a form whose change stands on this device, while the service has not answered (B3)', () => {
  /** A new application on its way to the service, kept by this device. */
  async function sent() {
    const career = createFakeCareer({ applications: [anApplication()] })
    let reject!: (error: Error) => void
    const answer = new Promise<never>((_, fail) => (reject = fail))
    const add = () => createWrite(NEVER, answer, Promise.resolve())
    await open('estagios', { ...career, applications: { ...career.applications, add } })
    await userEvent.type(field('Empresa'), 'Rota Norte')
    await userEvent.type(field('Vaga'), 'Estágio{Enter}')
    await waitFor(() => expect(field('Empresa')).toHaveValue(''))
    return (error: Error) => act(async () => reject(error))
  }

  test('has ended: the edit of another record asks for nothing', async () => {
    await sent()
    await userEvent.click((await screen.findAllByRole('button', { name: 'Editar' }, SOON))[0]!)
    expect(field('Empresa')).toHaveValue('Embrapa')
    expect(screen.queryByText('Descartar o que você digitou?')).toBeNull()
  })

  test('goes on to the edit that was asked for a moment before it stood there, and takes the question away', async () => {
    const career = createFakeCareer({ applications: [anApplication()] })
    const stands = pending<void>()
    const add = () => createWrite(NEVER, NEVER, stands.promise)
    await open('estagios', { ...career, applications: { ...career.applications, add } })
    await userEvent.type(field('Empresa'), 'Rota Norte')
    await userEvent.type(field('Vaga'), 'Estágio{Enter}')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Editar' }, SOON))[0]!)
    expect(await screen.findByText('Descartar o que você digitou?', {}, SOON)).toBeVisible()
    await act(async () => stands.resolve())
    await waitFor(() => expect(field('Empresa')).toHaveValue('Embrapa'))
    await waitFor(() => expect(screen.queryByText('Descartar o que você digitou?')).toBeNull())
  })

  test('brings back what was typed when the service refuses it after all', async () => {
    const refuse = await sent()
    await refuse(new AppError('permission-denied'))
    expect(field('Empresa')).toHaveValue('Rota Norte')
    expect(noticeStore.getSnapshot()).toMatchObject([
      { message: expect.stringMatching(/^Erro ao salvar candidatura/), isProblem: true },
    ])
    expect(leavingAsks()).toBe(true)
  })
})

test('a half-typed goal and the half-typed edit of another wait while another tab is open (B3)', async () => {
  const career = createFakeCareer({ goals: [aCareerGoal()] })
  const { id, userId } = aCareerGoal()
  await open('desenvolvimento', career)
  await userEvent.type(field('Meta'), 'Meio escr')
  await userEvent.click(
    within((await screen.findAllByRole('listitem', {}, SOON))[0]!).getByRole('button', { name: 'Editar' }),
  )
  await userEvent.type(field('Meta'), ' online')
  await act(() => career.goals.update(userId, id, () => ({ patch: { concluida: true } })).outcome)
  expect(field('Meta')).toHaveValue('Montar um portfólio online')
  await leave()
  expect(leavingAsks()).toBe(true)
  await comeBack(PLAN)
  expect(field('Meta')).toHaveValue('Montar um portfólio online')
  await press('Salvar alterações')
  await waitFor(() => expect(field('Meta')).toHaveValue('Meio escr'))
  expect(await career.goals.get(userId, id)).toMatchObject({
    texto: 'Montar um portfólio online',
    concluida: true,
  })
  await leave()
  await comeBack(PLAN)
  expect(field('Meta')).toHaveValue('Meio escr')
  await press('Adicionar meta')
  await waitFor(() => expect(field('Meta')).toHaveValue(''))
  // The page is told in an effect after the one that empties the form.
  await waitFor(() => expect(leavingAsks()).toBe(false))
})
