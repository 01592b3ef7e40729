import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openHalfSemester } from './support/half-semester.ts'
import { reloadWhenStored } from './support/page.ts'
import { add, item, more, openReading } from './support/reading.ts'
import { expect, field, test } from './support/test.ts'

test.use({ as: 'student' })

const notes = (page: Page, title: string) => page.getByRole('dialog', { name: `Anotações de ${title}` })

async function write(page: Page, title: string, pagina: string, texto: string): Promise<void> {
  const dialog = notes(page, title)
  await field(dialog, 'Página').fill(pagina)
  await field(dialog, 'Texto').fill(texto)
  await dialog.getByRole('button', { name: 'Adicionar anotação' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: texto })).toBeVisible()
}

test(
  'notes of pages are added, edited, removed, taken back, cited and downloaded (I14)',
  { tag: '@both' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await openReading(page)
    await add(page, 'Pedagogia do oprimido', { Autor: 'Paulo Freire' })
    await more(page, item(page, 'Pedagogia do oprimido'), 'Editar')
    await page.getByRole('button', { name: 'Mais detalhes' }).click()
    await field(page.getByRole('dialog'), 'Ano').fill('2019')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await more(page, item(page, 'Pedagogia do oprimido'), 'Anotações')
    const dialog = notes(page, 'Pedagogia do oprimido')
    await expect(dialog.getByText(/^Nenhuma anotação ainda/)).toBeVisible()
    await write(page, 'Pedagogia do oprimido', 'p. 95', 'Ninguém educa ninguém 🌱')
    await write(page, 'Pedagogia do oprimido', '34', 'Um parto')
    const all = dialog.getByRole('listitem')
    await expect(all).toHaveText([/^p\. 34: Um parto/, /^p\. 95: Ninguém/])

    await all.first().getByRole('button', { name: 'Copiar citação' }).click()
    await expect(page.getByText('Citação copiada.')).toBeVisible()
    await field(dialog, 'Texto').press('Control+V')
    await expect(field(dialog, 'Texto')).toHaveValue('(Freire, 2019, p. 34)')
    await field(dialog, 'Texto').clear()

    await all.first().getByRole('button', { name: 'Editar' }).click()
    const edited = page.getByRole('dialog', { name: 'Editar anotação' })
    await field(edited, 'Texto').fill('A libertação é um parto')
    await edited.getByRole('button', { name: 'Salvar' }).click()
    await expect(edited).toBeHidden()
    await expect(all.first()).toHaveText(/^p\. 34: A libertação é um parto/)

    await all.first().getByRole('button', { name: 'Remover' }).click()
    await page
      .getByRole('dialog', { name: 'Remover anotação' })
      .getByRole('button', { name: 'Remover' })
      .click()
    await expect(all).toHaveCount(1)
    // Until then the edit before it is offered.
    await expect(dialog.getByText(/^Anotação removida/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Desfazer' }).click()
    await expect(all).toHaveCount(2)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar anotações (Markdown)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^caderno-anotacoes-pedagogia-do-oprimido-\d{4}-\d\d-\d\d\.md$/)
    expect(readFileSync(await file.path(), 'utf8')).toMatch(
      /^# Pedagogia do oprimido\n\nFREIRE, Paulo\. \*\*Pedagogia do oprimido\*\*\.[^]*- p\. 34: A libertação é um parto \(.*\)\n- p\. 95: /,
    )
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(dialog).toBeHidden()
    await reloadWhenStored(page)
    await more(page, item(page, 'Pedagogia do oprimido'), 'Anotações')
    await expect(all).toHaveText([/^p\. 34: A libertação/, /^p\. 95: Ninguém/])
  },
)

test('a subject gives the references of what is read for it, and says where there is nothing (I15)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await openHalfSemester(page)
  await openReading(page)
  await add(page, 'Educação como prática da liberdade', { Autor: 'Paulo Freire' })
  await more(page, item(page, 'Educação como prática da liberdade'), 'Editar')
  await page.getByRole('button', { name: 'Mais detalhes' }).click()
  const subject = field(page.getByRole('dialog'), 'Disciplina')
  const [first, second] = await subject.locator('option:not([value=""])').allTextContents()
  await subject.selectOption({ label: first! })
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/semestre?aba=disciplinas')
  const references = async (name: string) => {
    await page.getByRole('article', { name }).getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Copiar referências' }).click()
  }
  await references(first!)
  await expect(page.getByText('1 referência copiada.')).toBeVisible()
  await references(second!)
  await expect(page.getByText(/^Nada na estante desta disciplina\./)).toBeVisible()
  await openReading(page)
  await page.getByLabel('Buscar na estante').press('Control+V')
  await expect(page.getByLabel('Buscar na estante')).toHaveValue(
    /^FREIRE, Paulo\. Educação como prática da liberdade\./,
  )
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the notes fit, and everything is big enough to touch (I14, B25)', async ({ page }) => {
    await openReading(page)
    await add(page, 'Vidas secas')
    await item(page, 'Vidas secas').locator('[data-handle]').click()
    await more(page, item(page, 'Vidas secas'), 'Anotações')
    await write(page, 'Vidas secas', 'Prefácio da segunda edição', 'palavra'.repeat(60))
    const dialog = notes(page, 'Vidas secas')
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    for (const control of await dialog.locator('button, input, textarea').all()) {
      const box = await control.boundingBox()
      expect(
        Math.round(Math.min(box!.width, box!.height)),
        await control.evaluate((element) => element.outerHTML),
      ).toBeGreaterThanOrEqual(44)
    }
  })
})
