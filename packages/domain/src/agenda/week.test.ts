import { expect, it, test } from 'vitest'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  aReading,
  aSkill,
  aSubject,
  aTransaction,
  NO_SOURCES,
} from '../../testing/index.ts'
import { type AgendaSources, weekActivity } from './index.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const of = (sources: Partial<AgendaSources>) => weekActivity({ ...NO_SOURCES, ...sources }, TODAY)
const done = (sources: Partial<AgendaSources>) =>
  of(sources).flatMap((day) => day.done.map((module) => `${day.dia.slice(8)} ${module}`))
const planned = (sources: Partial<AgendaSources>) =>
  of(sources).flatMap((day) => day.planned.map((module) => `${day.dia.slice(8)} ${module}`))

it('is the days from Monday to Sunday', () => {
  expect(of({})).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
      dia: `2026-11-${day}`,
      done: [],
      planned: [],
      minutes: 0,
    })),
  )
})

it('knows what was done: sent, answered, written, booked, put aside, practised, read (§2.8)', () => {
  expect(
    done({
      applications: [
        anApplication({
          id: 'a',
          dataEnvio: '2026-11-16',
          historico: [
            { fase: 'enviado', em: '2026-11-16' },
            { fase: 'entrevista', em: '2026-11-18' },
          ],
          fase: 'entrevista',
        }),
        anApplication({ id: 'b', dataEnvio: '2026-11-22' }),
      ],
      contacts: [aContact({ ultimoContato: '2026-11-18' })],
      book: aBook({
        saidas: [aTransaction({ data: '2026-11-17' }), aTransaction({ id: 'later', data: '2026-11-21' })],
        metas: [aFinancialGoal({ depositos: [{ id: 'd', data: '2026-11-18', valor: 5 }] })],
      }),
      skills: [aSkill({ checkins: { '2026-11-15': '', '2026-11-16': '', '2026-11-20': '' } })],
      readings: [aReading({ paginasPorDia: { '2026-11-13': 8, '2026-11-16': 10, '2026-11-20': 5 } })],
    }),
  ).toEqual([
    '16 carreira',
    '16 habilidades',
    '16 leitura',
    '17 financas',
    '18 carreira',
    '18 carreira',
    '18 financas',
    '20 habilidades',
    '20 leitura',
  ])
})

it('knows what is planned from today on (§2.8)', () => {
  expect(
    planned({
      applications: [
        anApplication({ id: 'a', proximoContato: '2026-11-21' }),
        anApplication({ id: 'b', fase: 'rejeitado', proximoContato: '2026-11-21' }),
        anApplication({ id: 'c', proximoContato: '2026-11-19' }),
      ],
      contacts: [aContact({ proximoContato: TODAY })],
      careerGoals: [
        aCareerGoal({ dataAlvo: '2026-11-22' }),
        aCareerGoal({ id: 'b', dataAlvo: '2026-11-21', concluida: true }),
      ],
      book: aBook({
        saidas: [aTransaction({ data: '2026-11-21' }), aTransaction({ id: 'today', data: TODAY })],
        metas: [
          aFinancialGoal({ dataAlvo: '2026-11-22' }),
          aFinancialGoal({ id: 'b', dataAlvo: '2026-11-22', valorAtual: 3_500 }),
        ],
      }),
      skills: [
        aSkill({ dataConclusao: '2026-11-22' }),
        aSkill({ id: 'b', dataConclusao: '2026-11-22', ativo: false }),
        aSkill({ id: 'c', dataConclusao: '2026-11-18' }),
        aSkill({ id: 'd', prazo: 'Personalizado', dataConclusao: '' }),
      ],
    }),
  ).toEqual(['20 carreira', '21 carreira', '21 financas', '22 carreira', '22 financas', '22 habilidades'])
})

test('a week that lies in two months shows the money of both (§2.8, S17)', () => {
  const saidas = [aTransaction({ data: '2026-11-30' }), aTransaction({ id: 'b', data: '2026-12-02' })]
  const days = weekActivity({ ...NO_SOURCES, book: aBook({ saidas }) }, '2026-12-02')
  expect(days.filter((day) => day.done.length > 0).map(({ dia }) => dia)).toEqual([
    '2026-11-30',
    '2026-12-02',
  ])
})

it('has the minutes of study of each day, of subjects and of skills together (S17)', () => {
  const week = of({
    subjects: [
      aSubject({ estudos: { '2026-11-17': 60, '2026-11-20': 30 } }),
      aSubject({ id: 'b', estudos: { '2026-11-20': 15 } }),
    ],
    skills: [aSkill({ estudos: { '2026-11-20': 30, '2026-11-13': 90 } })],
  })
  expect(week.map(({ minutes }) => minutes)).toEqual([0, 60, 0, 0, 75, 0, 0])
})
