import { reloadWhenStored, whenStored } from './support/page.ts'
import { expect, expectNoAxeViolations, field, test } from './support/test.ts'
import { assessmentLine, dialog, openSemester, pasteTimetable, subject } from './support/semester.ts'

test.use({ as: 'student' })

/** A Friday, in the second semester. */
const NOON = new Date('2026-11-20T12:00:00')
const LINES = [
  'Cálculo I MAT0025 246M12 Bloco B-12',
  'Física Experimental 6M3456 Lab. 2',
  'Introdução à Programação seg e qua 14h–16h',
]

test.beforeEach(({ page }) => page.clock.setFixedTime(NOON))

test('one paste makes a semester, a mistake in it stays in the field, and «Desfazer» takes back what was added last (§2.6, S3)', async ({
  page,
}) => {
  await openSemester(page)
  await page.getByRole('button', { name: 'Colar horário' }).click()
  const field = dialog(page).getByRole('textbox', { name: 'Uma disciplina por linha' })
  await field.fill([...LINES, 'Inglês 35N79'].join('\n'))
  const preview = dialog(page).getByRole('list', { name: 'Como vai ficar' }).getByRole('listitem')
  await expect(preview.nth(0)).toContainText('seg, qua e sex, 7h às 8h40 · 90 aulas · Bloco B-12 · MAT0025')
  await expect(preview.nth(3)).toContainText('N não tem o horário 7')
  await dialog(page).getByRole('button', { name: 'Adicionar 3 disciplinas' }).click()
  await expect(field).toHaveValue('Inglês 35N79')
  await expect(page.getByText('Disciplinas adicionadas; 1 linha ficou no campo')).toBeVisible()
  await field.fill('Inglês 35N12')
  await dialog(page).getByRole('button', { name: 'Adicionar 1 disciplina' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('2026.2: 4 disciplinas, duas aulas hoje')).toBeVisible()
  const friday = page.getByRole('region', { name: 'Sexta-feira, 20 de novembro' })
  await expect(friday.getByRole('button', { name: /Física Experimental/ })).toContainText('8h55 às 12h30')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('2026.2: 3 disciplinas, duas aulas hoje')).toBeVisible()
})

test('a page of SIGAA becomes subjects with teacher, class and period (S3)', async ({ page }) => {
  await openSemester(page)
  await page.getByRole('button', { name: 'Colar horário' }).click()
  const field = dialog(page).getByRole('textbox', { name: 'Uma disciplina por linha' })
  await field.fill(
    [
      'MATD04 - ESTRUTURAS DE DADOS',
      'Período/ Ano\tTurma\tDocente\tVgs Reservadas\tHorários',
      '2026.2\t02\tADRIANO MAIA\t35\t35N12 (03/08/2026 -',
      '18/12/2026)',
      'MATA01 - GEOMETRIA',
      '2026.2\t01\tDIEGO CATALANO\t15\t24T34 (03/08/2026 - 18/12/2026)',
    ].join('\n'),
  )
  await dialog(page).getByRole('button', { name: 'Adicionar 2 disciplinas' }).click()
  await expect(dialog(page)).toBeHidden()
  await whenStored(page)
  await page.goto('/semestre?aba=disciplinas')
  await expect(subject(page, 'ESTRUTURAS DE DADOS')).toContainText('ADRIANO MAIA')
  await expect(subject(page, 'GEOMETRIA')).toContainText('seg e qua, 14h55 às 16h35')
})

test('a fortnightly class is in its own week once it is told which one is I (S2, S5)', async ({ page }) => {
  await openSemester(page)
  await pasteTimetable(page, 'Cálculo I 6M12', 'Laboratório sexta das 13:00 às 14:40 - quinzenal (I)')
  await page.goto('/semestre')
  const lab = page.getByRole('button', { name: /^Laboratório/ })
  await expect(lab).toContainText('semana I')
  await page.getByRole('button', { name: 'Semana II', exact: true }).click()
  await expect(page.getByText('A semana de 16/11 é a semana II.', { exact: true }).first()).toBeVisible()
  await expect(lab).toHaveCount(0)
  await page.getByRole('button', { name: 'Próxima semana' }).click()
  await expect(lab).toBeVisible()
  await whenStored(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cálculo I' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Laboratório' })).toHaveCount(0)
})

test('the same codes mean other hours at another institution, and at the student’s own (S2)', async ({
  page,
}) => {
  await openSemester(page)
  await page.getByRole('button', { name: 'Colar horário' }).click()
  await dialog(page).getByRole('textbox', { name: 'Uma disciplina por linha' }).fill('Cálculo I 24M12')
  const preview = dialog(page).getByRole('list', { name: 'Como vai ficar' })
  await expect(preview).toContainText('seg e qua, 7h às 8h40')
  await field(dialog(page), 'Instituição dos códigos').selectOption('UnB')
  await expect(preview).toContainText('seg e qua, 8h às 9h50')
  await field(dialog(page), 'Instituição dos códigos').selectOption('Outra (editar)')
  await field(dialog(page), 'Horários de cada turno').fill('M 06:30-07:20 07:20-08:10')
  await expect(preview).toContainText('seg e qua, 6h30 às 8h10')
})

test(
  '«Faltei» counts an absence in one tap, a class hour alone and any day is put right, and a day without class counts none (S5, S6)',
  { tag: '@both' },
  async ({ page }) => {
    await openSemester(page)
    await pasteTimetable(page, ...LINES)
    await page.goto('/dashboard')
    const today = page.getByRole('listitem').filter({ hasText: 'Cálculo I' })
    await today.getByRole('button', { name: 'Faltei' }).click()
    await expect(today).toContainText('você faltou')
    await whenStored(page)
    await page.goto('/semestre?aba=disciplinas')
    await expect(subject(page, 'Cálculo I')).toContainText(
      '25% de 90 aulas = 22,5, ou seja 22 faltas; você faltou 2',
    )
    await expect(subject(page, 'Cálculo I')).toContainText('restam 20 faltas')

    await subject(page, 'Cálculo I').getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Faltas' }).click()
    await field(dialog(page), 'Dia').fill('2026-11-18')
    await dialog(page).getByRole('button', { name: 'Faltei às 7h50' }).click()
    await expect(dialog(page).getByRole('list', { name: 'Dias com falta' }).getByRole('listitem')).toHaveText(
      ['20/11/2026 7h, 7h50', '18/11/2026 7h50'],
    )
    await field(dialog(page), 'Dia').fill('2026-11-19')
    await expect(dialog(page).getByText('Não há aula desta disciplina neste dia.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Fechar' }).last().click()
    await expect(subject(page, 'Cálculo I')).toContainText('você faltou 3')

    await page.getByRole('tab', { name: 'Semana' }).click()
    await page.getByRole('region', { name: 'Sexta-feira, 20 de novembro' }).getByText('sex 20').click()
    await field(dialog(page), 'Motivo').fill('Consciência Negra')
    await dialog(page).getByRole('button', { name: 'Sem aula' }).click()
    await expect(
      page
        .getByRole('region', { name: 'Sexta-feira, 20 de novembro' })
        .getByRole('button', { name: /Física/ }),
    ).toContainText('sem aula: Consciência Negra')
    await page.getByRole('tab', { name: 'Disciplinas' }).click()
    await expect(subject(page, 'Cálculo I')).toContainText('você faltou 1')
    await reloadWhenStored(page)
    await expect(subject(page, 'Cálculo I')).toContainText('você faltou 1')
  },
)

test(
  'an exam comes from one line, stands in «Hoje», and its grade says what is still needed (W17, S16)',
  { tag: '@both' },
  async ({ page }) => {
    await openSemester(page, 'calendario')
    await pasteTimetable(page, ...LINES)
    await assessmentLine(page).fill('prova sexta')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Não encontrei a disciplina')).toBeVisible()
    for (const line of ['P1 cálculo 27/11 7h', 'P2 cálculo 15/12']) {
      await assessmentLine(page).fill(line)
      await page.keyboard.press('Enter')
      await expect(assessmentLine(page)).toHaveValue('')
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'P2' })).toContainText('15/12')
    await page.getByRole('button', { name: 'Mês anterior' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'P1' })).toContainText('27/11 às 7h')
    await expectNoAxeViolations(page)

    await page.getByRole('tab', { name: 'Notas' }).click()
    const calculus = page.getByRole('region', { name: 'Cálculo I' })
    await calculus.getByRole('textbox', { name: /^P1/ }).fill('5,5')
    await expect(calculus).toContainText('Precisa de 8,5 na que falta, ou 2,5 para chegar à final')
    await expect(calculus).toContainText('Simulação: nada foi salvo ainda')
    await page.keyboard.press('Enter')
    await expect(calculus.getByText('Simulação')).toBeHidden()
    const second = calculus.getByRole('textbox', { name: /^P2/ })
    const { width, height } = (await second.boundingBox())!
    await second.click({ position: { x: width * 0.9, y: height / 2 } })
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await expect(calculus).toContainText('Você precisa de 5,25 na final')
    await expect(calculus).toContainText('média 4,75')
    await expectNoAxeViolations(page)
    await whenStored(page)

    await page.goto('/dashboard')
    await page.getByRole('textbox', { name: 'Lançamento rápido' }).fill('entregar relatório física amanhã')
    await page.keyboard.press('Enter')
    const report = page.getByRole('listitem').filter({ hasText: 'Relatório, Física Experimental' })
    await expect(report).toContainText('Amanhã')
    await report.getByRole('button', { name: '+1 dia' }).click()
    await expect(report).toContainText('Faltam 2 dias')
    await report.getByRole('button', { name: 'Feito' }).click()
    await expect(report.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  },
)

test('a new semester begins empty, the one before stays, and the search opens a subject in its own (S4)', async ({
  page,
}) => {
  await openSemester(page, 'disciplinas')
  await pasteTimetable(page, ...LINES)
  await expect(subject(page, 'Cálculo I')).toBeVisible()
  await page.getByLabel('Semestre mostrado').selectOption('Novo semestre')
  await expect(page.getByRole('heading', { name: 'Seu semestre começa pelo horário' })).toBeVisible()
  await pasteTimetable(page, 'Cálculo II 24M12')
  await expect(subject(page, 'Cálculo II')).toBeVisible()
  const shown = page.getByLabel('Semestre mostrado')
  await shown.selectOption('2026.2')
  await expect(subject(page, 'Cálculo I')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('cálculo ii')
  await page.getByRole('option', { name: /^Cálculo II/ }).click()
  await expect(field(dialog(page), 'Nome')).toHaveValue('Cálculo II')
  await expect(shown).toHaveValue('2027.1')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(subject(page, 'Cálculo II')).toBeVisible()
})

test('a quadrimestre with its days, for all subjects at once: no class after the last one, and «Desfazer» (S4)', async ({
  page,
}) => {
  await openSemester(page)
  await pasteTimetable(page, ...LINES)
  await expect(page.getByText('2026.2: 3 disciplinas, duas aulas hoje')).toBeVisible()
  await page.getByRole('button', { name: 'Período' }).click()
  await field(dialog(page), 'Como se chama').selectOption('Quadrimestre')
  await expect(field(dialog(page), 'Período')).toHaveValue('2026.3')
  await field(dialog(page), 'Último dia de aula').fill('2026-11-19')
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('2026.3: 3 disciplinas, nenhuma aula hoje')).toBeVisible()
  const week = (day: string) => page.getByRole('region', { name: day }).getByRole('button', { name: /às/ })
  await expect(week('Quarta-feira, 18 de novembro')).toHaveCount(2)
  await expect(week('Sexta-feira, 20 de novembro')).toHaveCount(0)
  await page.getByRole('button', { name: 'Próxima semana' }).click()
  await expect(page.getByText('As aulas terminaram em 19/11/2026.')).toBeVisible()
  await expect(page.getByLabel('Quadrimestre mostrado')).toContainText('Novo quadrimestre')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Semestre mostrado')).toHaveValue('2026.2')
  await expect(page.getByText('2026.2: 3 disciplinas, duas aulas hoje')).toBeVisible()
})

test('half an hour of study is one tap (S17)', async ({ page }) => {
  await openSemester(page, 'disciplinas')
  await pasteTimetable(page, ...LINES)
  const more = page.getByRole('button', { name: '+30 min de estudo: Cálculo I' })
  await more.click()
  await more.click()
  await expect(subject(page, 'Cálculo I')).toContainText('1 h de estudo na semana')
  await page.keyboard.press('Control+z')
  await expect(subject(page, 'Cálculo I')).toContainText('30 min de estudo na semana')
})
