import { describe, expect, it } from 'vitest'
import { spansOf } from './class-hours.ts'
import { parsePaste } from './paste.ts'
import { slotsOf } from './institutions.ts'
import { parseTimetable } from './timetable.ts'

const pasted = (line: string) => parsePaste(line, { tabela: '' })[0]!
const DAYS = ['', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']

/** «seg 08:00-10:00», a span for each block. */
function spansIn(text: string): string {
  const read = parseTimetable(text, slotsOf(''))
  if ('error' in read) return read.error
  return spansOf(read.ok)
    .map(({ dia, inicio, fim }) => `${DAYS[dia]} ${inicio}-${fim}`)
    .join(', ')
}

describe('hours (S3)', () => {
  it.each([
    ['seg 8 h - 10 h', 'seg 08:00-10:00'],
    ['seg 8 hs às 10 horas', 'seg 08:00-10:00'],
    ['seg 0800-1000', 'seg 08:00-10:00'],
    ['seg 08.00-10.00', 'seg 08:00-10:00'],
    ['seg 8.30 às 10.10', 'seg 08:30-10:10'],
    ['seg 08:00:00 - 09:40:00', 'seg 08:00-09:40'],
    ['seg8h-10h', 'seg 08:00-10:00'],
    ['SEGUNDA8H-10H', 'seg 08:00-10:00'],
    ['seg8-10', 'seg 08:00-10:00'],
    ['terM12', 'ter 07:00-08:40'],
    ['seg (8h-10h)', 'seg 08:00-10:00'],
    ['(seg) 8h-10h', 'seg 08:00-10:00'],
    ['seg | 08:00 - 10:00', 'seg 08:00-10:00'],
    ['8h-10h seg', 'seg 08:00-10:00'],
    ['8h-10h - seg', 'seg 08:00-10:00'],
    ['8h-10h seg e qua', 'seg 08:00-10:00, qua 08:00-10:00'],
    ['8h-10h, 14h-16h seg', 'seg 08:00-10:00, seg 14:00-16:00'],
    ['das 8 às 10 segunda', 'seg 08:00-10:00'],
    ['das 8 às 10 seg e das 10 às 12 qua', 'seg 08:00-10:00, qua 10:00-12:00'],
    ['seg e qua das 8 às 10', 'seg 08:00-10:00, qua 08:00-10:00'],
    ['24T2e3', 'seg 13:50-15:45, qua 13:50-15:45'],
    ['2e4T23', 'seg 13:50-15:45, qua 13:50-15:45'],
    ['2M1e2', 'seg 07:00-08:40'],
  ])('%s: %s', (text, spans) => {
    expect(spansIn(text)).toBe(spans)
    const entry = pasted(`Física ${text} A204`)
    expect(entry).toMatchObject({ ok: { nome: 'Física', local: 'A204' } })
    expect('ok' in entry && spansIn(entry.ok.horarios)).toBe(spans)
  })

  it.each([
    ['seg 1-2', '«1-2» são horas ou aulas?', '1-2'],
    ['seg 2024-2025', 'Falta a hora depois de «seg»', 'seg'],
    ['8h-10h seg 14h-16h', 'Falta o dia antes de «8h»', '8h'],
    ['8h-10h seg qua 10h-12h', 'Falta o dia antes de «8h»', '8h'],
    ['seg 8h-10h 14h-16h qua', 'Falta a hora depois de «qua»', 'qua'],
    ['seg e/ou qua 8h-10h', 'Falta a hora depois de «seg»', 'seg'],
    ['seg 8h-10h ou 14h-16h', 'Não entendi «ou»', 'ou'],
    ['seg M12 ou T12', 'Não entendi «ou»', 'ou'],
    ['seg 8am-10am', 'Falta a hora depois de «seg»', 'seg'],
    ['seg 8/10', 'Falta a hora depois de «seg»', 'seg'],
    ['24M1a3', 'Não entendi «24M1a3»', '24M1a3'],
    ['24T2e13', 'Não entendi «24T2e13»', '24T2e13'],
    ['seg 8h-10h até 10/07', '«10/07» começa ou termina as aulas?', '10/07'],
    ['seg a sex, exceto qua, 8h-9h', 'Não entendi «exceto qua»', 'exceto qua'],
    ['seg a sex 8h-9h, menos na quarta', 'Não entendi «menos na quarta»', 'menos na quarta'],
    ['24M12 de 10/03 a 10/07', '«10/03» começa ou termina as aulas?', '10/03'],
  ])('%s: %s', (text, error, part) => {
    const entry = pasted(`Física ${text}`)
    expect(entry).toMatchObject({ error: expect.stringContaining(error) })
    expect('error' in entry && entry.text.slice(entry.from, entry.to)).toBe(part)
  })

  it('asks in the field of the subject, too, whether small numbers are hours', () => {
    expect(spansIn('seg 3-4')).toContain('«3-4» são horas ou aulas? Escreva 3h–4h')
    expect(spansIn('seg 3h-4h')).toBe('seg 03:00-04:00')
    expect(spansIn('seg 6-8')).toBe('seg 06:00-08:00')
  })
})

describe('a line (S3)', () => {
  it.each([
    ['Cálculo sala 24M12', { nome: 'Cálculo', local: '' }],
    ['Cálculo - sala: - 24M12', { nome: 'Cálculo', local: '' }],
    ['Cálculo 24M12 sala', { nome: 'Cálculo', local: '' }],
    ['Cálculo turma 24M12', { nome: 'Cálculo', turma: '' }],
    ['Cálculo sala A1 24M12', { nome: 'Cálculo', local: 'sala A1' }],
    ['Cálculo Local: A1 24M12', { nome: 'Cálculo', local: 'A1' }],
    ['Cálculo 24M12 Local: A1', { nome: 'Cálculo', local: 'A1' }],
    ['Gestão da sala 24M12', { nome: 'Gestão da sala', local: '' }],
    ['Disciplina: Cálculo Horário: 24M12 Local: A1', { nome: 'Cálculo', local: 'A1', horarios: '24M12' }],
    ['Cálculo Dias: seg e qua Horário: 8h-10h', { nome: 'Cálculo', horarios: 'seg e qua 8h-10h' }],
    ['Cálculo - Prof. Ana Silva - 24M12', { nome: 'Cálculo', professor: 'Ana Silva' }],
    ['Cálculo (Profª Ana) 24M12', { nome: 'Cálculo', professor: 'Ana' }],
    ['Cálculo 24M12 A1 Docente: Ana Silva', { nome: 'Cálculo', professor: 'Ana Silva', local: 'A1' }],
    ['Cálculo 24M12 Prof. João sala 3', { nome: 'Cálculo', professor: 'João', local: 'sala 3' }],
    ['Cálculo 24M12 Profa. Ana Sala: A204', { nome: 'Cálculo', professor: 'Ana', local: 'A204' }],
    ['Cálculo 24M12 Prof. João Lab 2', { nome: 'Cálculo', professor: 'João', local: 'Lab 2' }],
    ['Cálculo 24M12 | Prof. João | B12', { nome: 'Cálculo', professor: 'João', local: 'B12' }],
    ['Cálculo 24M12 Prof. João Sala', { nome: 'Cálculo', professor: 'João Sala', local: '' }],
    ['Ser professor hoje 24M12', { nome: 'Ser professor hoje', professor: '' }],
    ['MAC0110-2024101 Introdução 24M12', { nome: 'Introdução', codigo: 'MAC0110', turma: '2024101' }],
    ['TEC.0018 - Redes [45.0 h/60 Aulas] 2M12', { nome: 'Redes', codigo: 'TEC.0018', cargaHoraria: 60 }],
    ['_Redes_ 24M12', { nome: 'Redes' }],
    ['Redes\tA\t24M12', { nome: 'Redes', turma: 'A' }],
    ['Redes 24M12 de 10/03/2026 a 10/07/2026', { inicio: '2026-03-10', fim: '2026-07-10', local: '' }],
  ])('%s', (line, ok) => {
    expect(pasted(line)).toMatchObject({ ok })
  })

  it('says that credits and vacancies are no part of a subject', () => {
    expect(pasted('Química (4 créditos) 35T12 vagas: 40')).toMatchObject({
      ok: { nome: 'Química', local: '' },
      notes: ['«4 créditos» não entra na disciplina', '«vagas: 40» não entra na disciplina'],
    })
  })

  it('has no title from what a page says of its hours or its semester', () => {
    expect(pasted('Álgebra - T: seg 10h-12h / P: sex 8h-10h')).toMatchObject({
      ok: { nome: 'Álgebra', local: '', horarios: 'seg 10h-12h sex 8h-10h' },
      notes: ['«T:» não entra na disciplina', '«P:» não entra na disciplina'],
    })
    expect(
      pasted('85412 - TEC.0025 - Programação Web [60 h/80 Aulas]\t20261.4.0401.1M\t2M12 / 4V34'),
    ).toMatchObject({
      ok: { nome: 'Programação Web', codigo: 'TEC.0025', cargaHoraria: 80, local: '' },
      notes: ['«85412» não entra na disciplina', '«20261.4.0401.1M» não entra na disciplina'],
    })
    expect(pasted('CIC0097 - BANCOS DE DADOS - Turma: 02 (2024.1) 24M34')).toMatchObject({
      ok: { nome: 'BANCOS DE DADOS', codigo: 'CIC0097', turma: '02' },
      notes: ['«(2024.1)» não entra na disciplina'],
    })
  })

  it('asks whether a cell is a turma or a room', () => {
    expect(pasted('Redes\tA01\t24M12')).toMatchObject({
      error: '«A01» é a turma ou a sala? Escreva Turma A01 ou Sala A01',
      from: 6,
      to: 9,
    })
  })
})
