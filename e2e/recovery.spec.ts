import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, field, inBothThemes, newStudent, registerStudent, test } from './support/test.ts'

const BAD_LINK = 'Link inválido, expirado ou já utilizado.'

const signOut = async (page: Page) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
}
async function ask(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
}
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: /oobCode=/ })
async function choose(page: Page, senha: string, again = senha): Promise<void> {
  await field(page, 'Nova senha').fill(senha)
  await field(page, 'Confirmar nova senha').fill(again)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}
async function enter(page: Page, email: string, senha: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Senha').fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a forgotten password is replaced by the link, which then is used up, and the old password is dead', async ({ page }) => {
  const student = await registerStudent(page)
  await signOut(page)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible()
  await ask(page, student.email)
  await expect(page.getByText('Se houver uma conta com este e-mail, enviamos um link. Ele expira em 1 hora.')).toBeVisible()
  await expect(page.getByText('Modo local: nenhum e-mail é enviado. Use este link:')).toBeVisible()
  await expect(page.getByText('No modo local, quem usa este navegador pode redefinir a senha.')).toBeVisible()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  const address = (await link(page).textContent())!

  await link(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redefinir senha' })).toBeVisible()
  await expect(field(page, 'Nova senha')).toBeVisible()
  await expect(page).toHaveURL(/\/recuperar-senha$/)
  await choose(page, '12345', '54321')
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres!')).toBeVisible()
  await expect(field(page, 'Confirmar nova senha')).toHaveAccessibleDescription('As senhas não coincidem!')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await choose(page, 'nova-senha-26')
  await expect(page.getByText('Senha redefinida. Entre com a nova senha.')).toBeVisible()

  await page.getByRole('link', { name: 'Voltar ao login' }).click()
  await enter(page, student.email, student.senha)
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
  await enter(page, student.email, 'nova-senha-26')
  await expect(page).toHaveURL(/\/boas-vindas$/)

  await page.goto(address)
  await expect(page.getByRole('alert')).toHaveText(BAD_LINK)
  await expect(page).toHaveURL(/\/recuperar-senha$/)
})

test('/esqueci-senha refuses in the first wording', async ({ page }) => {
  await page.goto('/esqueci-senha')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Digite um e-mail válido.')
  await expect(field(page, 'Email')).toBeFocused()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await ask(page, 'ana@')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Por favor, digite um email válido')
  await ask(page, newStudent().email)
  await expect(page.getByRole('alert')).toHaveText('Não encontramos uma conta com este email')
})

test('/recuperar-senha without a code asks in the second wording, and its link is followed in place', async ({ page }) => {
  const student = await registerStudent(page)
  await signOut(page)
  await page.goto('/recuperar-senha')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('E-mail inválido. Digite um endereço válido.')
  await ask(page, 'ana@')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('E-mail inválido. Digite um endereço válido.')
  await ask(page, newStudent().email)
  await expect(page.getByRole('alert')).toHaveText('E-mail não encontrado. Verifique o endereço digitado.')
  await ask(page, student.email)
  await expect(page.getByText('E-mail de redefinição enviado! Verifique sua caixa de entrada e pasta de spam.')).toBeVisible()
  await link(page).click()
  await expect(field(page, 'Nova senha')).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('oobCode')
})

const BAD_LINKS = {
  'an unknown code': '?mode=resetPassword&oobCode=naoexiste&apiKey=local',
  'no apiKey': '?mode=resetPassword&oobCode=naoexiste',
  'no mode': '?oobCode=naoexiste&apiKey=local',
  'an unknown code to verify an e-mail': '?mode=verifyEmail&oobCode=naoexiste&apiKey=local',
  'an unknown code to recover an e-mail': '?mode=recoverEmail&oobCode=naoexiste&apiKey=local',
}
for (const [what, query] of Object.entries(BAD_LINKS)) {
  test(`a link with ${what} is refused and a new one can be asked for`, async ({ page }) => {
    await page.goto(`/recuperar-senha${query}`)
    await expect(page.getByRole('alert')).toHaveText(BAD_LINK)
    await expect(page).toHaveURL(/\/recuperar-senha$/)
    await inBothThemes(page, () => expectNoAxeViolations(page))
    await page.getByRole('button', { name: 'Pedir novo link' }).click()
    await expect(page.getByRole('button', { name: 'Enviar link' })).toBeVisible()
  })
}

test('a link with an unknown mode says so', async ({ page }) => {
  await page.goto('/recuperar-senha?mode=signIn&oobCode=abc&apiKey=local')
  await expect(page.getByRole('alert')).toHaveText('Este link pede uma ação que não existe aqui.')
  await expect(page).toHaveURL(/\/recuperar-senha$/)
})

test('neither a password nor a reset code stands in clear anywhere the browser keeps or sends things', async ({ page, context }) => {
  const sent = watchTraffic(context)
  const student = { ...newStudent(), senha: 'Canário-7f3a91-senha' }
  await registerStudent(page, student)
  await signOut(page)
  await enter(page, student.email, 'Canário-7f3a91-errada')
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta')
  await page.goto('/esqueci-senha')
  await ask(page, student.email)
  const code = codeOf((await link(page).textContent())!)
  await link(page).click()
  await choose(page, 'Canário-7f3a91-nova')
  await expect(page.getByText('Senha redefinida. Entre com a nova senha.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao login' }).click()
  await enter(page, student.email, 'Canário-7f3a91-nova')
  await expect(page).toHaveURL(/\/boas-vindas$/)

  await page.goto('/esqueci-senha')
  await ask(page, student.email)
  const mailed = (await link(page).textContent())!
  await page.goto(mailed)
  await expect(field(page, 'Nova senha')).toBeVisible()

  const kept = await page.evaluate(everythingKept)
  expect(kept, 'the search sees what is stored').toContain(student.email)
  expect(code.length).toBeGreaterThan(15)
  for (const secret of ['7f3a91', encodeURIComponent('Canário'), code, codeOf(mailed)]) {
    expect(kept.includes(secret), `stored: ${secret}`).toBe(false)
    expect(sent().includes(secret), `sent or logged: ${secret}`).toBe(false)
  }
})

const codeOf = (address: string): string => new URL(address).searchParams.get('oobCode')!

/** Every request with its headers and body, and every line of the console; only the address of a mailed link itself has to be asked for. */
function watchTraffic(context: BrowserContext): () => string {
  const seen: string[] = []
  context.on('request', (request) => {
    seen.push(request.isNavigationRequest() ? '' : request.url(), JSON.stringify(request.headers()), request.postData() ?? '')
  })
  context.on('console', (message) => seen.push(message.text()))
  return () => seen.join('\n')
}

/** Runs in the page: IndexedDB, both web storages, the history's state, Cache Storage and the private file system as one text. */
async function everythingKept(): Promise<string> {
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error!)
    })
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name!))
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store)
      kept.push(store, await done(objects.getAllKeys()), await done(objects.getAll()))
    }
    database.close()
  }
  for (const cache of await caches.keys()) {
    for (const request of await (await caches.open(cache)).keys()) kept.push(request.url)
  }
  const readFolder = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      kept.push(name)
      if (handle.kind === 'directory') await readFolder(handle as FileSystemDirectoryHandle)
      else kept.push(await (await (handle as FileSystemFileHandle).getFile()).text())
    }
  }
  await readFolder(await navigator.storage.getDirectory())
  return JSON.stringify(kept, (_key, value: unknown) => (ArrayBuffer.isView(value) ? new TextDecoder().decode(value as Uint8Array<ArrayBuffer>) : value))
}
