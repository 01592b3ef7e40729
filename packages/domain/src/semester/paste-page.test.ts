import { expect, it } from 'vitest'
import { parsePaste } from './paste.ts'

const read = (...lines: readonly string[]) => parsePaste(lines.join('\n'), { tabela: '' })

it('names what has no name: the row of an offer without its heading', () => {
  expect(read('2025.2 02 FULANO DE SOUZA 35 35N12 (01/09/2025 - 10/01/2026)')).toMatchObject([
    { error: 'Falta o nome da disciplina antes do horário', from: 0, to: 28 },
  ])
  expect(read('Horário: 24M12')).toMatchObject([{ error: 'Falta o nome da disciplina antes do horário' }])
  expect(read('01 MATRICULADO 24M12')).toMatchObject([{ error: expect.stringContaining('Falta o nome') }])
})

it.each([
  [['Sociologia', 'Prof. Fulano', '24M12'], { nome: 'Sociologia', professor: 'Fulano', local: '' }],
  [['Sociologia', 'Turma 01 - 24M12'], { nome: 'Sociologia', turma: '01' }],
  [['Sociologia', 'T02 24M12'], { nome: 'Sociologia', turma: '02' }],
  [['Sociologia', 'Turma: A', '24M12'], { nome: 'Sociologia', turma: 'A' }],
  [['Sociologia', '24M12', 'Turma 01', 'Local: A1'], { nome: 'Sociologia', turma: '01', local: 'A1' }],
  [['Sociologia', 'Profª Ana', '24M12'], { nome: 'Sociologia', professor: 'Ana' }],
  [['Sociologia', 'Profa.: Ana', '24M12'], { nome: 'Sociologia', professor: 'Ana' }],
  [['ESTRUTURA', 'Local: A204', 'Horário: 24M12'], { nome: 'ESTRUTURA', local: 'A204' }],
  [
    ['ESTRUTURA', '24M12', 'Docente: ANA', 'Sala: A204'],
    { nome: 'ESTRUTURA', professor: 'ANA', local: 'A204' },
  ],
])('%j', (lines, fields) => {
  expect(read(...lines)).toMatchObject([
    { line: 1, typed: lines.join('\n'), ok: { horarios: '24M12', ...fields } },
  ])
})

it('has a subject for each turma of an offer', () => {
  const both = [
    { ok: { nome: 'Redes', turma: '01', horarios: '24M12', local: 'A1' } },
    { ok: { nome: 'Redes', turma: '02', horarios: '35M12', local: '' } },
  ]
  expect(read('Redes', 'Turma 01', '24M12', 'Local: A1', 'Turma 02', '35M12')).toMatchObject(both)
  expect(read('Redes', 'Turma 01 24M12', 'Local: A1', 'Turma 02 35M12')).toMatchObject(both)
})

it('joins the row of an offer that the page has broken, with each teacher and its vacancies (S3)', () => {
  const page = [
    'CIC0004 - ALGORITMOS',
    '01\t2026.2\tJOAO SILVA (30h)',
    'ANA LIMA (60h)\t',
    '35T23 (03/08/2026 -',
    '18/12/2026)',
    '30\t28\tPJC BT 077',
    '02\t2026.2\tSEM HORA (90h)\t\t30\t0',
    '03\t2026.2\tBIA ROSA (90h)\t24M12',
  ]
  const notes = ['A página é de 2026.2', 'vagas: 30 e 28']
  const own = {
    professor: 'JOAO SILVA, ANA LIMA',
    local: 'PJC BT 077',
    cargaHoraria: 90,
    inicio: '2026-08-03',
  }
  expect(read(...page)).toMatchObject([
    { ok: { nome: 'ALGORITMOS', turma: '01', horarios: '35T23', ...own }, notes },
    { ok: { nome: 'ALGORITMOS', turma: '03', horarios: '24M12', professor: 'BIA ROSA', local: '' } },
    { line: 7, error: 'Falta o horário, como 24M12 ou seg 8h–10h', from: 0, to: 30 },
  ])
})

it('loses neither of two turmas that stand before the hours', () => {
  const [entry] = read('Redes', 'Turma A', 'Turma B', '24M12')
  expect(JSON.stringify(entry && 'ok' in entry && [entry.ok.nome, entry.ok.turma])).toMatch(/A.*B|B.*A/)
})

it('joins two lines of labelled hours', () => {
  expect(read('Redes', 'Horário: 2M12', 'Horário: 4M12')).toMatchObject([{ ok: { horarios: '2M12 4M12' } }])
})

it.each([
  'Período/Ano\tTurma\tDocente\tVgs Ofertadas\tHorário',
  'Diário\tDisciplina\tLocal\tHorário',
  'Locais e Horários de Aula',
  'Disciplina;Dia;Início;Fim;Sala',
])('knows the head %j', (head) => {
  expect(read(head)).toMatchObject([{ skipped: 'cabeçalho da página' }])
})

const DATA = { nome: 'ESTRUTURA DE DADOS', codigo: 'DIM0123', turma: '01', horarios: '24M12' }
it.each([
  ['DIM0123\tESTRUTURA DE DADOS\t01\t24M12\tA204', { ...DATA, local: 'A204' }],
  ['DIM0123\tESTRUTURA DE DADOS\tT01\tMATRICULADO\t24M12', DATA],
  ['DIM0123\tESTRUTURA DE DADOS\t01\tA204\t24M12', { ...DATA, local: 'A204' }],
  ['ESTRUTURA DE DADOS I\tA204\t24M12', { nome: 'ESTRUTURA DE DADOS I', codigo: '', local: 'A204' }],
  ['ESTRUTURA DE DADOS I\tLab. 3\t24M12', { nome: 'ESTRUTURA DE DADOS I', local: 'Lab. 3' }],
  ['REDES\tIMD0601\t24M12', { nome: 'REDES', codigo: 'IMD0601', turma: '', local: '' }],
  ['CÁLCULO 01\t24M12', { nome: 'CÁLCULO 01', turma: '' }],
])('%j', (line, fields) => {
  expect(read(line)).toMatchObject([{ ok: fields }])
})

it('asks whether a figure is the turma or the load', () => {
  expect(read('DIM0123\tREDES\t60\t24M12')).toMatchObject([
    { error: '«60» é a turma ou a carga horária? Escreva Turma 60 ou 60h', from: 14, to: 16 },
  ])
})
