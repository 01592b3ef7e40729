import { expect, test } from '@playwright/test'
import { whenStored } from '../e2e/support/page.ts'
import { registerStudent } from '../e2e/support/students.ts'
import { record } from './record.ts'

const ROUNDS = 5
const LINES = Array.from(
  { length: 12 },
  (_, at) => `Disciplina ${at + 1} ${2 + (at % 5)}${'MT'[at % 2]}${1 + Math.floor(at / 4)} Sala ${at + 1}`,
)

test('twelve subjects from one paste (Y3)', async ({ page }) => {
  await registerStudent(page)
  const times: number[] = []
  while (times.length < ROUNDS) {
    await page.goto('/semestre?aba=disciplinas')
    await page.getByRole('button', { name: 'Colar horário' }).click()
    await page.getByRole('textbox', { name: 'Uma disciplina por linha' }).fill(LINES.join('\n'))
    const add = page.getByRole('button', { name: 'Adicionar 12 disciplinas' })
    await expect(add).toBeVisible()
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressed = 0
          addEventListener('click', () => (pressed ||= performance.now()), true)
          const look = () =>
            document.querySelectorAll('article[data-record]').length === 12
              ? resolve(performance.now() - pressed)
              : requestAnimationFrame(look)
          look()
        }),
    )
    await add.click()
    times.push(await took)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.locator('article[data-record]')).toHaveCount(0)
    await whenStored(page)
  }
  record('9-paste', [
    {
      id: 'Y3',
      metric: `twelve subjects, from «Adicionar» to their rows, median of ${ROUNDS} (ms)`,
      value: Math.round(times.toSorted((a, b) => a - b)[ROUNDS >> 1]!),
      goal: 1_000,
    },
  ])
})
