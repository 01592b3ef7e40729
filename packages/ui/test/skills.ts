import { addDays, daysFrom, type IsoDate } from '@caderno/domain/kernel'
import { skillFailure, type Skill, type SkillsService } from '@caderno/domain/skills'
import { aSkill } from '@caderno/domain/testing'
import { done } from './commands.ts'

/** A Friday. */
export const TODAY = '2026-11-20'

/** `x` is a day that was done, from the seventh last to today. */
const lately = (week: string): Readonly<Record<IsoDate, string>> =>
  Object.fromEntries(
    daysFrom(addDays(TODAY, -6), 7).flatMap((day, at): [IsoDate, string][] =>
      week[at] === 'x' ? [[day, '']] : [],
    ),
  )

/** Some weeks before the last seven days: Mondays, Wednesdays and Fridays. */
const before = (weeks: number): Readonly<Record<IsoDate, string>> =>
  Object.fromEntries(
    Array.from({ length: weeks }, (_, week) =>
      [0, 2, 4].map((weekday): [IsoDate, string] => [
        addDays('2026-11-09', weekday - 7 * week),
        week % 3 === 0 && weekday === 2 ? 'Escalas novas' : '',
      ]),
    ).flat(),
  )

const skipped = (...days: readonly IsoDate[]) => days.map((day) => ({ de: day, ate: day }))

/** The skills of one student on that day: overdue, late, in time, one paused and one done. */
export const SOME: readonly Skill[] = [
  aSkill({
    id: '1',
    nome: 'Excel avançado',
    metaSemanal: 3,
    checkins: lately('x··x···'),
    progresso: 60,
    prazo: 'Personalizado',
    dataInicio: '2026-10-15',
    dataConclusao: '2026-11-15',
  }),
  aSkill({
    id: '2',
    nome: 'Inglês: conversação',
    metaSemanal: 4,
    checkins: lately('x·xx·x·'),
    progresso: 40,
    prazo: 'Personalizado',
    dataInicio: '2026-11-03',
    dataConclusao: '2026-12-02',
  }),
  aSkill({
    id: '3',
    nome: 'Apresentar em público',
    categoria: 'Social',
    metaSemanal: 1,
    checkins: lately('···x··x'),
    progresso: 70,
    dataInicio: '2026-09-13',
    dataConclusao: '2026-12-13',
  }),
  aSkill({
    id: '4',
    nome: 'Violão: dedilhado',
    categoria: 'Criatividade',
    metaSemanal: 4,
    checkins: { ...before(30), ...lately('xxx·xxx') },
    pausas: skipped('2026-11-17'),
    progresso: 80,
    prazo: '1 ano',
    dataInicio: '2026-03-01',
    dataConclusao: '2026-12-31',
  }),
  aSkill({
    id: '5',
    nome: 'Corrida leve',
    categoria: 'Saúde',
    checkins: { ...before(8), ...lately('·x··x·x') },
    pausas: skipped('2026-11-16'),
    progresso: 30,
    prazo: '6 meses',
    dataInicio: '2026-10-01',
    dataConclusao: '2027-03-20',
  }),
  aSkill({
    id: '6',
    nome: 'Revisar a semana',
    categoria: 'Produtividade',
    metaSemanal: 1,
    checkins: lately('x·····x'),
    progresso: 50,
    prazo: '1 ano',
    dataInicio: '2026-05-20',
    dataConclusao: '2027-05-20',
  }),
  aSkill({
    id: '7',
    nome: 'Aquarela',
    categoria: 'Criatividade',
    ativo: false,
    pausas: [{ de: '2026-11-02', ate: '' }],
    progresso: 20,
    dataInicio: '2026-10-01',
    dataConclusao: '2027-01-01',
  }),
  aSkill({
    id: '8',
    nome: 'Digitação',
    categoria: 'Produtividade',
    progresso: 100,
    dataInicio: '2026-08-01',
    dataConclusao: '2026-11-01',
  }),
]

/** Everything that can be done with the skills; all of it succeeds. */
export const skillActions = () =>
  ({
    failure: skillFailure,
    add: done(),
    edit: done(),
    checkIn: done(),
    takeBack: done(),
    skip: done(),
    unskip: done(),
    addStudy: done('putBack'),
    step: done(),
    pause: done(),
    resume: done(),
    remove: done('restore'),
    restore: done(),
    putBack: done(),
  }) satisfies SkillsService
