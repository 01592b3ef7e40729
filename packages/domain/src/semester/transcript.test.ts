import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { USUAL_RULE } from './assessment.ts'
import type { Subject } from './subject.ts'
import { planTranscript, type TranscriptOutcome } from './transcript-plan.ts'
import { readTranscript } from './transcript.ts'

const TODAY = '2026-11-20'
const SIGAA = [
  'Relatório de Notas',
  '2026.2',
  'Código\tDisciplina\tUnid. 1\tUnid. 2\tUnid. 3\tRec.\tResultado\tFaltas\tSituação',
  'DIM0123\tCÁLCULO I\t7,0\t8,5\t\t\t--\t4\tMATRICULADO',
  'DIM0200\tÁLGEBRA\t9,0\t9,5\t10,0\t\t9,5\t0\tAPROVADO',
  'DIM0300\tFÍSICA\t2,0\t3,0\t1,0\t4,0\t2,6\t10\tREPROVADO POR NOTA',
].join('\r\n')
const SUAP = [
  'Diário\tDisciplina\tCH\tTotal de Aulas\tT. Faltas\t% Freq.\tSituação\tN1\tF1\tN2\tF2\tN3\tF3\tN4\tF4\tMD\tNAF\tMFD',
  '126447\tTIN.0597 - Análise e Projeto Orientados a Objetos(60H)\t80\t85\t14\t84%\tCursando\t70\t0\t89\t0\t-\t14\t-\t0\t-\t-\t-',
].join('\n')

const plan = (text: string, subjects: readonly Subject[] = []) => {
  const transcript = readTranscript(text)
  if ('error' in transcript) throw new Error(transcript.error)
  return planTranscript(transcript, { subjects, semestre: '2026.2', today: TODAY })
}
const draftsOf = (all: readonly TranscriptOutcome[]) =>
  all.flatMap((one) => (one.is === 'new' ? [one.draft] : []))
const table = (...rows: readonly string[]) =>
  ['Código\tDisciplina\tUnid. 1\tUnid. 2\tFaltas\tSituação', ...rows].join('\n')

describe('a table (S11)', () => {
  it('of SIGAA becomes subjects with the grades of their unidades, the absences that count and the situation', () => {
    const all = plan(SIGAA)
    expect(all.map(({ is }) => is)).toEqual(['other', 'heading', 'heading', 'new', 'new', 'new'])
    const [calculus, algebra, physics] = draftsOf(all)
    expect(calculus).toMatchObject({
      nome: 'CÁLCULO I',
      codigo: 'DIM0123',
      semestre: '2026.2',
      situacao: 'cursando',
      faltasOficiais: { quantidade: 4, dia: TODAY },
      regra: { etapas: [1, 1, 1], nomeEtapa: 'unidade' },
      notaFinal: null,
      avaliacoes: [
        { id: 'etapa-1', titulo: '1ª unidade', etapa: 1, nota: 7, maxima: 10 },
        { id: 'etapa-2', titulo: '2ª unidade', etapa: 2, nota: 8.5, maxima: 10 },
      ],
    })
    expect(algebra).toMatchObject({ situacao: 'aprovada', faltasOficiais: { quantidade: 0 } })
    expect(physics).toMatchObject({ situacao: 'reprovada', notaFinal: 4 })
    expect(new Set([calculus, algebra, physics].map((one) => one!.cor)).size).toBe(3)
  })

  it('of SUAP has grades of 0 to 100, and the code, the name and the length in one cell', () => {
    expect(draftsOf(plan(SUAP))).toMatchObject([
      {
        nome: 'Análise e Projeto Orientados a Objetos',
        codigo: 'TIN.0597',
        cargaHoraria: 80,
        faltasOficiais: { quantidade: 14 },
        regra: { etapas: [1, 1, 1, 1], nomeEtapa: 'etapa' },
        avaliacoes: [
          { id: 'etapa-1', nota: 70, maxima: 100 },
          { id: 'etapa-2', nota: 89, maxima: 100 },
        ],
      },
    ])
  })

  it.each([
    ['sem tabela nenhuma', /Não encontrei o cabeçalho/],
    ['Disciplina\tN1\tN2\tN3\tN4\tN5\tFaltas', /até 4 unidades/],
    ['Disciplina\tN1\tFaltas\tHumor', /Não conheço a coluna «Humor»/],
  ])('%j is refused as a whole', (text, sentence) => {
    expect(readTranscript(text)).toEqual({ error: expect.stringMatching(sentence) as string })
  })

  it.each([
    ['X1\tFísica\t11a\t\t0\t', '«11a» não é uma nota de 0 a 100.'],
    ['X1\tFísica\t-1\t\t0\t', '«-1» não é uma nota de 0 a 100.'],
    ['X1\tFísica\t7\t\tmuitas\t', '«muitas» não é um número de faltas.'],
    ['X1\t\t7\t\t0\t', 'Não há nome de disciplina nesta linha.'],
    ['X1\tFísica\t7\t\t0\t\t\tx', 'Esta linha tem mais colunas que o cabeçalho.'],
  ])('the row %j is refused: %s', (row, error) => {
    expect(plan(table(row)).at(-1)).toMatchObject({ is: 'refused', error })
  })

  it.each([
    ['APRN', 'aprovada'],
    ['REPN', 'reprovada'],
    ['REPMF', 'reprovada'],
    ['REPNF', 'reprovada'],
    ['MATR', 'cursando'],
  ])('of SIGAA has the situation %s: %s', (said, situacao) => {
    expect(plan(table(`X1\tFísica\t7\t6\t0\t${said}`)).at(-1)).toMatchObject({
      draft: { situacao },
      notes: [],
    })
  })

  it.each(['EM EXAME', 'RECUPERAÇÃO', 'DISPENSADO', 'CONCLUÍDO', 'SUSPENSO'])(
    'keeps the grades of the situation %s, and names it',
    (situation) => {
      const notes = [`Não conheço a situação «${situation}»: escolha-a na disciplina.`]
      const row = table(`X1\tFísica\t7\t6\t0\t${situation}`)
      expect(plan(row).at(-1)).toMatchObject({
        is: 'new',
        draft: { avaliacoes: [{ nota: 7 }, { nota: 6 }] },
        notes,
      })
      const there = aSubject({ nome: 'Física', codigo: '', situacao: 'aprovada', avaliacoes: [] })
      expect(plan(row, [there]).at(-1)).toMatchObject({
        is: 'changed',
        graded: [{ nota: 7 }, { nota: 6 }],
        notes,
      })
    },
  )

  it.each([
    ['B1\tB2', 'bimestre'],
    ['1ºB\t2ºB', 'bimestre'],
    ['Média 1\tMédia 2', 'etapa'],
    ['NOTA 01\tNOTA 02', 'etapa'],
    ['1ª VA\t2ª VA', 'etapa'],
    ['1º Bim\t2º Bim', 'bimestre'],
    ['1º Tri\t2º Tri', 'trimestre'],
    ['1º Trimestre\t2º Trimestre', 'trimestre'],
    ['N1\tN2', 'etapa'],
  ])('has the stages of the heads %j', (heads, nomeEtapa) => {
    expect(draftsOf(plan(`Disciplina\t${heads}\tFaltas\nTricologia\t7\t6\t0`))).toMatchObject([
      { regra: { etapas: [1, 1], nomeEtapa }, avaliacoes: [{ nota: 7 }, { nota: 6 }] },
    ])
  })

  it('knows the subject by its code with or without a dash, and a name in quotation marks (S16)', () => {
    const there = [
      aSubject({ nome: 'Física', codigo: 'FIS0100', avaliacoes: [] }),
      aSubject({ nome: 'Química', codigo: '', avaliacoes: [] }),
    ]
    const rows = table('FIS-0100\tFísica Geral\t\t\t2\t', '\t"Química"\t\t\t1\t')
    expect(plan(rows, there).slice(1)).toMatchObject(
      there.map((subject) => ({ is: 'changed', subject: { nome: subject.nome } })),
    )
  })

  it('has a subject once', () => {
    expect(plan(table('X1\tFísica\t7\t\t0\t', 'X1\tFísica\t8\t\t0\t')).at(-1)).toMatchObject({
      is: 'refused',
      error: 'A mesma disciplina já está na linha 2.',
    })
  })
})

describe('the columns (S11)', () => {
  it.each([
    ['Componente\tAV1\tAV2', 'etapa'],
    ['Disciplina\tP1\tP2', 'etapa'],
    ['Matéria\tProva 1\tProva 2', 'etapa'],
    ['Unidade Curricular\t1ª Nota\t2ª Nota', 'etapa'],
    ['Matéria\t1º Bim\t2º Bim', 'bimestre'],
  ])('%j are those of the subject and its stages', (header, stages) => {
    const read = readTranscript(`${header}\tFaltas\nCálculo I\t7,5\t8,0\t4`)
    expect(read).toMatchObject({
      stages,
      lines: [{ is: 'heading' }, { row: { nome: 'Cálculo I', notas: [7.5, 8], faltas: 4 } }],
    })
  })

  it.each([
    ['12/60', { faltas: 12, cargaHoraria: 60 }],
    ['12 de 60 aulas', { faltas: 12, cargaHoraria: 60 }],
    ['60/60', { faltas: 60, cargaHoraria: 60 }],
    ['12 faltas', { faltas: 12, cargaHoraria: 0 }],
  ])('has «%s» as absences', (cell, row) => {
    expect(readTranscript(`Disciplina\tAV1\tFaltas\nCálculo I\t7,5\t${cell}`)).toMatchObject({
      lines: [{}, { row }],
    })
  })

  it.each(['61/60', '12/0', '12 (20%)'])('has no absences in «%s»', (cell) => {
    expect(readTranscript(`Disciplina\tAV1\tFaltas\nCálculo I\t7,5\t${cell}`)).toMatchObject({
      lines: [{}, { error: `«${cell}» não é um número de faltas.` }],
    })
  })

  it('keeps the length that has a column of its own', () => {
    expect(readTranscript('Disciplina\tCH\tAV1\tFaltas\nCálculo I\t64\t7,5\t12/60')).toMatchObject({
      lines: [{}, { row: { faltas: 12, cargaHoraria: 64 } }],
    })
  })

  it('names the second of two that mean one thing', () => {
    expect(readTranscript('Disciplina\tAV1\tN1\tFaltas\nCálculo I\t7,5\t8,0\t4')).toEqual({
      error: 'A coluna «N1» diz o mesmo que outra: apague uma das duas.',
    })
  })
})

describe('the scale of the grades (S11)', () => {
  const TENS = ['\tCálculo\t7,0\t8,0\t\t', '\tRedes\t4,5\t9,0\t\t']
  const grades = (rows: readonly string[], subjects: readonly Subject[] = []) =>
    plan(table(...rows), subjects)
      .slice(1)
      .map((one) => {
        if (one.is === 'refused') return one.error
        if (one.is === 'changed') return one.differences.map(({ to }) => to).join(' ')
        if (one.is !== 'new') return one.is
        return one.draft.avaliacoes.map(({ nota, maxima }) => `${nota} de ${maxima}`).join(' ')
      })
  const maths = (nota: number, maxima = 10) =>
    aSubject({
      nome: 'Matemática',
      codigo: '',
      regra: { ...USUAL_RULE, etapas: [1, 1] },
      avaliacoes: [anAssessment({ id: 'etapa-1', titulo: '1ª unidade', etapa: 1, nota, maxima })],
    })

  it.each([
    ['\tFísica\t11\t\t\t', 'Física: «11,0» não é uma nota de 0 a 10.'],
    ['\tFísica\t10,01\t9\t\t', 'Física: «10,01» não é uma nota de 0 a 10.'],
    ['\tFísica\t75\t8\t\t', 'Física: «75,0» não é uma nota de 0 a 10.'],
    ['\tFísica\t75\t80\t\t', '75 de 100 80 de 100'],
  ])('of the row %j among those of 10: %s', (row, expected) => {
    expect(grades([...TENS, row])).toEqual(['7 de 10 8 de 10', '4.5 de 10 9 de 10', expected])
  })

  it('of most grades is that of a subject which has none', () => {
    const hundreds = ['\tCálculo\t70\t89\t\t', '\tRedes\t8\t60\t\t']
    expect(grades([...hundreds, '\tFísica\t80\t0\t\t', '\tMatemática\t5\t\t\t'])).toEqual([
      '70 de 100 89 de 100',
      '8 de 100 60 de 100',
      '80 de 100 0 de 100',
      'Matemática: «5,0» é de 10 ou de 100? Lance esta nota na disciplina.',
    ])
  })

  it.each([
    [maths(6), '5\t', '5,0'],
    [maths(6), '5\t11', 'Matemática: «11,0» não é uma nota de 0 a 10.'],
    [maths(6), '70\t75', '70,0 de 100 75,0 de 100'],
    [maths(60, 100), '5\t', '5,0 de 100'],
  ])('of a subject that is there is changed by no other row (%#)', (there, cells, expected) => {
    expect(
      grades(['\tFísica\t75\t80\t\t', '\tRedes\t70\t90\t\t', `\tMatemática\t${cells}\t\t`], [there]),
    ).toEqual(['75 de 100 80 de 100', '70 de 100 90 de 100', expected])
  })

  it('is not guessed where the table is of 10 and the subject of 100', () => {
    expect(grades([...TENS, '\tMatemática\t5\t\t\t'], [maths(60, 100)]).at(-1)).toMatch(/de 10 ou de 100/)
    expect(grades([...TENS, '\tMatemática\t60\t5\t\t'], [maths(60, 100)]).at(-1)).toBe('5,0 de 100')
  })
})

describe('a mention (S10)', () => {
  const HEADER = 'Código\tDisciplina\tUnid. 1\tResultado\tMenção\tFaltas\tSituação'
  const read = (cells: string, subjects: readonly Subject[] = []) =>
    plan(`${HEADER}\nCIC0123\tRedes\t${cells}`, subjects).at(-1)

  it.each([
    ['\t\tSS\t0\tAPROVADO', { mencao: 'SS', situacao: 'aprovada' }],
    ['\tms\t\t0\tMATRICULADO', { mencao: 'MS', situacao: 'aprovada' }],
    ['\t\tMM\t0\t', { mencao: 'MM', situacao: 'aprovada' }],
    ['\tMI\t--\t0\t', { mencao: 'MI', situacao: 'reprovada' }],
    ['\t\tSR\t20\tREPROVADO', { mencao: 'SR', situacao: 'reprovada' }],
    ['7,0\t7,0\t\t0\tMATRICULADO', { mencao: '', situacao: 'cursando' }],
    ['7,0\t--\t\t0\tTRANCADO', { mencao: '', situacao: 'trancada' }],
  ])('%j is the result of the subject: %j', (cells, draft) => {
    expect(read(cells)).toMatchObject({ is: 'new', draft: { nome: 'Redes', notaFinal: null, ...draft } })
  })

  it.each([
    ['\t\tMM\t0\tREPROVADO POR FALTA', 'A menção MM não combina com a situação «REPROVADO POR FALTA».'],
    ['\tII\t\t0\tAPROVADO', 'A menção II não combina com a situação «APROVADO».'],
  ])('%j is refused: %s', (cells, error) => {
    expect(read(cells)).toMatchObject({ is: 'refused', error })
  })

  it('that is not known is named, and the grades stand', () => {
    expect(read('7,0\t\tTR\t0\t')).toMatchObject({
      is: 'new',
      draft: { mencao: '', avaliacoes: [{ nota: 7 }] },
      notes: ['Não conheço a menção «TR»: ela fica de fora.'],
    })
  })

  it('is kept until the table has another one', () => {
    const there = aSubject({ nome: 'Redes', codigo: 'CIC0123', situacao: 'aprovada', mencao: 'MS' })
    expect(read('\t\tSS\t\t', [there])).toMatchObject({
      is: 'changed',
      patch: { mencao: 'SS' },
      differences: [{ what: 'Menção', from: 'MS', to: 'SS' }],
    })
    expect(read('\t\t--\t\t', [there])).toMatchObject({ is: 'same' })
  })
})

describe('a subject that is there', () => {
  const regra = { ...USUAL_RULE, etapas: [1, 1] }
  const grade = anAssessment({ id: 'etapa-1', titulo: '1ª unidade', etapa: 1, nota: 6 })
  const physics = (over: Partial<Subject> = {}) =>
    aSubject({ nome: 'Física', codigo: '', regra, avaliacoes: [grade], ...over })
  const row = (cells: string) => plan(table(`X1\tFísica\t${cells}`), [physics()]).at(-1)

  it('is updated, and it is said what differs', () => {
    expect(row('7,5\t8\t4\tAPROVADO')).toMatchObject({
      is: 'changed',
      differences: [
        { what: 'Código', from: 'sem código', to: 'X1' },
        { what: 'Faltas que a faculdade conta', from: 'sem registro', to: '4' },
        { what: 'Situação', from: 'cursando', to: 'aprovada' },
        { what: '1ª unidade', from: '6,0', to: '7,5' },
        { what: '2ª unidade', from: 'sem nota', to: '8,0' },
      ],
    })
  })

  it('is left where nothing differs, and loses no grade that the table has not', () => {
    expect(plan(table('\tFísica\t\t\t\t'), [physics()]).at(-1)).toMatchObject({ is: 'same', notes: [] })
  })

  it('keeps the assessments of the student, and says so', () => {
    const own = [anAssessment({ id: 'p1', etapa: 1, nota: 6 }), anAssessment({ id: 'p2', etapa: 1, nota: 7 })]
    const there = physics({ avaliacoes: own, codigo: 'X1' })
    expect(plan(table('X1\tFísica\t7\t\t\t'), [there]).at(-1)).toMatchObject({
      is: 'same',
      notes: ['1ª unidade: as suas provas dão 6,5 e o boletim 7,0; nada mudou.'],
    })
    expect(plan(table('X1\tFísica\t6,5\t\t\t'), [there]).at(-1)).toMatchObject({ is: 'same', notes: [] })
  })

  it('is refused where its grades have no place for those of stages', () => {
    const plain = physics({ regra: USUAL_RULE, avaliacoes: [anAssessment({ nota: 6 })] })
    expect(plan(table('\tFísica\t7\t\t\t'), [plain]).at(-1)).toMatchObject({ is: 'refused' })
    const empty = physics({ regra: USUAL_RULE, avaliacoes: [] })
    expect(plan(table('\tFísica\t7\t\t\t'), [empty]).at(-1)).toMatchObject({
      is: 'changed',
      differences: [
        { what: 'Etapas', from: 'sem etapas', to: '2 unidades' },
        { what: '1ª unidade', from: 'sem nota', to: '7,0' },
      ],
    })
  })

  it('of another code is another one', () => {
    expect(plan(table('X2\tFísica\t7\t\t\t'), [physics({ codigo: 'X1' })]).at(-1)).toMatchObject({
      is: 'new',
    })
  })
})
