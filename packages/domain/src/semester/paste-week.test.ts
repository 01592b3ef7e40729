import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { parsePaste } from './paste.ts'

const read = (text: string) => parsePaste(text, { tabela: '' })
const subjects = (text: string) =>
  read(text).flatMap((line) => ('ok' in line ? [[line.ok.nome, line.ok.horarios, line.ok.local]] : []))
const others = (text: string) =>
  read(text).flatMap((line) =>
    'skipped' in line
      ? [`${line.line} ${line.skipped}`]
      : 'error' in line
        ? [`${line.line} ${line.error}`]
        : [],
  )

const GRID = `Horário\tSegunda\tTerça\tQuarta\tQuinta\tSexta
19:00 - 19:50\tCálculo I\tFísica\tCálculo I\t\tAlgoritmos (Lab 2)
19:50 - 20:40\tCálculo I\tFísica\t-\t\tAlgoritmos (Lab 2)
20:40 - 20:50\tIntervalo\tIntervalo\tIntervalo\tIntervalo\tIntervalo
20:50 - 22:30\tÉtica\t\t\tSegunda Guerra Mundial\t`

it('reads a grid with a column for each day (S3)', () => {
  expect(subjects(GRID)).toEqual([
    ['Cálculo I', 'Segunda 19:00 - 19:50 Quarta 19:00 - 19:50 Segunda 19:50 - 20:40', ''],
    ['Física', 'Terça 19:00 - 19:50 Terça 19:50 - 20:40', ''],
    ['Algoritmos', 'Sexta 19:00 - 19:50 Sexta 19:50 - 20:40', 'Lab 2'],
    ['Ética', 'Segunda 20:50 - 22:30', ''],
    ['Segunda Guerra Mundial', 'Quinta 20:50 - 22:30', ''],
  ])
  expect(others(GRID)).toEqual(['1 grade da semana, com 5 linhas'])
})

it.each([
  [
    '\tSEG\tTER\n07h às 08h40\tCálculo\t\n08h40 às 10h20\t\tFísica',
    ['SEG 07h às 08h40', 'TER 08h40 às 10h20'],
  ],
  [
    'Início\tFim\tSeg\tTer\n07:00\t08:40\tCálculo\t\n8h40\t10h20\t\tFísica',
    ['Seg 07:00 - 08:40', 'Ter 8h40 - 10h20'],
  ],
  ['Hora\t2ª\t3ª\nM12\tCálculo\tFísica', ['2ª M12', '3ª M12']],
  [
    'Segunda-feira\n19:00-20:40 Cálculo\nTerça-feira:\nFísica 20:50-22:30',
    ['Segunda-feira 19:00-20:40', 'Terça-feira: 20:50-22:30'],
  ],
  [
    'SEGUNDA\n19:00 às 20:40 - Cálculo\n20:50 às 22:30 - Física',
    ['SEGUNDA 19:00 às 20:40', 'SEGUNDA 20:50 às 22:30'],
  ],
])('reads %j (S3)', (text, hours) => {
  expect(subjects(text).map(([nome, horarios]) => [nome, horarios])).toEqual([
    ['Cálculo', hours[0]],
    ['Física', hours[1]],
  ])
})

it('has one subject for the days that say the same name', () => {
  expect(subjects('Segunda\n19:00-20:40 Cálculo I\nQuarta\n19:00-20:40 cálculo i')).toEqual([
    ['Cálculo I', 'Segunda 19:00-20:40 Quarta 19:00-20:40', ''],
  ])
})

it('names the row that has no end, and a cell that has no day', () => {
  expect(others('Horário\tSegunda\tTerça\n19:00\tCálculo\t').at(-1)).toMatch(/^2 Falta/)
  expect(others('Horário\tSegunda\tTerça\n19:00-20:00\tA\tB\tCálculo').at(-1)).toMatch(/^2 Falta/)
})

it('has each class of a grid once, whatever stands where (S3)', () => {
  const names = ['Cálculo I', 'Física II', 'Ética']
  const days = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex']
  const hours = ['07:00-08:40', '08:50-10:30', '19h às 20h40']
  const row = fc.tuple(...days.map(() => fc.constantFrom('', '-', 'Intervalo', ...names)))
  fc.assert(
    fc.property(fc.tuple(row, row, row), (rows) => {
      const table = [['', ...days], ...rows.map((cells, at) => [hours[at], ...cells])]
      const classes = rows.flatMap((cells, at) =>
        cells.flatMap((nome, day) => (names.includes(nome) ? `${nome}: ${days[day]} ${hours[at]}` : [])),
      )
      const read = subjects(table.map((cells) => cells.join('\t')).join('\n')).flatMap(([nome, horarios]) =>
        horarios!.split(/ (?=[A-Z])/).map((one) => `${nome}: ${one}`),
      )
      expect(read.toSorted()).toEqual(classes.toSorted())
    }),
    { numRuns: runs(100, 1_000) },
  )
})
