import { expect, it } from 'vitest'
import {
  aContact,
  anApplication,
  anAssessment,
  aReading,
  aSubject,
  aTransaction,
} from '../../testing/index.ts'
import { formatsOf, isOwnGrades } from '../intake/index.ts'
import { amountCell, numberCell, printCsv } from './csv.ts'
import { applicationsTable, contactsTable, gradesTable, libraryTable, transactionsTable } from './tables.ts'

it('is written as Excel opens it in Brazil', () => {
  expect(
    printCsv([
      ['a', 'b;c', 'd"e', 'f\ng'],
      ['', ' h', 'i,j', 'k'],
    ]),
  ).toBe('\uFEFFa;"b;c";"d""e";"f\ng"\r\n;" h";i,j;k\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-5', "'-5"],
  ['@ana', "'@ana"],
  ['\t=1', "'\t=1"],
  ['\rx', '"\'\rx"'],
  [' =1', "' =1"],
  ["'=1", "''=1"],
  ["d'água", "d'água"],
  ['a-b', 'a-b'],
  ['9788577531646', "'9788577531646"],
  ['011 99999', '011 99999'],
  ['01199999', "'01199999"],
  ['00 ', '"\'00 "'],
  ["'012", "''012"],
  ['2026', '2026'],
])('%j is no formula and no number that a spreadsheet changes: %s', (text, cell) => {
  expect(printCsv([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

it('leaves numbers to be numbers, below zero too', () => {
  expect(
    printCsv([[amountCell(-182.5), amountCell(1234.5), numberCell(7.25), numberCell(10), numberCell(null)]]),
  ).toBe('\uFEFF-182,50;1234,50;7,25;10;\r\n')
})

it('has the transactions with their signs', () => {
  const table = transactionsTable([
    aTransaction({ conta: 'Nubank', parcela: 3, parcelas: 10 }),
    aTransaction({ parcela: 2, parcelas: 4, frequencia: 'semanal' }),
    aTransaction({ tipo: 'entrada', categoria: 'Outros', descricao: 'Bolsa; julho', valor: 700 }),
  ])
  expect(printCsv(table)).toBe(
    [
      '\uFEFFData;Descrição;Valor;Tipo;Categoria;Conta;Parcela',
      '2026-11-05;Passe escolar;-182,50;Saída;Transporte;Nubank;3 de 10',
      '2026-11-05;Passe escolar;-182,50;Saída;Transporte;;2 de 4, semanal',
      '2026-11-05;"Bolsa; julho";700,00;Entrada;Outros;;',
      '',
    ].join('\r\n'),
  )
})

it('has the applications with the history of their phases and the hour of an interview (I11, S20)', () => {
  const application = anApplication({
    contatoId: 'c',
    fase: 'entrevista',
    proximoContato: '2026-11-24',
    horaEntrevista: '14:30',
    localEntrevista: 'Sala 3',
    historico: [
      { fase: 'enviado', em: '2026-11-03' },
      { fase: 'entrevista', em: '2026-11-10' },
    ],
  })
  expect(printCsv(applicationsTable([application], [aContact({ id: 'c' })])).split('\r\n')).toEqual([
    '\uFEFFEmpresa;Vaga;Fase;Data de envio;Histórico;Tipo;Modalidade;Local;Bolsa;Fonte;Etapa;Próximo contato;Hora da entrevista;Local da entrevista;Contato;Link;Observações',
    'Embrapa;Estágio em dados;Entrevista;2026-11-03;Enviado 2026-11-03 > Entrevista 2026-11-10;;;;;;;2026-11-24;14:30;Sala 3;Marina Duarte;;',
    '',
  ])
})

it('has the contacts and the library by the names of their fields', () => {
  expect(contactsTable([aContact()])).toEqual([
    ['Nome', 'Empresa', 'Cargo', 'Canal', 'Último contato', 'Próximo contato', 'Notas'],
    ['Marina Duarte', 'Embrapa', 'Recrutadora', 'LinkedIn', '', '', ''],
  ])
  const [header, row] = libraryTable([
    aReading({
      leituras: [
        { inicio: '2024-03-02', fim: '2024-04-10' },
        { inicio: '', fim: '2025-01-02' },
      ],
    }),
  ])
  expect(row![header!.indexOf('Leituras anteriores')]).toBe('2024/03/02-2024/04/10, 2025/01/02')
  expect(row![header!.indexOf('Avaliação')]).toBe('')
  expect(row![header!.indexOf('Páginas')]).toEqual({ digits: '256' })
})

it('has a row for each grade, and one for a subject without any', () => {
  const subjects = [
    aSubject({ avaliacoes: [anAssessment({ nota: 7.5 }), anAssessment({ id: 'p2', titulo: 'Prova 2' })] }),
    aSubject({ nome: 'Física', codigo: '', avaliacoes: [] }),
  ]
  expect(printCsv(gradesTable(subjects)).split('\r\n').slice(1)).toEqual([
    '2026.2;MAT0025;Cálculo I;Helena Prado;Prova 1;Prova;2026-11-24;1;7,5;10;7,5;;Cursando',
    '2026.2;MAT0025;Cálculo I;Helena Prado;Prova 2;Prova;2026-11-24;1;;10;7,5;;Cursando',
    '2026.2;;Física;Helena Prado;;;;;;;;;Cursando',
    '',
  ])
})

it.each([';', ',', '\t'])(
  'has grades that are known and come in by no reader, with «%s» between them (I23)',
  (mark) => {
    const text = printCsv(gradesTable([aSubject({ avaliacoes: [anAssessment({ nota: 7.5 })] })])).slice(1)
    const file = text.replaceAll(',', '.').replaceAll(';', mark)
    expect([isOwnGrades(file), formatsOf(file)]).toEqual([true, []])
    expect(isOwnGrades('Disciplina;Nota;Faltas;Situação')).toBe(false)
  },
)
