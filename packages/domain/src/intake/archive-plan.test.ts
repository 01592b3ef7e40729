import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  aBook,
  anApplication,
  anyHoldings,
  aReading,
  aSkill,
  aStudent,
  aSubject,
  aTransaction,
  finished,
  NO_HOLDINGS,
  runs,
  someHoldings,
} from '../../testing/index.ts'
import {
  archiveText,
  countIn,
  exportOf,
  readArchive,
  type Holdings,
  type ReadFile,
} from '../archive/index.ts'
import { planArchive } from './archive-plan.ts'
import { countLines, countWords, RECORD_WORDS } from './plan.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const exported = (holdings: Holdings) => exportOf(holdings, { conta: 'uid-ana', exportadoEm: NOW })
const plan = (archive: ReadFile['archive'], current: Holdings, refused: ReadFile['refused'] = []) =>
  finished(planArchive({ archive, refused }, current, { owner: 'uid-ana', now: NOW })).rows

it('shows one of everything as the search calls it, by its number in the file (I17)', () => {
  const rows = plan(exported(someHoldings()), NO_HOLDINGS)
  expect(rows.map(({ at, title, facts }) => [at, title, ...facts].join(' | '))).toEqual([
    '1 | Perfil | Ana Beatriz Souza',
    '2 | Visão de Leitura | Preferência | Lista',
    '3 | Foto recente, de rosto, com fundo simples | Preferência | LinkedIn',
    '4 | Meta de 2026 | Preferência | 12 livros',
    '5 | Bolsa | Entrada | R$\u00a0700,00 | 05/11/2026',
    '6 | Passe escolar | Saída | R$\u00a0182,50 | 05/11/2026',
    '7 | Notebook | Meta de economia | R$\u00a03.500,00 | 30/06/2027',
    '8 | Lazer | Orçamento | novembro de 2026 | R$\u00a0150,00',
    '9 | Marina Duarte | Contato | Recrutadora | Embrapa',
    '10 | Estágio em dados | Candidatura | Embrapa',
    '11 | Montar um portfólio | Meta de carreira',
    '12 | Inglês | Habilidade | Estudo',
    '13 | Dom Casmurro | Item da estante | Machado de Assis | Livro',
    '14 | Cálculo I | Disciplina | MAT0025 | 2026.2',
  ])
})

it('counts as many records as its export says (B17, I17)', () => {
  fc.assert(
    fc.property(anyHoldings('uid-ana'), (holdings) => {
      const archive = exported(holdings)
      const read = finished(readArchive([...archiveText(archive)].join(''))) as ReadFile
      expect(plan(read.archive, NO_HOLDINGS, read.refused)).toHaveLength(countIn(archive))
    }),
    { numRuns: runs(30, 1_000) },
  )
})

it('ticks what is new, leaves what differs, and says the fields that a screen has a name for (I17)', () => {
  const current = someHoldings({
    leitura: [aReading({ paginasTotal: 300, paginasPorDia: { '2026-11-03': 4 } })],
    candidaturas: [anApplication({ contatoId: 'outro' })],
    financas: aBook({ saidas: [aTransaction({ valor: 1, descricao: 'Outra' })] }),
    habilidades: [],
  })
  const rows = plan(exported(someHoldings()), current)
  const ofKind = (asked: string) => rows.find(({ kind }) => kind === asked)
  expect(ofKind('habilidades')).toMatchObject({ verdict: 'new', isTicked: true })
  expect(ofKind('saidas')).toMatchObject({
    verdict: 'changed',
    isTicked: false,
    differences: [
      { label: 'Descrição', before: 'Outra', after: 'Passe escolar' },
      { label: 'Valor', before: 'R$\u00a01,00', after: 'R$\u00a0182,50' },
    ],
  })
  expect(ofKind('leitura')).toMatchObject({
    verdict: 'changed',
    differences: [{ label: 'Páginas', before: '300', after: '256' }],
  })
  expect(ofKind('candidaturas')).toMatchObject({ verdict: 'changed', differences: [] })
})

it('says what differs in the profile, a skill and a subject, of days only how many (I17)', () => {
  const current = someHoldings({
    alunos: aStudent({ curso: 'Física', nomeCompleto: 'Ana Beatriz Souza' }),
    habilidades: [
      aSkill({ nome: 'Inglês', nivel: 'Avançado', checkins: { '2026-11-02': '', '2026-11-03': '' } }),
    ],
    disciplinas: [aSubject({ nome: 'Cálculo I', horarios: '35T34', ead: true })],
  })
  const told = plan(exported(someHoldings()), current)
    .filter(({ verdict }) => verdict === 'changed')
    .map(({ title, differences = [] }) => [
      title,
      ...differences.map((each) => `${each.label}: ${each.before} → ${each.after}`),
    ])
  expect(told).toEqual([
    ['Perfil', 'Curso: Física → Pedagogia'],
    ['Inglês', 'Nível: Avançado → Intermediário', 'Check-ins: 2 → 0'],
    ['Cálculo I', 'Horário: 35T34 → 24M12', 'A distância (EAD): Sim → Não'],
  ])
})

it('pauses after each 500 rows', () => {
  const leitura = Array.from({ length: 1_200 }, (_, at) => aReading({ id: `r${at}` }))
  const file = { archive: exported({ ...NO_HOLDINGS, leitura }), refused: [] }
  const steps = [...planArchive(file, NO_HOLDINGS, { owner: 'uid-ana', now: NOW })]
  expect(steps.slice(-2)).toEqual([500, 1_000])
})

it('says how many of a file are what, in words that fit (I17)', () => {
  const { length } = plan(exported(someHoldings()), NO_HOLDINGS)
  const counts = countLines(plan(exported(someHoldings()), someHoldings()))
  expect(countWords(counts, RECORD_WORDS)).toBe(
    `${length} registros = 0 novos + ${length} já na conta + 0 diferentes + 0 recusados`,
  )
  expect(countWords({ new: 1, known: 1_233, changed: 1, refused: 1, none: 0 }, RECORD_WORDS)).toBe(
    '1.236 registros = 1 novo + 1.233 já na conta + 1 diferente + 1 recusado',
  )
})

it('has a row for each element of a file, each with its own id, a title and whether it can be ticked (I17)', () => {
  fc.assert(
    fc.property(anyHoldings(), anyHoldings(), fc.nat(3), (file, current, broken) => {
      const document = JSON.parse([...archiveText(exported(file))].join('')) as { leitura: unknown[] }
      document.leitura.splice(1, 0, ...Array.from({ length: broken }, () => ({ id: '' })))
      const read = finished(readArchive(JSON.stringify(document)))
      if (read.fault !== undefined) throw new Error(read.fault)
      const rows = plan(read.archive, current, read.refused)
      const { linkedin, visoes, metaLeitura } = file.preferencias
      const lists = [...Object.values(document), ...Object.values(file.financas)].filter(Array.isArray)
      expect(rows).toHaveLength(
        lists.reduce((sum, list) => sum + list.length, 0) +
          (file.alunos ? 1 : 0) +
          linkedin.length +
          Object.keys(visoes).length +
          (metaLeitura ? 1 : 0),
      )
      expect(rows.map(({ at }) => at)).toEqual(rows.map((_, at) => at + 1))
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      const second = rows.findIndex(({ kind }) => kind === 'leitura') + Math.min(1, file.leitura.length)
      const inserted = rows.slice(second, second + broken)
      expect(inserted.map(({ verdict }) => verdict)).toEqual(inserted.map(() => 'refused'))
      for (const { title, verdict, isTicked, reason, change } of rows) {
        expect(title).not.toBe('')
        expect(isTicked).toBe(
          { new: true, changed: false, known: undefined, refused: undefined, none: 0 }[verdict],
        )
        expect(reason !== undefined).toBe(verdict === 'refused')
        expect(change !== undefined).toBe(isTicked !== undefined)
      }
    }),
    { numRuns: runs(60, 2_000) },
  )
})
