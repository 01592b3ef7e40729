import { describe, expect, it } from 'vitest'
import { RECORD_FILES } from '../../../testing/record-files.ts'
import { formatsOf } from '../formats.ts'
import { cadernoApplications } from './caderno-applications.ts'
import { linkedin } from './linkedin.ts'

const TODAY = { today: '2026-11-20' }

describe('LinkedIn', () => {
  it('is known below its notes, and without a URL too', () => {
    for (const file of ['linkedin', 'linkedin-old'] as const)
      expect(formatsOf(RECORD_FILES[file]).map(({ id }) => id)).toEqual(['linkedin'])
  })

  it('reads each connection, and says what the other lines are', () => {
    expect(linkedin.read(RECORD_FILES.linkedin, TODAY).lines).toEqual([
      { at: 1, none: 'Cabeçalho' },
      { at: 2, none: 'Cabeçalho' },
      { at: 4, none: 'Cabeçalho' },
      {
        at: 5,
        item: {
          fields: {
            nome: 'Marina Duarte',
            empresa: 'Embrapa',
            cargo: 'Recrutadora, TI',
            canal: 'https://www.linkedin.com/in/marina-duarte',
            notas: 'No LinkedIn desde 21/04/2026',
          },
          told: [],
        },
      },
      {
        at: 6,
        item: {
          fields: {
            nome: 'João Silva',
            empresa: 'Nubank',
            cargo: 'Dev',
            canal: 'https://www.linkedin.com/in/jo%C3%A3o-silva',
            notas: 'E-mail: joao@exemplo.com.br\nNo LinkedIn desde 03/12/2025',
          },
          told: [],
        },
      },
      { at: 7, none: 'Conexão sem nome: saiu do LinkedIn' },
      {
        at: 10,
        item: { fields: { nome: 'Bia Prado' }, told: ['Data da conexão “2 Blah 2026” não foi entendida'] },
      },
    ])
  })

  it.each([
    ['12/4/18, 3:05 PM', '04/12/2018'],
    ['3/25/19, 11:00 AM', '25/03/2019'],
  ])('reads %s of an older file as the month before the day', (on, day) => {
    const text = `First Name,Last Name,Email Address,Company,Position,Connected On\nAna,Sá,,,,"${on}"`
    expect(linkedin.read(text, TODAY).lines[1]!.item).toEqual({
      fields: { nome: 'Ana Sá', notas: `No LinkedIn desde ${day}` },
      told: [],
    })
  })

  it('writes to the e-mail of an older file', () => {
    const [, line] = linkedin.read(RECORD_FILES['linkedin-old'], TODAY).lines
    expect(line!.item!.fields).toMatchObject({
      canal: 'marina@exemplo.com.br',
      notas: 'No LinkedIn desde 31/12/2016',
    })
  })
})

describe('the table of applications', () => {
  const read = (text: string) => cadernoApplications.read(text, TODAY).lines

  it('is read with its history, its contact and without the apostrophe before a formula', () => {
    expect(formatsOf(RECORD_FILES.applications).map(({ id }) => id)).toEqual(['caderno-candidaturas'])
    const [, first, second] = read(RECORD_FILES.applications)
    expect(first).toEqual({
      at: 2,
      item: {
        fields: {
          empresa: 'Embrapa',
          vaga: 'Estágio em dados',
          fase: 'entrevista',
          dataEnvio: '2026-11-03',
          historico: [
            { fase: 'enviado', em: '2026-11-03' },
            { fase: 'entrevista', em: '2026-11-10' },
          ],
          tipo: 'Estágio',
          modalidade: 'Remoto',
          bolsa: 'R$ 1.800 + VR',
          fonte: 'Nube',
          proximoContato: '2026-11-24',
          link: 'https://vagas.exemplo.com.br/1',
          observacoes: 'Levar RG; e CPF',
        },
        told: [],
        contato: 'Marina Duarte',
      },
    })
    expect(second!.item!.fields).toEqual({
      empresa: 'Nubank',
      vaga: 'Dev',
      fase: 'enviado',
      observacoes: '=1+1',
    })
  })

  it.each([
    ['Empresa,Vaga,Fase,Data de envio\nA,B,Enviado,13/11/2026\nC,D,Enviado,03/11/2026', '2026-11-03'],
    ['Empresa,Vaga,Fase,Data de envio\nA,B,Enviado,11/13/2026\nC,D,Enviado,03/11/2026', '2026-03-11'],
    ['Empresa\tVaga\tFase\tData de envio\nA\tB\tEnviado\t\nC\tD\tEnviado\t3 de nov. de 2026', '2026-11-03'],
    ['Empresa,Vaga,Fase,Data de envio\nA,B,Enviado,\nC,D,Enviado,11/11/2026', '2026-11-11'],
  ])('%j has its dates in the order that one of them shows', (text, day) => {
    expect(read(text)[2]!.item!.fields.dataEnvio).toBe(day)
  })

  it('refuses a date that could be two days, alone, and one that is none', () => {
    const text =
      'Empresa;Vaga;Fase;Data de envio\nA;B;Enviado;03/11/2026\nC;D;Enviado;2026-11-03\nE;F;Enviado;amanhã'
    expect(read(text).map(({ refused }) => refused)).toEqual([
      undefined,
      'Linha 2, Data de envio: 03/11/2026 pode ser dois dias; escreva como 2026-11-03.',
      undefined,
      'Linha 4, Data de envio: “amanhã” não é uma data.',
    ])
    const both =
      'Empresa;Vaga;Fase;Data de envio\nA;B;Enviado;13/11/2026\nC;D;Enviado;11/13/2026\nE;F;Enviado;03/11/2026'
    expect(read(both).map(({ item, refused }) => item?.fields.dataEnvio ?? refused)).toEqual([
      undefined,
      '2026-11-13',
      '2026-11-13',
      'Linha 4, Data de envio: 03/11/2026 pode ser dois dias; escreva como 2026-11-03.',
    ])
  })

  it('has the hour and the place of an interview, and refuses an hour that is none or could be two (S20)', () => {
    const head = 'Empresa;Vaga;Fase;Próximo contato;Hora da entrevista;Local da entrevista'
    const hours = ['14:30:00', '9h', '', '2', '24:00', 'à tarde', '0,6', '2:00 PM']
    const rows = hours.map((hour) => `A;B;Entrevista;2026-11-24;${hour};Sala 3`)
    const lines = read([head, ...rows].join('\n')).slice(1)
    expect(lines.map(({ item, refused }) => refused ?? item?.fields.horaEntrevista)).toEqual([
      '14:30',
      '09:00',
      undefined,
      'Linha 5, Hora da entrevista: “2” não é uma hora; escreva como 14:30.',
      'Linha 6, Hora da entrevista: “24:00” não é uma hora; escreva como 14:30.',
      'Linha 7, Hora da entrevista: “à tarde” não é uma hora; escreva como 14:30.',
      'Linha 8, Hora da entrevista: “0,6” não é uma hora; escreva como 14:30.',
      'Linha 9, Hora da entrevista: “2:00 PM” não é uma hora; escreva como 14:30.',
    ])
    expect(lines[0]!.item!.fields.localEntrevista).toBe('Sala 3')
  })

  it('adds a phase with which the history does not end, and refuses what is none', () => {
    const head = 'Empresa;Vaga;Fase;Histórico'
    const [, moved, none, wrong] = read(
      `${head}\nA;B;Aprovada;Enviado 2026-11-03\nA;B;Talvez;\nA;B;Enviado;Enviado ontem`,
    )
    expect(moved!.item).toMatchObject({
      fields: {
        fase: 'aprovado',
        historico: [
          { fase: 'enviado', em: '2026-11-03' },
          { fase: 'aprovado', em: '2026-11-03' },
        ],
      },
      told: ['O histórico não termina na fase: ela entrou com o último dia dele'],
    })
    expect(none!.refused).toBe('Linha 3, Fase: “Talvez” não é uma das opções.')
    expect(wrong!.refused).toMatch(/^Linha 4, Histórico: /)
  })
})
