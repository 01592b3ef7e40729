import type { Request } from '@playwright/test'
import { chooseFile, expectCounts, openAccount } from '../support/account.ts'
import { storedOf } from '../support/emulators.ts'
import { OFFLINE_TROUBLES } from '../support/offline.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'student', tolerated: OFFLINE_TROUBLES })
test.setTimeout(90_000)

/** More than the 500 of one request. */
const BOOKS = 520
/** What the SDK writes; what it is answered comes as a stream, which is let alone. */
const SENDING = /Firestore\/Write\/channel(?!.*RID=rpc)/
const isSecond = (request: Request) =>
  SENDING.test(request.url()) && (request.postData() ?? '').includes(`livro-${BOOKS - 1}`)
const file = JSON.stringify({
  formato: 'caderno',
  versao: 1,
  exportadoEm: '2026-11-20T15:00:00.000Z',
  conta: 'outra-conta',
  leitura: Array.from({ length: BOOKS }, (_, n) => ({ id: `livro-${n}`, titulo: `Livro ${n}` })),
})

test('an import that takes two requests, interrupted between them, is told afterwards and ends with the same file', async ({
  page,
  context,
  prepared,
}) => {
  await openAccount(page)
  await chooseFile(page, file)
  await context.route(SENDING, (route) => (isSecond(route.request()) ? undefined : route.continue()))
  const second = page.waitForRequest(isSecond)
  await page.getByRole('button', { name: `Importar ${BOOKS} registros` }).click()
  await second
  await page.close()
  expect(await storedOf('leitura', 'userId', prepared.uid)).toHaveLength(500)
  await context.unrouteAll({ behavior: 'ignoreErrors' })

  const later = await context.newPage()
  await later.goto('/dashboard')
  await expect(
    later.getByText('Uma importação parou no meio. Em «Meus dados» você pode continuá-la.'),
  ).toBeVisible()
  await openAccount(later)
  const told = later.getByText(`parou no meio, com 500 de ${BOOKS} registros confirmados`)
  await expect(told).toBeVisible()
  await chooseFile(later, file)
  // What was sent and not answered is in the SDK's queue, and may come in by itself meanwhile.
  await later
    .getByRole('button', { name: /^Importar \d/ })
    .or(later.getByRole('dialog').getByText('Fechar'))
    .click()
  await expect(told).toBeHidden()

  await chooseFile(later, file)
  await expectCounts(later, 'Leitura', ['0', String(BOOKS), '0'])
  expect(await storedOf('leitura', 'userId', prepared.uid)).toHaveLength(BOOKS)
})
