import { describe, expect, it } from 'vitest'
import { unclearHyphens } from './day-hyphens.ts'
import { slotsOf } from './institutions.ts'
import { readGroups } from './timetable-groups.ts'
import { parseTimetable } from './timetable.ts'

const UFRN = slotsOf('ufrn')
/** «‹day› ‹start›-‹end›» of each class hour, or the sentence and the part it is about. */
const read = (text: string) => {
  const parsed = parseTimetable(text, UFRN)
  return 'ok' in parsed
    ? parsed.ok.map(({ dia, inicio, fim, semana = '' }) => `${dia} ${inicio}-${fim} ${semana}`.trim())
    : `${parsed.error} [${text.slice(parsed.from, parsed.to)}]`
}

describe('a dash between two days', () => {
  it.each([
    ['seg-qua 8h', [[1, 3]]],
    ['seg-qua - 8h', [[1, 3]]],
    ['Redes - seg-qua 8h', [[1, 3]]],
    ['sex e seg-qua 8h', [[1, 3]]],
    ['Redes seg-qua -', [[1, 3]]],
    ['- seg-qua', [[1, 3]]],
    ['ter-sex 8h', [[2, 5]]],
    ['seg-sex 8h', []],
    ['seg-qua-sex 8h', []],
    ['seg-ter 8h', []],
    ['8h-qua', []],
    ['seg-8h', []],
    ['- seg', []],
    ['seg -', []],
  ])('of «%s» is unclear %j', (text, days) => {
    expect(unclearHyphens(text).map((one) => one.days)).toEqual(days)
  })

  it('of a chain stays what it is, whatever a pair means', () => {
    const [group] = readGroups('seg-qua-sex 8h-9h', UFRN, 'a') as ReturnType<typeof readGroups> & readonly []
    expect(group).toMatchObject({ hours: [{ dia: 1 }, { dia: 3 }, { dia: 5 }] })
  })
})

describe('times before their days', () => {
  it.each([
    ['8h-10h seg', ['1 08:00-09:00', '1 09:00-10:00']],
    ['8h-10h seg 14h-16h qua', ['1 08:00-09:00', '1 09:00-10:00', '3 14:00-15:00', '3 15:00-16:00']],
    ['8h-10h seg 14h-16h', 'Falta o dia antes de «8h» [8h]'],
    ['8h-10h seg M12', 'Falta o dia antes de «8h» [8h]'],
    ['8h-10h qua a seg', 'O último dia não vem depois do primeiro: «qua–seg» [qua a seg]'],
    ['10h-8h seg', 'O fim vem antes do início: «10h–8h» [10h-8h]'],
    ['- seg', 'Não entendi «-» [-]'],
  ])('%s', (text, hours) => expect(read(text)).toEqual(hours))
})

describe('days and their times', () => {
  it.each([
    ['seg 8h às 10h e 14h às 15h', ['1 08:00-09:00', '1 09:00-10:00', '1 14:00-15:00']],
    ['seg (8-9h)', ['1 08:00-09:00']],
    ['seg (M1)', ['1 07:00-07:50']],
    ['(seg) 8h-9h', ['1 08:00-09:00']],
    ['seg a', 'Falta a hora depois de «seg», como 8h–10h [seg]'],
    ['seg 8:00', 'Falta a hora do fim depois de «8:00» [8:00]'],
    ['seg 8h 9h 10h', 'Falta a hora do fim depois de «8h» [8h]'],
  ])('%s', (text, hours) => expect(read(text)).toEqual(hours))
})

describe('UFSC', () => {
  it.each([
    ['2.0730-2', ['1 07:30-08:20', '1 08:20-09:10']],
    ['2.0820-1', ['1 08:20-09:10']],
    ['2.0820-0', '«2.0820-0» não cabe nos horários da UFSC (dia.início-aulas, como 2.0820-2) [2.0820-0]'],
    ['2.0825-1', '«2.0825-1» não cabe nos horários da UFSC (dia.início-aulas, como 2.0820-2) [2.0825-1]'],
  ])('%s', (text, hours) => expect(read(text)).toEqual(hours))
})

describe('hours that say the same', () => {
  it.each([
    ['2M12 qua 7h-8h', ['1 07:00-07:50', '1 07:50-08:40', '3 07:00-08:00']],
    ['2M12 seg 7h-8h', ['1 07:00-07:50', '1 07:50-08:40']],
    ['2M1 seg 7h50-8h40 2M3', ['1 07:00-07:50', '1 07:50-08:40', '1 08:55-09:45']],
    ['seg 8h-10h, seg 9h-10h', ['1 08:00-09:00', '1 09:00-10:00']],
    ['4M12 quinzenal 2M12', ['1 07:00-07:50', '1 07:50-08:40', '3 07:00-07:50 I', '3 07:50-08:40 I']],
    ['2M1 quinzenal II 2M2', ['1 07:00-07:50 II', '1 07:50-08:40']],
  ])('%s', (text, hours) => expect(read(text)).toEqual(hours))
})
