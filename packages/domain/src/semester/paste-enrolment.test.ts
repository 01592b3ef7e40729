import { describe, expect, it } from 'vitest'
import { parsePaste } from './paste.ts'

const read = (text: string) => parsePaste(text, { tabela: '' })

/** SIGAA's «Atestado de Matrícula» as it is copied from a browser. */
const ATTESTATION = `Atestado de Matrícula
Período Letivo:\t2026.1\tNível:\tGRADUAÇÃO
Matrícula:\t20260012345\tVínculo:\tREGULAR
Nome:\tFULANO DE TAL
Curso:\tCIÊNCIA DA COMPUTAÇÃO - MT\tCidade:\tNATAL
Turmas Matriculadas: 2
Atividades Matriculadas: 1
Cód.\tComponentes Curriculares/Docentes\tTurma\tStatus\tHorário
DIM0404
CÁLCULO NUMÉRICO
MARIA DA SILVA
JOÃO DE SOUZA
Tipo: DISCIPLINA
Local: A1 102
01\tMATRICULADO\t24T34 (16/03/2026 - 18/07/2026)
IMD0601\tBANCO DE DADOS (60h) Tipo: MÓDULO (16/03 a 30/04) Local: B2\t02A\tMATRICULADA\t35M12
TCC0001
TRABALHO DE CONCLUSÃO
ANA LIMA
--\tMATRICULADO\t--
Tabela de Horários:
Horários\tDom\tSeg\tTer\tQua\tQui\tSex\tSab
07:00 - 07:50\t---\t---\tIMD0601\t---\tIMD0601\t---\t---
07:50 - 08:40\t---\t---\tIMD0601\t---\tIMD0601\t---\t---
14:55 - 15:45\t---\tDIM0404\t---\tDIM0404\t---\t---\t---
18:45 - 19:35 --- --- --- --- --- --- ---
OBS: os horários em vermelho não são mais ativos
ATENÇÃO
Para verificar a autenticidade deste documento acesse https://sigaa.ufrn.br/sigaa/documentos/ informando a matrícula, a data de emissão e o código de verificação 4f2a`

describe('an enrolment (S3)', () => {
  it('becomes its subjects, with teachers, rooms and class; every other line is named', () => {
    const lines = read(ATTESTATION)
    const good = lines.filter((line) => 'ok' in line)
    expect(good).toMatchObject([
      {
        line: 9,
        notes: [],
        ok: {
          nome: 'CÁLCULO NUMÉRICO',
          codigo: 'DIM0404',
          professor: 'MARIA DA SILVA, JOÃO DE SOUZA',
          turma: '01',
          local: 'A1 102',
          horarios: '24T34',
          inicio: '2026-03-16',
        },
      },
      {
        line: 16,
        notes: ['tipo: MÓDULO (16/03 a 30/04)'],
        ok: {
          nome: 'BANCO DE DADOS',
          codigo: 'IMD0601',
          professor: '',
          turma: '02A',
          local: 'B2',
          horarios: '35M12',
          cargaHoraria: 60,
        },
      },
    ])
    expect(
      lines
        .filter((line) => !('ok' in line))
        .map((line) => [line.line, 'skipped' in line ? line.skipped : line.text]),
    ).toEqual([
      [1, 'cabeçalho da página'],
      ...[2, 3, 4, 5, 6, 7].map((line) => [line, 'dados da matrícula']),
      [8, 'cabeçalho da página'],
      [17, 'atividade sem horário'],
      ...[21, 22, 23, 24, 25, 26, 27].map((line) => [line, 'grade de horários, sem disciplina nova']),
      [28, 'cabeçalho da página'],
      [29, 'cabeçalho da página'],
    ])
    expect(lines.map(({ typed }) => typed).join('\n')).toBe(ATTESTATION)
  })

  it('names a subject that only its grid has, with its place', () => {
    const text = '07:00 - 07:50 --- --- IMD0601 --- DIM0404 --- ---'
    const [, row] = read(`IMD0601 - BANCO DE DADOS 35M12\n${text}`)
    expect(row).toEqual({
      line: 2,
      typed: text,
      text,
      error: '«DIM0404» está só na grade de horários: cole também a lista das disciplinas',
      from: 34,
      to: 41,
    })
  })

  it.each([
    ['CÁLCULO NUMÉRICO 01 MATRICULADO 24T34', { nome: 'CÁLCULO NUMÉRICO', codigo: '', turma: '01' }],
    ['1107186 CÁLCULO 2 01 MATRICULADO 24T34', { nome: 'CÁLCULO 2', codigo: '1107186', turma: '01' }],
    ['1107186\nCÁLCULO 2\n01 MATRICULADO 24T34', { nome: 'CÁLCULO 2', codigo: '1107186', professor: '' }],
    ['DIM0404 - REDES\nANA\n01 EM ESPERA 24T34', { nome: 'REDES', codigo: 'DIM0404', professor: 'ANA' }],
    ['REDES\n01 DEFERIDO 24T34', { nome: 'REDES', codigo: '', turma: '01' }],
  ])('%j', (text, fields) => {
    expect(read(text)).toMatchObject([{ line: 1, ok: { horarios: '24T34', ...fields } }])
  })

  it('takes no line of another subject, nor hours for data of the student', () => {
    expect(read('DIM0404\nIMD0601\nREDES\n01 MATRICULADO 24T34')).toMatchObject([
      { line: 1, error: 'Falta o horário, como 24M12 ou seg 8h–10h' },
      { line: 2, ok: { nome: 'REDES', codigo: 'IMD0601' } },
    ])
    expect(read('Curso: Redes 24M12')).toMatchObject([{ ok: { nome: 'Curso: Redes' } }])
    expect(read('07:00 - 07:50 Redes')).toMatchObject([{ error: 'Falta o dia antes de «07:00»' }])
  })
})
