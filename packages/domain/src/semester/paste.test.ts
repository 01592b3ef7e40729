import { describe, expect, it } from 'vitest'
import type { PastedSubject } from './paste-line.ts'
import { parsePaste } from './paste.ts'

const UFRN = { tabela: '' }
const pasted = (line: string) => parsePaste(line, UFRN)[0]!
const subject = (fields: Partial<PastedSubject>) => ({
  nome: '',
  codigo: '',
  professor: '',
  turma: '',
  local: '',
  horarios: '',
  cargaHoraria: expect.any(Number),
  ead: false,
  inicio: '',
  fim: '',
  ...fields,
})

it.each<[string, Partial<PastedSubject>]>([
  ['Cálculo I 24M12 DECOM-03', { nome: 'Cálculo I', horarios: '24M12', local: 'DECOM-03' }],
  ['Cálculo 2 24M12', { nome: 'Cálculo 2', horarios: '24M12', cargaHoraria: 60 }],
  ['Física 3 seg 8h-10h', { nome: 'Física 3', horarios: 'seg 8h-10h' }],
  ['Redes, seg e qua 8h–10h, Sala 12', { nome: 'Redes', horarios: 'seg e qua 8h–10h', local: 'Sala 12' }],
  [
    'Inglês sáb das 8h até às 10h lab 2',
    { nome: 'Inglês', horarios: 'sáb das 8h até às 10h', local: 'lab 2' },
  ],
  ['Ética 24M12 6T34', { nome: 'Ética', horarios: '24M12 6T34' }],
  ['Ética 2M12 e sex 14h-16h A1', { nome: 'Ética', horarios: '2M12 e sex 14h-16h', local: 'A1' }],
  ['Ética 2M12 A1, 6T34 B2', { nome: 'Ética', horarios: '2M12 6T34', local: 'seg: A1; sex: B2' }],
  ['A Segunda Guerra 3N12', { nome: 'A Segunda Guerra', horarios: '3N12' }],
  ['IMD0601 - Banco de dados 35T12', { nome: 'Banco de dados', codigo: 'IMD0601', horarios: '35T12' }],
  ['MAT 0123 - Cálculo I 24M12', { nome: 'Cálculo I', codigo: 'MAT 0123', horarios: '24M12' }],
  ['1107186 - CÁLCULO 12 24M12', { nome: 'CÁLCULO 12', codigo: '1107186', horarios: '24M12' }],
  ['Redes (IMD0601) T01 24M12', { nome: 'Redes', codigo: 'IMD0601', turma: '01', horarios: '24M12' }],
  ['IMD0601 24M12', { nome: 'IMD0601', codigo: 'IMD0601', horarios: '24M12' }],
  ['Redes Turma 02 24M12 A1', { nome: 'Redes', turma: '02', horarios: '24M12', local: 'A1' }],
  ['Redes 24M12 turma: B | A1', { nome: 'Redes', turma: 'B', horarios: '24M12', local: 'A1' }],
  ['Redes\t T01 \t24M12\t\tA1  101', { nome: 'Redes', turma: '01', horarios: '24M12', local: 'A1 101' }],
  [
    'Redes 24M12 (01/09/2025 - 10/01/2026)',
    { nome: 'Redes', horarios: '24M12', inicio: '2025-09-01', fim: '2026-01-10' },
  ],
  ['• Redes - 24M12 -', { nome: 'Redes', horarios: '24M12' }],
  ['Física seg a sex 8h-9h', { nome: 'Física', horarios: 'seg a sex 8h-9h', cargaHoraria: 75 }],
  [
    'Física de segunda até sexta - 8h-9h - A1',
    { nome: 'Física', horarios: 'de segunda até sexta - 8h-9h', local: 'A1' },
  ],
  ['Física seg-sex 8h-9h', { nome: 'Física', horarios: 'seg-sex 8h-9h', cargaHoraria: 75 }],
  ['Redes 24 M12 A1', { nome: 'Redes', horarios: '24 M12', local: 'A1', cargaHoraria: 60 }],
  ['Redes 2 T01 24M12', { nome: 'Redes 2', turma: '01', horarios: '24M12' }],
  ['Redes 2ª e 4ª feira 8h-10h', { nome: 'Redes', horarios: '2ª e 4ª feira 8h-10h', cargaHoraria: 60 }],
  ['Redes: 2a a 6a 8h-9h', { nome: 'Redes', horarios: '2a a 6a 8h-9h', cargaHoraria: 75 }],
  ['Cálculo 2a 24M12', { nome: 'Cálculo 2a', horarios: '24M12' }],
  ['Cálculo 2a seg 8h-10h', { nome: 'Cálculo 2a', horarios: 'seg 8h-10h' }],
  ['Cálculo 2a - 2ª 8h-10h', { nome: 'Cálculo 2a', horarios: '2ª 8h-10h' }],
  ['Redes (24M12)', { nome: 'Redes', horarios: '24M12' }],
  ['Redes (EAD) (24M12 - Sala 2) (B)', { nome: 'Redes', ead: true, horarios: '24M12', local: 'Sala 2 (B)' }],
  ['"Cálculo I","24M12"', { nome: 'Cálculo I', horarios: '24M12' }],
  ['Cálculo I;24M12;Sala 2', { nome: 'Cálculo I', horarios: '24M12', local: 'Sala 2' }],
  [
    '"1107186";"Cálculo I";"24M12";"Sala 2";;"Ana"',
    { nome: 'Cálculo I', codigo: '1107186', horarios: '24M12', local: 'Sala 2, Ana' },
  ],
  ['1. Cálculo I 24M12', { nome: 'Cálculo I', horarios: '24M12' }],
  ['2) Física seg 8h-10h', { nome: 'Física', horarios: 'seg 8h-10h' }],
  ['Cálculo I 24M12 60h', { nome: 'Cálculo I', horarios: '24M12', cargaHoraria: 60 }],
  ['Redes (90 horas) 24M12 A-03', { nome: 'Redes', horarios: '24M12', local: 'A-03', cargaHoraria: 90 }],
  [
    'Redes seg 8h-10h - A-03 - 64 aulas',
    { nome: 'Redes', horarios: 'seg 8h-10h', local: 'A-03', cargaHoraria: 64 },
  ],
  ['Redes 24M12 60 horas-aula A1', { nome: 'Redes', horarios: '24M12', local: 'A1', cargaHoraria: 60 }],
  ['Redes 24M12 15h', { nome: 'Redes', horarios: '24M12', cargaHoraria: 15 }],
  // As institutions write it.
  ['Redes 24M1,2 A1', { nome: 'Redes', horarios: '24M1,2', local: 'A1', cargaHoraria: 60 }],
  ['Redes 24M1/2', { nome: 'Redes', horarios: '24M1/2', cargaHoraria: 60 }],
  ['Redes 3,5T12', { nome: 'Redes', horarios: '3,5T12', cargaHoraria: 60 }],
  ['Redes 24 M 12', { nome: 'Redes', horarios: '24 M 12', cargaHoraria: 60 }],
  ['Redes 24M 12', { nome: 'Redes', horarios: '24M 12', cargaHoraria: 60 }],
  ['Redes 2a e 4a M12', { nome: 'Redes', horarios: '2a e 4a M12', cargaHoraria: 60 }],
  ['Redes 2as e 4as 8h-10h', { nome: 'Redes', horarios: '2as e 4as 8h-10h', cargaHoraria: 60 }],
  ['Redes terças e quintas 8h-10h', { nome: 'Redes', horarios: 'terças e quintas 8h-10h', cargaHoraria: 60 }],
  ['Redes 24M12 A1 24M12', { nome: 'Redes', horarios: '24M12', local: 'seg e qua: A1', cargaHoraria: 60 }],
  ['Redes 2M1 A1 2M12', { nome: 'Redes', horarios: '2M1 2M12', local: 'seg: A1', cargaHoraria: 30 }],
  ['Redes 2M12 A1 2T12 B2', { nome: 'Redes', horarios: '2M12 2T12', local: 'seg 7h: A1; seg 13h: B2' }],
  [
    'CIC0123 - REDES\t35T23\t3T23(ICC ANF 9) 5T23(ICC BSA 111)',
    {
      nome: 'REDES',
      codigo: 'CIC0123',
      horarios: '35T23',
      local: 'ter: ICC ANF 9; qui: ICC BSA 111',
      cargaHoraria: 60,
    },
  ],
  ['DIM0123.1 - LÓGICA 24M12', { nome: 'LÓGICA', codigo: 'DIM0123.1', horarios: '24M12' }],
  ['GDCRG0034 LÓGICA 24M12', { nome: 'LÓGICA', codigo: 'GDCRG0034', horarios: '24M12' }],
  ['DPS005142 - LÓGICA 24M12', { nome: 'LÓGICA', codigo: 'DPS005142', horarios: '24M12' }],
  ['MAT-0025 LÓGICA 24M12', { nome: 'LÓGICA', codigo: 'MAT-0025', horarios: '24M12' }],
  ['BCM0504-15 - LÓGICA 24M12', { nome: 'LÓGICA', codigo: 'BCM0504-15', horarios: '24M12' }],
  [
    'INE5401 - Introdução 2.0820-2 / CTC-CTC101',
    { nome: 'Introdução', codigo: 'INE5401', horarios: '2.0820-2', local: 'CTC-CTC101', cargaHoraria: 30 },
  ],
  ['Redes EAD 24M12', { nome: 'Redes', ead: true, horarios: '24M12' }],
  ['Redes 24M12 EAD', { nome: 'Redes', ead: true, horarios: '24M12' }],
  ['Libras EAD 60h', { nome: 'Libras', ead: true, cargaHoraria: 60 }],
  ['Redes 7M12', { nome: 'Redes', horarios: '7M12' }],
  [
    'MAC0110 - Redes seg 08:00 09:40 qua 08:00 09:40 B1',
    {
      nome: 'Redes',
      codigo: 'MAC0110',
      horarios: 'seg 08:00 09:40 qua 08:00 09:40',
      local: 'B1',
      cargaHoraria: 60,
    },
  ],
  [
    'Redes 24M12 quinzenal (I) A1',
    { nome: 'Redes', horarios: '24M12 quinzenal (I)', local: 'A1', cargaHoraria: 30 },
  ],
  [
    'Redes quarta das 19:00 às 21:00 - quinzenal (I)',
    { nome: 'Redes', horarios: 'quarta das 19:00 às 21:00 - quinzenal (I)', cargaHoraria: 15 },
  ],
  [
    'Redes 2M12 semana A 2M12 semana B',
    { nome: 'Redes', horarios: '2M12 semana A 2M12 semana B', cargaHoraria: 30 },
  ],
])('%s', (line, fields) => {
  expect(pasted(line)).toEqual({ line: 1, typed: line, text: line, notes: [], ok: subject(fields) })
})

it('reads what a page hides or draws wide as if it were typed', () => {
  expect(pasted('Redes\u00a0２４Ｍ１２\u200b A1')).toHaveProperty(
    'ok',
    subject({ nome: 'Redes', horarios: '24M12', local: 'A1', cargaHoraria: 60 }),
  )
  expect(pasted('Redes 24M\u200b12')).toHaveProperty('ok.horarios', '24M12')
})

it('joins two periods of one class, from the first day to the last, and says so (S3)', () => {
  const line = 'Redes 2M12 (01/08/2024 - 30/09/2024), 2M1234 (01/10/2024 - 15/12/2024)'
  expect(pasted(line)).toEqual({
    line: 1,
    typed: line,
    text: line,
    notes: ['Períodos 01/08/2024 a 30/09/2024 e 01/10/2024 a 15/12/2024: valem os horários de todos.'],
    ok: subject({
      nome: 'Redes',
      horarios: '2M12 2M1234',
      inicio: '2024-08-01',
      fim: '2024-12-15',
      cargaHoraria: 60,
    }),
  })
})

it('counts the weeks of the period that it is pasted into, of a trimestre by the days of the line (S3)', () => {
  const load = (line: string, semestre: string) => {
    const [read] = parsePaste(line, {
      tabela: '',
      period: { semestre, periodo: '', inicio: '', fim: '' },
    })
    return read && 'ok' in read ? read.ok.cargaHoraria : undefined
  }
  expect(['2026', '2026.2', '2026.3', '2026.4'].map((name) => load('Redes 24M12', name))).toEqual([
    160, 60, 48, 0,
  ])
  expect(load('Redes 24M12 (21/09/2026 - 13/12/2026)', '2026.4')).toBe(48)
  expect(load('Redes 24M12 64h', '2026.3')).toBe(64)
})

it('asks what a dash between two days means, and writes down what was chosen (S2, S3)', () => {
  const read = (line: string, hifen?: 'e' | 'a') => parsePaste(line, { tabela: '', hifen })[0]!
  const line = 'Redes Seg-Qua 10:00-11:40 A1'
  expect(read(line)).toMatchObject({
    unclear: [1, 3],
    ok: { horarios: 'Seg e Qua 10:00-11:40', cargaHoraria: 60 },
  })
  expect(read(line, 'a')).toMatchObject({
    unclear: [1, 3],
    ok: { horarios: 'Seg a Qua 10:00-11:40', cargaHoraria: 90 },
  })
  for (const clear of [
    'seg-sex 8h-9h',
    'seg a qua 8h-9h',
    'ter-qua 8h-9h',
    'seg-qua-sex 8h-9h',
    '2ª-feira 8h-9h',
  ])
    expect(read(`Redes ${clear}`, 'a')).not.toHaveProperty('unclear')
})

it.each([
  ['Cálculo I 35N79 DECOM-03', 'N não tem o horário 7', '7'],
  ['Cálculo 8M1', 'Dia 8 não existe: use 2 (segunda) a 7 (sábado)', '8'],
  ['Redes seg 10h-8h', 'O fim vem antes do início: «10h–8h»', '10h-8h'],
  ['Redes seg 8h, A1', 'Falta a hora do fim depois de «8h»', '8h'],
  ['Redes 24M12 T34', 'Falta o dia antes de «T34»', 'T34'],
  ['Redes 24M12 6T', 'Não entendi «6T»', '6T'],
  ['Redes 24M12,13', 'Não entendi «,13»', ',13'],
  ['Redes 24M12 e seg', 'Falta a hora depois de «seg»', 'seg'],
  ['Redes seg 24M12', 'Falta a hora depois de «seg»', 'seg'],
  ['Redes M12 24M12', 'Falta o dia antes de «M12»', 'M12'],
  ['Redes 24M12 14h', 'Falta o dia antes de «14h»', '14h'],
  ['Redes 24M12 18h - 20h', 'Falta o dia antes de «18h»', '18h'],
  ['Redes 24M12 1000h', 'Não entendi «1000h»', '1000h'],
  ['Redes 3-5T12', '«3» é do nome ou um dia? Escreva os dias juntos', '3-5T12'],
  ['Redes 3, 5T12', '«3» é do nome ou um dia? Escreva os dias juntos', '3, 5T12'],
  ['Redes 3 e 5T12', '«3» é do nome ou um dia? Escreva os dias juntos', '3 e 5T12'],
  ['Redes 2.0800-2', '«2.0800-2» não cabe nos horários da UFSC', '2.0800-2'],
  ['Redes 2.2110-2', '«2.2110-2» não cabe nos horários da UFSC', '2.2110-2'],
  ['Redes 1M12', 'Dia 1 não existe: use 2 (segunda) a 7 (sábado)', '1'],
  ['Redes sex a seg 8h-9h', 'O último dia não vem depois do primeiro: «sex–seg»', 'sex a seg'],
  ['Redes M12', 'Falta o dia antes de «M12»', 'M12'],
  ['Redes 24M', 'Não entendi «24M»', '24M'],
  ['Redes 2T1-3', 'Não entendi «-3»', '-3'],
  ['Redes 24M1 2', 'Não entendi «2»', '2'],
  ['Redes 8h-10h', 'Falta o dia antes de «8h»', '8h'],
])('%s: %s', (line, error, part) => {
  const entry = pasted(line)
  expect(entry).toMatchObject({ line: 1, text: line, error: expect.stringContaining(error) })
  expect('error' in entry && line.slice(entry.from, entry.to)).toBe(part)
})

it.each([
  ['Cálculo I', 'Falta o horário, como 24M12 ou seg 8h–10h'],
  ['Cálculo I 60h', 'Falta o horário, como 24M12 ou seg 8h–10h'],
  ['Cálculo 2a T01', 'Falta o horário, como 24M12 ou seg 8h–10h'],
  ['1. 24M12', 'Falta o nome da disciplina antes do horário'],
  ['24M12 DECOM-03', 'Falta o nome da disciplina antes do horário'],
])('%s: %s', (line, error) => {
  expect(pasted(line)).toEqual({ line: 1, typed: line, text: line, error })
})

const LONG = 'a'.repeat(201)
it.each([
  [`${LONG} 24M12`, 'Nome: Use no máximo 200 caracteres'],
  [`Redes 24M12 ${LONG}`, 'Local: Use no máximo 200 caracteres'],
  [
    `Redes seg ${Array.from({ length: 23 }, (_, hour) => `${hour}:00-${hour + 1}:00`).join(' ')}`,
    'Horário: Use no máximo 200 caracteres',
  ],
])('refuses what is too long for a subject: %# (S3)', (line, error) => {
  expect(pasted(line)).toEqual({ line: 1, typed: line, text: line, error })
})

it('numbers the lines as they stand, blank ones too', () => {
  expect(parsePaste('\nCálculo 24M12\r\n \t\nRedes\n', UFRN).map(({ line, text }) => [line, text])).toEqual([
    [2, 'Cálculo 24M12'],
    [4, 'Redes'],
  ])
})

it('reads the afternoon of SUAP as V, and refuses a code where an institution has none (S2, S3)', () => {
  const read = (line: string, tabela: string) => parsePaste(line, { tabela })[0]!
  const line = 'TEC.0018 - Redes 2M12 / 4V34 Lab 03'
  expect(read(line, 'ifrn')).toHaveProperty(
    'ok',
    subject({ nome: 'Redes', codigo: 'TEC.0018', horarios: '2M12 / 4V34', local: 'Lab 03' }),
  )
  expect(read('Redes 2V7', 'ifrn')).toMatchObject({ error: 'V não tem o horário 7', from: 8, to: 9 })
  expect(read('Redes 3, 5V12', 'ifrn')).toHaveProperty('error', expect.stringContaining('«3» é do nome'))
  expect(read('Redes 24M12 A1', 'usp')).toMatchObject({
    error: '«24M12» é um código: escolha a instituição dos códigos',
    from: 6,
    to: 11,
  })
  expect(read('Redes seg e qua M12', 'usp')).toHaveProperty('error')
})

it('reads the codes of the table that is chosen', () => {
  expect(parsePaste('Cálculo 35N79', { tabela: 'ufc' })[0]).toHaveProperty('ok.horarios', '35N79')
  expect(parsePaste('Cálculo 1M24', { tabela: 'ufc' })[0]).toHaveProperty('ok.horarios', '1M24')
})

describe('a page (S3)', () => {
  const read = (text: string) => parsePaste(text, UFRN)

  it('has the name of a subject above the rows of its offer', () => {
    const page = `MATD04 - ESTRUTURAS DE DADOS
Período/ Ano\tTurma\tDocente\tVgs Reservadas\tHorários
2025.2\t02\tADRIANO HUMBERTO\t35\t35N12 (01/09/2025 - 10/01/2026)

GMAT0002 - ESTÁGIO
Período/ Ano\tTurma\tDocente\tVgs Reservadas\tHorários
2025.2\t01\t\t25\t6N12 7N1 (01/09/2025 - 10/01/2026)`
    expect(read(page)).toMatchObject([
      {
        line: 1,
        notes: ['A página é de 2025.2', 'vagas: 35'],
        ok: subject({
          nome: 'ESTRUTURAS DE DADOS',
          codigo: 'MATD04',
          professor: 'ADRIANO HUMBERTO',
          turma: '02',
          horarios: '35N12',
          inicio: '2025-09-01',
          fim: '2026-01-10',
          cargaHoraria: 60,
        }),
      },
      { line: 2, skipped: 'cabeçalho da página' },
      {
        line: 5,
        ok: { nome: 'ESTÁGIO', codigo: 'GMAT0002', turma: '01', horarios: '6N12 7N1', professor: '' },
      },
      { line: 6, skipped: 'cabeçalho da página' },
    ])
  })

  it('is read with spaces for tabs, and with vacancies and room behind the hours', () => {
    expect(read('MATA01 - GEOMETRIA\n2025.2 02 FULANO 35 35N12 (01/09/2025 - 10/01/2026)')).toMatchObject([
      { ok: { nome: 'GEOMETRIA', professor: 'FULANO', turma: '02', horarios: '35N12', local: '' } },
    ])
    expect(
      read('CIC0004 - ALGORITMOS\n01 2025.2 CARLA DENISE (90h) 35T23 6T23 60 58 PAT AT 042'),
    ).toMatchObject([
      {
        notes: ['A página é de 2025.2', 'vagas: 60 e 58'],
        ok: {
          professor: 'CARLA DENISE',
          turma: '01',
          horarios: '35T23 6T23',
          local: 'PAT AT 042',
          cargaHoraria: 90,
        },
      },
    ])
  })

  it('joins an enrolment whose lines are broken inside a period', () => {
    const page = `Matrícula: 20260012345
Cód.\tComponentes Curriculares / Docentes\tTurma\tStatus\tHorário
DIM0404
CÁLCULO NUMÉRICO (60h)
Docente(s): MARIA DA SILVA
01\tMATRICULADO\t24T34 (16/03/2026 -
18/07/2026)`
    const lines = read(page)
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3])
    expect(lines[0]).toHaveProperty('skipped', 'dados da matrícula')
    expect(lines[2]).toMatchObject({
      ok: {
        nome: 'CÁLCULO NUMÉRICO',
        codigo: 'DIM0404',
        professor: 'MARIA DA SILVA',
        turma: '01',
        horarios: '24T34',
        inicio: '2026-03-16',
        fim: '2026-07-18',
        cargaHoraria: 60,
      },
    })
  })

  it('joins several lines of hours under one name', () => {
    expect(
      read(
        'BIR0603-15 - Ciência e Sociedade A1-Noturno - TPI (3 - 0 - 4)\nTerça-feira das 21:00 às 23:00 - quinzenal (I)\nQuinta-feira das 19:00 às 21:00 - semanal',
      ),
    ).toMatchObject([
      {
        line: 1,
        notes: ['TPI 3 - 0 - 4'],
        ok: {
          nome: 'Ciência e Sociedade A1-Noturno',
          codigo: 'BIR0603-15',
          horarios:
            'Terça-feira das 21:00 às 23:00 - quinzenal (I) Quinta-feira das 19:00 às 21:00 - semanal',
        },
      },
    ])
  })

  it('leaves a name without hours, hours without a name, and what is wrong in a row where they stand', () => {
    const page = 'Redes\nFísica 24M12\n35M12\nÉtica\n2025.2 01 FULANO 30 35N79'
    expect(read(page)).toMatchObject([
      { line: 1, typed: 'Redes', error: 'Falta o horário, como 24M12 ou seg 8h–10h' },
      { line: 2, ok: { nome: 'Física' } },
      { line: 3, error: 'Falta o nome da disciplina antes do horário' },
      { line: 4, typed: 'Ética\n2025.2 01 FULANO 30 35N79', error: 'N não tem o horário 7' },
    ])
  })
})
