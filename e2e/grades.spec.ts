import { reloadWhenStored } from './support/page.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { dialog, openSemester, pasteTimetable } from './support/semester.ts'

test.use({ as: 'student' })

const NOON = new Date('2026-11-20T12:00:00')
const HEADER = 'Código\tDisciplina\tUnid. 1\tUnid. 2\tUnid. 3\tRec.\tResultado\tFaltas\tSituação'

test.beforeEach(({ page }) => page.clock.setFixedTime(NOON))

test('a rule with stages groups the grades, each is entered where there is none, and what is needed is right (S4, S10, S11)', async ({
  page,
}) => {
  await openSemester(page, 'notas')
  await pasteTimetable(page, 'Matemática 24M12')
  const maths = page.getByRole('region', { name: 'Matemática' })
  await maths.getByRole('button', { name: 'Regra de Matemática' }).click()
  await dialog(page).getByLabel('Etapas', { exact: true }).selectOption('4')
  await dialog(page).getByLabel('Nome das etapas').selectOption('bimestre')
  for (const [at, weight] of ['2', '2', '3', '3'].entries())
    await dialog(page)
      .getByLabel(`Peso do ${at + 1}º bimestre`)
      .fill(weight)
  await dialog(page).getByLabel('Recuperação').selectOption('substitui')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(maths).toContainText('4 bimestres, pesos 2, 2, 3 e 3')
  await maths.getByRole('textbox', { name: /^1º bimestre/ }).fill('6')
  await page.keyboard.press('Enter')
  await maths.getByRole('textbox', { name: /^2º bimestre/ }).fill('8')
  await page.keyboard.press('Enter')
  await expect(maths.getByText('Simulação')).toBeHidden()
  await expect(maths).toContainText('Precisa de média 7,0 nas que faltam, ou 2,0 para chegar à final')
  await expectNoAxeViolations(page)
  await reloadWhenStored(page)
  await expect(maths.getByRole('textbox', { name: /^2º bimestre/ })).toHaveValue('8,0')
  await maths.getByRole('textbox', { name: /^Recuperação, 1º bimestre/ }).fill('10')
  await expect(maths).toContainText('Precisa de média 5,67 nas que faltam')
})

test(
  'a pasted table of grades becomes subjects, and pasted again it updates and says what differs (S4, S10, S11)',
  { tag: '@both' },
  async ({ page }) => {
    await openSemester(page)
    const paste = async (...rows: readonly string[]) => {
      await page.getByRole('button', { name: 'Colar boletim' }).click()
      await dialog(page)
        .getByLabel('Tabela de notas')
        .fill([HEADER, ...rows].join('\n'))
    }
    const preview = dialog(page).getByRole('list', { name: 'Como vai ficar' }).getByRole('listitem')
    await paste(
      'MAT0025\tCálculo I\t7,0\t\t\t\t--\t4\tMATRICULADO',
      'FIS0100\tFísica\tsete\t\t\t\t--\t0\tMATRICULADO',
    )
    await expect(preview.nth(2)).toContainText('«sete» não é uma nota de 0 a 100.')
    await expectNoAxeViolations(page)
    await dialog(page).getByRole('button', { name: 'Adicionar 1 disciplina' }).click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('tab', { name: 'Notas' }).click()
    const calculus = page.getByRole('region', { name: 'Cálculo I' })
    await expect(calculus.getByRole('textbox', { name: /^1ª unidade/ })).toHaveValue('7,0')

    await paste('MAT0025\tCálculo I\t7,5\t9,0\t\t\t--\t6\tMATRICULADO')
    await expect(preview.nth(1)).toHaveText(
      'Cálculo IFaltas que a faculdade conta: 4 → 61ª unidade: 7,0 → 7,52ª unidade: sem nota → 9,0',
    )
    await dialog(page).getByRole('button', { name: 'Atualizar 1 disciplina' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(calculus.getByRole('textbox', { name: /^2ª unidade/ })).toHaveValue('9,0')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(calculus.getByRole('textbox', { name: /^1ª unidade/ })).toHaveValue('7,0')
    await expect(calculus.getByRole('textbox', { name: /^2ª unidade/ })).toHaveValue('')

    await paste('MAT0025\tCálculo I\t7,0\t\t\t\t--\t4\tMATRICULADO')
    await expect(preview.nth(1)).toContainText('Nada muda.')
    await dialog(page)
      .getByLabel('Tabela de notas')
      .fill(`${HEADER}\nMAT0025\tCálculo I\t7,0\t\t\t\tMS\t4\tMATRICULADO`)
    await expect(preview.nth(1)).toHaveText('Cálculo ISituação: cursando → aprovadaMenção: sem menção → MS')
    await dialog(page).getByRole('button', { name: 'Atualizar 1 disciplina' }).click()
    await expect(calculus).toContainText('Menção final MS.')
    await reloadWhenStored(page)
    await expect(calculus.getByLabel('Menção final')).toHaveValue('MS')
  },
)
