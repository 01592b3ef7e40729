import { describe, expect, it } from 'vitest'
import { parsePaste } from './paste.ts'

const read = (text: string) => {
  const [entry] = parsePaste(text, { tabela: '' })
  if (!entry || !('ok' in entry)) return entry && 'error' in entry ? entry.error : entry
  const { nome, horarios, local } = entry.ok
  return [nome, horarios, local].join(' | ')
}

describe('what looks like hours and is in none', () => {
  it.each([
    ['Redes 24M12 A1 mensal', /^«mensal» não é de toda semana/],
    ['quinzenal Redes 24M12', /^Escreva «quinzenal» logo depois do horário/],
    ['Redes quinzenal', /^Falta o horário/],
    ['Redes 24M12,1x', 'Não entendi «,1x»'],
    ['Redes 24M12/3x', 'Não entendi «/3x»'],
    ['Redes 24M12 , 3', 'Não entendi «, 3»'],
    ['Redes 24M12 8h', 'Falta o dia antes de «8h»'],
    ['Redes 24M12 25h', /./],
    ['Redes 24M12 ou 6M12', 'Não entendi «ou»'],
    ['Redes seg 24M12', 'Falta a hora depois de «seg», como 8h–10h'],
    ['Redes seg 2.0820-2', 'Falta a hora depois de «seg», como 8h–10h'],
    ['Redes 24X12', 'Não entendi «24X12»'],
    ['Redes 3, 4M12', /^«3» é do nome ou um dia\?/],
    ['Redes 3 e 4M12', /^«3» é do nome ou um dia\?/],
    ['Redes 3;4M12', /^«3» é do nome ou um dia\?/],
  ])('«%s» is named', (line, sentence) => {
    expect(read(line)).toMatch(sentence)
  })

  it.each([
    ['Redes mensal 24M12', 'Redes mensal | 24M12 | '],
    ['Redes semanal 24M12 A1', 'Redes semanal | 24M12 | A1'],
    ['Redes (seg) 24M12', 'Redes (seg) | 24M12 | '],
    ['Redes 24M12 (seg)', 'Redes | 24M12 | seg'],
    ['Redes (seg) 8h-10h', 'Redes | seg 8h-10h | '],
    ['Redes seg (8-10h)', 'Redes | seg 8-10h | '],
    ['Redes seg (M12)', 'Redes | seg M12 | '],
    ['Redes 3,4M12', 'Redes | 3,4M12 | '],
    ['Redes 8 4M12', 'Redes 8 | 4M12 | '],
    ['Redes 8, 4M12', 'Redes 8 | 4M12 | '],
    ['Redes 3 - 2.0820-2', 'Redes 3 | 2.0820-2 | '],
    ['Redes 2a 24M12', 'Redes 2a | 24M12 | '],
    ['Redes 5-4M12', 'Redes 5 | 4M12 | '],
    ['Redes 3-2.0820-2', 'Redes 3 | 2.0820-2 | '],
  ])('«%s» is «%s»', (line, words) => {
    expect(read(line)).toBe(words)
  })
})

describe('the rooms', () => {
  it.each([
    ['Redes 2M12 A1 4M12 B2', 'seg: A1; qua: B2'],
    ['Redes 4M12 A1 2M12 B2', 'qua: A1; seg: B2'],
    ['Redes 42M12 A1 6M12 B2', 'seg e qua: A1; sex: B2'],
    ['Redes 2M12 (A1) 4M12', 'seg: A1'],
    ['Redes 2M12 (A1) 4M12 (A1)', 'A1'],
    ['Redes 24M12', ''],
    ['Redes 24M12 2M34 A1 2M12 B2', 'seg 7h e qua 7h: A1; seg 7h: B2'],
    ['Redes 2M34 2M12 A1 2T1 B2', 'seg 7h: A1; seg 13h: B2'],
    ['Redes 24M12 2M12 (A1) 4M12 (B2)', 'seg: A1; qua: B2'],
    ['Redes 35T23 3T23 (ICC ANF 9) 5T23 (ICC BSA 111)', 'ter: ICC ANF 9; qui: ICC BSA 111'],
  ])('of «%s» are «%s»', (line, local) => {
    expect(parsePaste(line, { tabela: '' })).toMatchObject([{ ok: { nome: 'Redes', local } }])
  })
})

describe('lines that belong together', () => {
  it.each([
    ['Redes\nHorário: 2M12\nHorário: 4M12', 'Redes | 2M12 4M12 | '],
    ['Redes\n2M12\nLocal:  A204 ', 'Redes | 2M12 | A204'],
    ['Redes\nLocal: A204\n2M12', 'Redes | 2M12 | A204'],
    ['DIM0123\nRedes\n2M12', 'Redes | 2M12 | '],
  ])('%j is «%s»', (text, words) => expect(read(text)).toBe(words))

  it.each([
    ['Redes\n2025.2 02 FULANO 35 35N12 (01/09/2025 - 10/01/2026)', ['A página é de 2025.2', 'vagas: 35']],
    ['Redes\n01 2025.2 FULANO 35N12 60 58 PAT AT 042', ['A página é de 2025.2', 'vagas: 60 e 58']],
    ['Redes\n01 MATRICULADO 35N12 60 58', []],
    ['Redes TPI ( 3 - 0 - 4 )\n35N12', ['TPI 3 - 0 - 4']],
  ])('of %j it is said what is passed over: %j', (text, notes) => {
    expect(parsePaste(text, { tabela: '' })).toMatchObject([{ notes }])
  })
})
