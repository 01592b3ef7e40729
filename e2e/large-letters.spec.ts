import { launchOptions } from '../playwright.config.ts'
import { openHalfSemester } from './support/half-semester.ts'
import { openSemester, pasteTimetable } from './support/semester.ts'
import { expect, test } from './support/test.ts'

const PAGES = [
  '/home',
  '/boas-vindas',
  '/dashboard',
  '/carreira',
  '/carreira?aba=networking',
  '/financas',
  '/financas?aba=transacoes',
  '/habilidades',
  '/leitura',
  '/semestre?aba=semana',
  '/semestre?aba=disciplinas',
  '/semestre?aba=notas',
  '/semestre?aba=calendario',
  '/conta',
]

const DIALOGS = [
  ['/dashboard', 'Perfil'],
  ['/carreira', 'Nova candidatura'],
  ['/financas?aba=transacoes', 'Nova transação'],
  ['/leitura', 'Adicionar item'],
] as const

const STATEMENT = `Data,Valor,Identificador,Descrição
02/11/2026,-12.00,id-1,Compra no débito - Padaria da esquina
05/11/2026,700.00,id-3,Transferência recebida - Universidade Federal
07/11/2026,abc,id-5,Mercado
`

/** Letters of 200 %, as a student chooses them in the browser. */
test.use({
  as: 'student',
  viewport: { width: 360, height: 740 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
})

test('letters of 200 % fit a phone: no page scrolls sideways, and no word is broken, in a dialog neither (L8)', async ({
  page,
}) => {
  await openHalfSemester(page)
  const expectToFit = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
      .toBe(360)
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFit()
    expect.soft(await page.evaluate(brokenWords), path).toEqual([])
  }
  for (const [path, name] of DIALOGS) {
    await page.goto(path)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Cancelar' })).toBeVisible()
    expect.soft(await page.evaluate(brokenWords), name).toEqual([])
  }
  await page.goto('/importar')
  await page
    .getByLabel('Arquivos para importar')
    .setInputFiles([{ name: 'nu.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) }])
  await expect(page.getByText(/^4 linhas = /)).toBeVisible()
  await expectToFit()
  expect.soft(await page.evaluate(brokenWords), 'a statement').toEqual([])
  await expect(page.getByRole('combobox')).toHaveCount(3)
  expect.soft(await page.evaluate(cutChoices)).toEqual([])
  await page.goto('/carreira')
  const sources = page.locator('section', { has: page.getByRole('table', { name: 'Por fonte' }) }).last()
  expect(await sources.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.goto('/habilidades')
  const name = page.getByRole('banner').getByText('Habilidades', { exact: true })
  await expect(name).toBeVisible()
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await openSemester(page)
  await pasteTimetable(page, 'Cálculo Diferencial e Integral I 5M1234 Sala 12')
  await expectToFit()
  const subject = page.getByRole('button', { name: 'Cálculo Diferencial e Integral I', exact: true })
  expect((await subject.boundingBox())!.width).toBeGreaterThan(120)
})

/** Runs in the page: the words that stand on two lines, and those that their button cuts. Addresses may. */
function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!
    if (!parent.checkVisibility() || text.nodeValue!.includes('@')) continue
    for (const { 0: word, index } of text.nodeValue!.matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  }
  const cut = [...document.querySelectorAll('.mantine-Button-label')].filter(
    (label) => label.childElementCount === 0 && label.scrollWidth > label.clientWidth + 1,
  )
  return [...found, ...cut.map(({ textContent }) => textContent)]
}

/** Runs in the page: what is chosen in a select that does not show all of it. */
function cutChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  const cut = [...document.querySelectorAll('select')].filter((select) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const width = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(select.selectedOptions[0]!.text).width > width
  })
  return cut.map((select) => select.selectedOptions[0]!.text)
}
