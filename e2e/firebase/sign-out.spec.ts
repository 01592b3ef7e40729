import type { Page } from '@playwright/test'
import { disable, storedOf } from '../support/emulators.ts'
import { everythingStored } from '../support/browser-storage.ts'
import { book, openFinances } from '../support/finance.ts'
import { goOffline, goOnline, OFFLINE_TROUBLES } from '../support/offline.ts'
import { prepareInTheCloud } from '../support/prepared.ts'
import { addGoal, goal, openCareer, remove } from '../support/career.ts'
import { add, dialog, item, openReading } from '../support/reading.ts'
import { H1 } from '../support/routes.ts'
import { whenStored } from '../support/page.ts'
import { expect, field, signInAsStudent, test } from '../support/test.ts'

test.use({ as: 'student' })
test.setTimeout(90_000)

const SECRET = 'Diário de quem saiu'
const leave = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
}

/** Every address of the app, with all that is in its page, shown or not. */
async function expectNowhere(page: Page): Promise<void> {
  for (const path of Object.keys(H1)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.content(), path).not.toContain(SECRET)
  }
}

test('nothing of a student who signed out is left on the device or shown to the next one on any page (B21)', async ({
  page,
  baseURL,
  prepared,
  student,
}) => {
  await openReading(page)
  await add(page, SECRET)
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  await openFinances(page)
  await book(page, `12 ${SECRET}`)
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  await openCareer(page, 'desenvolvimento')
  await addGoal(page, `Meta do ${SECRET}`)
  await remove(page, goal(page, `Meta do ${SECRET}`), 'Tem certeza que deseja remover esta meta?')
  await whenStored(page)
  const traces = [SECRET, student.email, student.nomeCompleto, student.cpf, prepared.uid]
  const left = async () => {
    const stored = await everythingStored(page)
    return traces.filter((trace) => stored.includes(trace))
  }
  expect(await left(), 'the search sees what is stored').toEqual(traces)
  await leave(page)
  await expect.poll(left).toEqual([])

  const next = await prepareInTheCloud(baseURL!)
  await signInAsStudent(page, next.student.email, next.student.senha)
  await expectNowhere(page)
  expect(await everythingStored(page)).not.toContain(SECRET)
})

test.describe('when the service refuses the next token (B21)', () => {
  test.use({
    as: 'registered',
    tolerated:
      /accounts:lookup\S* 400|status of 400 .*accounts:lookup|securetoken\.googleapis\.com\/v1\/token\S* 400|status of 400 .*securetoken/,
  })

  test('nothing of an account that was disabled while it was in use is left on the device', async ({
    page,
    prepared,
    student,
  }) => {
    await page.clock.install()
    await signInAsStudent(page, student.email, student.senha)
    await openReading(page)
    await add(page, SECRET)
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await disable(prepared.uid)
    await page.clock.fastForward('01:00:00')
    await expect(page.getByRole('alert').filter({ hasText: 'Esta conta foi desabilitada.' })).toBeVisible()
    await expect.poll(async () => (await everythingStored(page)).includes(SECRET)).toBe(false)
  })

  test('nor of one that was disabled while no page was open', async ({
    page,
    context,
    prepared,
    student,
  }) => {
    await signInAsStudent(page, student.email, student.senha)
    await openReading(page)
    await add(page, SECRET)
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await page.close()
    await disable(prepared.uid)
    const next = await context.newPage()
    await next.goto('/login-aluno')
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
    const left = async () => {
      const stored = await everythingStored(next)
      return [SECRET, student.email, student.nomeCompleto, prepared.uid].filter((trace) =>
        stored.includes(trace),
      )
    }
    await expect.poll(left).toEqual([])
  })
})

test.describe('with a write still waiting (B21)', () => {
  test.use({ tolerated: OFFLINE_TROUBLES })

  test('the next student sees none of it, and it reaches the cloud when its own student is back', async ({
    page,
    context,
    baseURL,
    prepared,
    student,
  }) => {
    await openReading(page)
    await expect(page.getByRole('heading', { name: 'Sua estante começa com um título' })).toBeVisible()
    await goOffline(context, baseURL!)
    await page.getByRole('button', { name: 'Adicionar item' }).click()
    await field(dialog(page), 'Título').fill(SECRET)
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(item(page, SECRET)).toBeVisible()
    await leave(page)
    await expect(page.getByText('O que falta enviar fica neste dispositivo')).toBeVisible()
    await goOnline(context)

    const next = await prepareInTheCloud(baseURL!)
    await signInAsStudent(page, next.student.email, next.student.senha)
    await expectNowhere(page)
    expect(await storedOf('leitura', 'userId', next.uid)).toEqual([])

    await openReading(page)
    await add(page, 'Caderno de quem veio depois')
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await leave(page)
    await expect
      .poll(async () => (await everythingStored(page)).includes('Caderno de quem veio depois'))
      .toBe(false)
    expect(await everythingStored(page), 'the unsent write still waits').toContain(SECRET)
    await signInAsStudent(page, student.email, student.senha)
    await openReading(page)
    await expect(item(page, SECRET)).toBeVisible()
    await expect
      .poll(async () => (await storedOf('leitura', 'userId', prepared.uid)).length, { timeout: 30_000 })
      .toBe(1)
  })
})
