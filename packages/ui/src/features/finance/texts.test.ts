import { expect, test } from 'vitest'
import { unreadableWords } from '../../components/feedback/PageNotices.tsx'
import { comparedWith, dayWord, forecast, scheduled } from './texts.ts'

const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('a month is compared with the one before it, where there is something to compare (B8)', () => {
  expect(comparedWith(89, 100, '2026-11')).toBe('11% menos que em outubro')
  expect(comparedWith(250, 100, '2026-01')).toBe('150% mais que em dezembro')
  expect(comparedWith(100, 100.2, '2026-11')).toBe('o mesmo que em outubro')
  expect(comparedWith(50, 0, '2026-11')).toBeUndefined()
  expect(comparedWith(0, 50, '2026-11')).toBeUndefined()
  expect(comparedWith(89, 100, '2026-11', true)).toBe('11% menos que no mesmo período de outubro')
  expect(comparedWith(100, 100, '2026-01', true)).toBe('o mesmo que no mesmo período de dezembro')
})

test('what is dated later in the month is told apart (B8)', () => {
  expect(read(scheduled('3 lançamentos', 'entram', 700, '2026-11-30'))).toBe(
    '3 lançamentos. Ainda entram R$ 700,00 até o dia 30',
  )
  expect(scheduled('3 lançamentos', 'entram', 0, '2026-11-30')).toBe('3 lançamentos')
  expect(read(forecast(-10, '2026-02-28'))).toBe('previsão para o dia 28: −R$ 10,00')
})

test('a day is told as people say it (B8)', () => {
  expect(
    ['2026-11-20', '2026-11-19', '2026-11-21', '2026-11-18', '2025-11-20'].map((day) =>
      dayWord(day, '2026-11-20'),
    ),
  ).toEqual(['hoje', 'ontem', 'amanhã', '18/11', '20/11/2025'])
})

test('what could not be read is said to be kept', () => {
  expect(unreadableWords(1)).toBe('1 registro não pôde ser lido. Ele continua guardado onde está.')
})
