const PASSWORD = 'caderno-2026'

/** Goes through the screens as a new student does; `step` names what is done and awaits it. */
export async function openScreens(browser, url, step) {
  const email = `aluna.${Date.now()}@exemplo.com.br`
  const page = await openPage(browser, url)
  await step('/login, /esqueci-senha, signed out', () => open(page, '/login', 'Entrar'))
  await step('sign-up at /cadastros', () => signUp(page, email))
  await step('/home, loaded anew', () => open(page, '/home', 'Organize seus estudos'))
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await page.waitForURL(/\/login/)
  await step('first student login: the record is made', () =>
    signIn(page, '/login-aluno', email, /boas-vindas/),
  )
  await step('/dashboard, loaded anew, no books', () => open(page, '/dashboard', 'Dashboard'))
  await step('/leitura, loaded anew, no books', () => open(page, '/leitura', 'Leitura'))
  await step('a book added', () => addBook(page, 'Torto Arado'))
  await step('two more books added', async () => {
    for (const title of ['Vidas Secas', 'Quarto de Despejo']) await addBook(page, title)
  })
  await step('a book changed (+10 pages)', () =>
    page.getByRole('button', { name: 'Avançar 10 páginas' }).first().click(),
  )
  await step('a book removed', () => removeBook(page))
  await step('its removal undone', () => page.getByRole('button', { name: 'Desfazer' }).click())
  await step('the list chosen', () => page.getByText('Lista', { exact: true }).first().click())
  await step('/leitura, loaded anew, 3 books in the cache', () => open(page, '/leitura', 'Leitura'))
  await step('/dashboard from /leitura, by the link', () =>
    page
      .getByRole('link', { name: /Voltar ao dashboard/ })
      .first()
      .click(),
  )
  await step('/carreira, loaded anew, no applications', () => openCareer(page))
  await step('an application added', () => apply(page))
  await step('its fase changed', () =>
    page.getByRole('article').getByRole('combobox', { name: 'Fase' }).selectOption('Entrevista'),
  )
  await step('/carreira, loaded anew, 1 application', () => openCareer(page))
  await step('the application removed and looked for again', () => withdraw(page))
  await step('/financas, loaded anew, nothing booked', () => openFinances(page))
  await step('a transaction booked', () => book(page, '18,50 almoço'))
  await step('a purchase in 12 instalments', () => book(page, '1200 notebook 12x'))
  await step('a limit set', () => limit(page, 'Alimentação', '600'))
  await step('/financas, loaded anew, 13 transactions', () => openFinances(page))
  await step('a transaction edited', () => edit(page, 'almoço', '19,50'))
  await step('the transaction removed', () => unbook(page, 'almoço'))
  await step('/habilidades, loaded anew, no skills', () => open(page, '/habilidades', 'Habilidades'))
  await step('a skill added', () => addSkill(page, 'Violão'))
  await step('checked in today', () => page.getByRole('button', { name: 'Check-in de hoje' }).click())
  await step('yesterday put right', () =>
    page.getByRole('group', { name: 'Últimos 7 dias' }).getByRole('button').nth(5).click(),
  )
  await step('its progress, two steps', async () => {
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Aumentar progresso' }).click()
  })
  await step('the skill paused', () => choose(page, 'Pausar'))
  await step('/habilidades, loaded anew, 1 skill', () => open(page, '/habilidades', 'Habilidades'))
  await step('/dashboard, loaded anew, 3 books', () => open(page, '/dashboard', 'Dashboard'))
  await step('a bug report', () => report(page))
  const other = await openPage(browser, url)
  await step('student login on a new device, /boas-vindas', () =>
    signIn(other, '/login-aluno', email, /boas-vindas/),
  )
  await step('/leitura, loaded anew there, 3 books', () => open(other, '/leitura', 'Leitura'))
  await step('/leitura, loaded anew on the first device', () => open(page, '/leitura', 'Leitura'))
  await step('a book added there, seen here too', () => addBook(other, 'O Cortiço'))
}

async function openPage(browser, url) {
  const page = await (
    await browser.newContext({ baseURL: url, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  ).newPage()
  page.setDefaultTimeout(60_000)
  return page
}

const field = (scope, label) =>
  scope.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).and(scope.locator('input, textarea'))

async function open(page, path, heading) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

async function openCareer(page) {
  await open(page, '/carreira', 'Carreira')
  await page.getByRole('button', { name: 'Adicionar candidatura' }).waitFor()
}

async function apply(page) {
  await field(page, 'Empresa').fill('Rota Norte')
  await field(page, 'Vaga').fill('Estágio em Logística')
  await page.getByRole('button', { name: 'Adicionar candidatura' }).click()
}

async function withdraw(page) {
  await page
    .getByRole('article', { name: 'Estágio em Logística' })
    .getByRole('button', { name: 'Remover' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
}

async function openFinances(page) {
  await open(page, '/financas', 'Finanças')
  await page.getByRole('textbox', { name: 'Lançamento rápido' }).waitFor()
}

async function book(page, line) {
  await page.getByRole('textbox', { name: 'Lançamento rápido' }).fill(line)
  await page.keyboard.press('Enter')
  await page.getByText(line.split(' ')[1]).first().waitFor()
}

async function limit(page, category, amount) {
  await page.getByRole('button', { name: 'Limites' }).click()
  await field(page, category).fill(amount)
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: /do limite/ }).waitFor()
}

const row = (page, name) => page.locator('li[data-record]').filter({ hasText: name })

async function edit(page, name, amount) {
  await page.getByRole('tab', { name: 'Transações' }).click()
  await row(page, name).getByRole('button', { name: 'Editar' }).click()
  await field(page.getByRole('dialog'), 'Valor').fill(amount)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await row(page, name).getByText(amount).waitFor()
}

async function unbook(page, name) {
  await row(page, name).getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await row(page, name).waitFor({ state: 'hidden' })
}

async function signUp(page, email) {
  await open(page, '/cadastros', 'Criar conta')
  const answers = {
    Nome: 'Ana',
    Sobrenome: 'Souza',
    Email: email,
    Senha: PASSWORD,
    'Confirmar senha': PASSWORD,
  }
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.waitForURL(/\/home/)
}

async function signIn(page, path, email, arrived) {
  await page.goto(path)
  await field(page, 'Email').fill(email)
  await field(page, 'Senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(arrived)
}

async function addBook(page, title) {
  await page.getByRole('button', { name: 'Adicionar item' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Título').fill(title)
  const total = field(dialog, 'Total de páginas')
  if (!(await total.isVisible())) await dialog.getByRole('button', { name: 'Mais detalhes' }).click()
  await total.fill('200')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function addSkill(page, name) {
  await page.getByRole('button', { name: 'Nova habilidade' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Nome').fill(name)
  await field(dialog, 'Descrição').fill('Um pouco por dia')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function choose(page, action) {
  await page.getByRole('button', { name: 'Mais ações' }).first().click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function removeBook(page) {
  await choose(page, 'Remover')
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).waitFor()
}

async function report(page) {
  await page.getByRole('button', { name: 'Reportar bug' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Título').fill('Um erro')
  await field(dialog, 'Descrição').fill('Ao abrir.')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Relatório enviado. Obrigado!').waitFor()
}
