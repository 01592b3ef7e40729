import type { Page } from '@playwright/test'
import { FOR_STUDENTS, H1, OPEN_TO_VISITORS, RESTRICTED } from './support/routes.ts'
import { addSkill, more, skill, tick } from './support/skills.ts'
import { expect, expectNoAxeViolations, field, test } from './support/test.ts'

const SIZES = [
  { width: 1280, height: 900, themes: ['light', 'dark'] },
  { width: 320, height: 640, themes: [] },
  { width: 360, height: 740, themes: ['light'] },
] as const

async function open(page: Page, path: string, heading: string | RegExp = H1[path]!): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  if (typeof heading === 'string') await expect(page).toHaveTitle(`${heading} · Caderno`)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** axe at 1280 and 360 px, the colours of the dark theme once, and nothing that scrolls sideways, at 320 px either. */
async function expectSound(page: Page, path: string): Promise<void> {
  for (const { themes, ...size } of SIZES) {
    await page.setViewportSize(size)
    await expectNoAxeViolations(page, themes)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // The header of the width before stands until the page has heard of the new one.
    await expect.poll(sideways, `${path} at ${size.width}`).toBe(0)
  }
}

/** One h1, one main, the language, and the skip link as the first stop that leads into the page. */
async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(
    true,
  )
}

/** Links in running text may be smaller (WCAG 2.5.8); everything else has 44 px for a finger. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, [role=tab]',
      ),
    ]
    const shown = controls.filter(
      (control) =>
        control.checkVisibility() && !control.closest('[aria-hidden=true], p, .mantine-Rating-root'),
    )
    const small = shown.filter((control) => {
      const box = (control.closest('label') ?? control).getBoundingClientRect()
      return box.width > 1 && box.right > 0 && box.bottom > 0 && (box.width < 43.5 || box.height < 43.5)
    })
    return small.map((control) => {
      const { width, height } = control.getBoundingClientRect()
      return `${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName} ${Math.round(width)}×${Math.round(height)}`
    })
  })
}

const FORMS = [
  '/login',
  '/login-aluno',
  '/cadastros',
  '/cadastro-aluno',
  '/esqueci-senha',
  '/recuperar-senha',
]

/** What is lower than 44 px in a form, links in its text too; the eye inside a password field is as high as the field allows. */
const lowTargets = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(a, button, input, select)')
    .evaluateAll((targets) =>
      targets
        .filter(
          (target) =>
            target.getBoundingClientRect().height < 44 &&
            !target.closest('[data-position="right"]') &&
            target.getClientRects().length > 0,
        )
        .map((target) => `${target.tagName} ${target.getAttribute('name') ?? target.textContent}`),
    )

for (const path of OPEN_TO_VISITORS) {
  test(`signed out, ${path} (W6, B25, R15)`, async ({ page }) => {
    await open(page, path)
    await expectLandmarks(page)
    await expectSound(page, path)
    expect(await smallTargets(page)).toEqual([])
    if (FORMS.includes(path)) expect(await lowTargets(page)).toEqual([])
  })
}

/** The first one stands with the routes. */
const CAREER_TABS = ['/carreira?aba=networking', '/carreira?aba=desenvolvimento']
const FINANCE_TABS = ['/financas?aba=transacoes', '/financas?aba=metas', '/financas?aba=dicas']

async function expectSoundTab(page: Page, path: string): Promise<void> {
  await open(page, path, H1[path.split('?')[0]!])
  await expectLandmarks(page)
  await expectSound(page, path)
  expect(await smallTargets(page), path).toEqual([])
}

/** All of them show the same page. */
test('signed out, a restricted page (W6, R15)', async ({ page }) => {
  const [path] = RESTRICTED
  await open(page, path!, 'Acesso Restrito')
  await expectLandmarks(page)
  await expectSound(page, path!)
  expect(await smallTargets(page)).toEqual([])
})

test.describe('a student', () => {
  test.use({ as: 'student' })

  for (const path of FOR_STUDENTS.filter((each) => !OPEN_TO_VISITORS.includes(each)))
    test(`signed in, ${path} (W6, B17, R15)`, ({ page }) => expectSoundTab(page, path))

  test('signed in, the tabs of /carreira (R15)', async ({ page }) => {
    for (const path of CAREER_TABS) await expectSoundTab(page, path)
  })

  test('signed in, the tabs of /financas, with a goal (R15)', async ({ page }) => {
    await open(page, '/financas?aba=metas', 'Finanças')
    for (const [label, text] of [
      ['Descrição', 'Notebook'],
      ['Valor total', '3.500'],
      ['Data-alvo', '2027-06-30'],
    ] as const)
      await field(page, label).fill(text)
    await page.getByRole('button', { name: 'Adicionar meta' }).click()
    await expect(page.getByRole('article', { name: 'Notebook' })).toBeVisible()
    for (const path of FINANCE_TABS) await expectSoundTab(page, path)
  })

  test('signed in, /habilidades with skills (R15)', async ({ page }) => {
    await open(page, '/habilidades')
    for (const name of ['Violão', 'Corrida']) await addSkill(page, name)
    await tick(skill(page, 'Violão')).click()
    await more(page, 'Corrida', 'Pausar')
    await expect(page.getByRole('region', { name: 'Pausadas' })).toBeVisible()
    await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    await expectSoundTab(page, '/habilidades')
  })

  test('the main actions are reached by keyboard alone', async ({ page }) => {
    await open(page, '/dashboard')
    const reached = new Set<string>()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return ''
        const { outlineStyle, boxShadow } = getComputedStyle(focused)
        const seen = outlineStyle !== 'none' || boxShadow !== 'none' ? '' : ' (unseen)'
        const labelled = focused.getAttribute('aria-labelledby')
        const label = labelled
          ? document.getElementById(labelled)?.textContent
          : (focused.getAttribute('aria-label') ?? focused.textContent)
        return `${label?.trim()}${seen}`
      })
      reached.add(name)
    }
    for (const name of [
      'Usar tema escuro',
      'Reportar bug',
      'Sair',
      'Perfil',
      'Carreira',
      'Finanças',
      'Habilidades',
      'Leitura',
    ]) {
      expect([...reached]).toContain(name)
    }
  })

  test('a dialog traps the focus, and Escape gives it back', async ({ page }) => {
    await open(page, '/dashboard')
    const button = page.getByRole('banner').getByRole('button', { name: 'Perfil' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Perfil' })
    await expect(dialog).toBeVisible()
    // A Tab before that would leave the button for the page.
    await expect(dialog.locator(':focus')).toHaveCount(1)
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
})

const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  )

test('particles and glow move, and stand still for who prefers less motion (§2.7)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/login')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => moving(page)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => moving(page)).toBe(0)
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').hover()
  expect(await moving(page)).toBe(0)
})
