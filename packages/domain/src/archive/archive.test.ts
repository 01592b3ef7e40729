import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  aContact,
  anApplication,
  anAssessment,
  aReading,
  aSkill,
  aStudent,
  aSubject,
  aTransaction,
  countsOf,
  NO_HOLDINGS,
  planImport,
  someHoldings,
} from '../../testing/index.ts'
import { HOSTILE_URLS } from '../../testing/hostile-urls.ts'
import { isSafeUrl } from '../kernel/index.ts'
import { subjectDraftSchema } from '../semester/index.ts'
import { archiveText, countIn, exportOf } from './export.ts'
import type { Archive, Holdings } from './holdings.ts'
import { inPieces } from '../kernel/index.ts'
import { ARCHIVE_FAULTS, MAX_ARCHIVE, readArchive } from './read.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const exported = (holdings: Holdings = someHoldings(), conta = 'uid-ana'): Archive =>
  exportOf(holdings, { conta, exportadoEm: NOW })
const textOf = (archive: object): string => [...archiveText(archive as Archive)].join('')
const read = (text: string) => inPieces(readArchive(text), { wait: () => Promise.resolve() }, () => undefined)
const readWhole = async (text: string) => {
  const result = await read(text)
  if (result.fault !== undefined) throw new Error(result.fault)
  return result
}
const into = (archive: Archive, current: Holdings, owner = 'uid-ana', replaces = false) =>
  planImport(archive, current, { owner, replaces, now: NOW })

describe('an exported file (B17)', () => {
  it('says what it is, in the specification’s words, a record on each line', () => {
    const lines = textOf(exported()).split('\n')
    expect(lines.slice(0, 3)).toEqual(['{', '"formato": "caderno",', '"versao": 2,'])
    expect(JSON.parse(lines.find((line) => line.includes('Dom Casmurro'))!)).toMatchObject({
      titulo: 'Dom Casmurro',
      paginasLidas: 64,
    })
    expect(Object.keys(JSON.parse(lines.join('\n')) as object)).toEqual([
      'formato',
      'versao',
      'exportadoEm',
      'conta',
      'usuarios',
      'alunos',
      'preferencias',
      'financas',
      'contatos',
      'candidaturas',
      'metas_carreira',
      'habilidades',
      'leitura',
      'disciplinas',
    ])
    expect(countIn(exported())).toBe(14)
  })

  it.each([0, 1, 200, 201])('holds all of %d records of a kind', (length) => {
    const leitura = Array.from({ length }, (_, at) => aReading({ id: `r${at}` }))
    const text = textOf(exported(someHoldings({ leitura })))
    expect((JSON.parse(text) as Archive).leitura).toHaveLength(length)
    expect(text.includes('"leitura": [],\n')).toBe(length === 0)
  })

  it('holds no password and no uid in a record, whatever a document holds (D1)', () => {
    const secret = { senha: 'canario-123', confirmSenha: 'canario-123' }
    const text = textOf(
      exported(
        someHoldings({
          alunos: { ...aStudent(), ...secret },
          leitura: [{ ...aReading(), ...secret }],
          usuarios: null,
        }),
      ),
    )
    expect(text).not.toMatch(/canario|senha/i)
    expect(text.match(/uid-ana/g)).toHaveLength(1)
  })
})

describe('a file that cannot be imported (R8)', () => {
  const text = textOf(exported())
  it.each([
    ['empty', ''],
    ['empty', '\uFEFF \n'],
    ['foreign', 'nome;valor\n'],
    ['foreign', '[]'],
    ['foreign', 'null'],
    ['foreign', '{"formato":"outro","versao":1}'],
    ['foreign', '{"formato":"caderno"}'],
    ['foreign', '{"formato":"caderno","versao":"1"}'],
    ['foreign', '{"formato":"caderno","versao":1.5}'],
    ['damaged', text.slice(0, -40)],
    ['damaged', text.replace('"valor": ', '"valor": NaN').replace('182.5', 'NaN')],
    ['damaged', '{"formato":"caderno","versao":1,"leitura":{}}'],
    ['damaged', '{"formato":"caderno","versao":1,"financas":{"entradas":1}}'],
    ['damaged', '{"formato":"caderno","versao":1,"financas":[]}'],
    ['damaged', '{"formato":"caderno","versao":1,"__proto__":{"polluted":true}}'],
    ['damaged', '{"formato":"caderno","versao":1,"financas":{"constructor":{}}}'],
    ['newer', '{"formato":"caderno","versao":3}'],
    ['too-deep', `{"formato":"caderno","versao":1,"leitura":${'['.repeat(100_000)}`],
  ] as const)('is %s', async (fault, given) => {
    expect(await read(given)).toEqual({ fault })
    expect(ARCHIVE_FAULTS[fault]).toMatch(/^[A-Z].*\.$/)
  })

  it('is too large before anything of it is read', async () => {
    expect(await read(' '.repeat(MAX_ARCHIVE))).toEqual({ fault: 'empty' })
    expect(await read('[['.padEnd(MAX_ARCHIVE + 1, '['))).toEqual({ fault: 'too-large' })
  })
})

describe('what is read of a file (B17, R8)', () => {
  it('is what stands behind a byte order mark, and nothing that the file does not have', async () => {
    const { archive, refused } = await readWhole('\uFEFF{"formato":"caderno","versao":1}')
    expect(archive).toEqual({ ...exportOf(NO_HOLDINGS, { conta: '', exportadoEm: '' }) })
    expect(refused).toEqual([])
  })

  it('is all of a file of version 1, which has no disciplinas', async () => {
    const { disciplinas: _, ...first } = { ...exported(), versao: 1 }
    const { archive, refused } = await readWhole(JSON.stringify(first))
    expect(archive).toEqual(exported(someHoldings({ disciplinas: [] })))
    expect(refused).toEqual([])
    const current = someHoldings()
    expect(into(archive, current).changes.records.disciplinas).toEqual([])
    expect(into(archive, NO_HOLDINGS).changes.records.leitura).toEqual([aReading()])
  })

  it('is a subject of an earlier file, whose rule and assessments lack what they have had since', async () => {
    const { semestre, horarios, nome } = aSubject()
    const regra = {
      calculo: 'aritmetica',
      media: 6,
      minimoFinal: 3,
      pesoMedia: 2,
      pesoFinal: 1,
      mediaFinal: 5,
    }
    const prova = {
      titulo: 'P1',
      tipo: 'prova',
      data: '2026-11-24',
      hora: '',
      peso: 2,
      maxima: 10,
      nota: 7,
      feita: true,
    }
    const earlier = { id: 'a', nome, semestre, horarios, regra, avaliacoes: [{ id: 'p1', ...prova }] }
    const { archive, refused } = await readWhole(
      JSON.stringify({
        ...exported(),
        disciplinas: [earlier, { ...earlier, id: 'b', regra: { ...regra, media: 11 } }],
      }),
    )
    expect(archive.disciplinas).toMatchObject([earlier])
    expect(v.is(subjectDraftSchema, archive.disciplinas[0])).toBe(true)
    expect(refused).toMatchObject([{ kind: 'disciplinas' }])
  })

  it('is of a subject all that it holds, or nothing where an assessment is broken', async () => {
    const [subject] = exported().disciplinas
    const broken = { ...subject, id: 'b', avaliacoes: [anAssessment({ nota: 11 })] }
    const { archive, refused } = await readWhole(
      JSON.stringify({ ...exported(), disciplinas: [subject, broken] }),
    )
    expect(archive.disciplinas).toEqual([subject])
    expect(refused).toMatchObject([{ kind: 'disciplinas' }])
  })

  it('takes the default where a field is missing, and leaves a record out that has a broken one', async () => {
    const leitura = [
      { id: 'sem-quase-nada', titulo: 'O Cortiço' },
      { id: 'a', titulo: 7 },
      { id: 'b', titulo: 'B', avaliacao: 6 },
      { id: 'c', titulo: 'C', linkCompra: 'javascript:alert(1)' },
      { id: 'd', titulo: 'D', paginasLidas: null },
      { id: 'e', titulo: 'x'.repeat(201) },
      { id: 'f', titulo: ' ' },
      { titulo: 'Sem id' },
      { id: 'a/b', titulo: 'A' },
      { id: '..', titulo: 'A' },
      { id: '__id__', titulo: 'A' },
      { id: 'sem-quase-nada', titulo: 'De novo' },
      null,
      'texto',
      [],
      { id: 'g', titulo: 'G', dataInicio: '2026-02-30' },
      { id: 'h', titulo: 'H', paginasPorDia: { hoje: 1 } },
    ]
    const { archive, refused } = await readWhole(JSON.stringify({ ...exported(), leitura }))
    expect(archive.leitura).toEqual([
      expect.objectContaining({
        id: 'sem-quase-nada',
        titulo: 'O Cortiço',
        categoria: 'Ficção',
        status: 'Não Iniciado',
        dataCriacao: '',
      }),
    ])
    expect(refused).toHaveLength(leitura.length - 1)
  })

  it.each([
    ['', 0],
    ['.', 0],
    ['.a', 1],
    ['x'.repeat(200), 1],
    ['x'.repeat(201), 0],
  ])('has a record with the id %.9j: %d', async (id, count) => {
    const { archive } = await readWhole(JSON.stringify({ ...exported(), leitura: [aReading({ id })] }))
    expect(archive.leitura).toHaveLength(count)
  })

  it.each(
    HOSTILE_URLS.filter((url) => url.trim() !== '' && !isSafeUrl(url.trim())).map((url) =>
      JSON.stringify(url),
    ),
  )('takes no record with the link %s (D14)', async (written) => {
    const link = JSON.parse(written) as string
    const { leitura, candidaturas } = exported()
    const links = {
      leitura: [
        { ...leitura[0], linkCompra: link },
        { ...leitura[0], id: 'capa', capa: link },
      ],
      candidaturas: [{ ...candidaturas[0], link }],
    }
    const { refused } = await readWhole(
      JSON.stringify({ ...exported(), ...links, alunos: { ...exported().alunos, foto: link } }),
    )
    expect(refused.map(({ kind }) => kind)).toEqual(['alunos', 'candidaturas', 'leitura', 'leitura'])
  })

  it('has no field that a schema does not know, and no record that brings a prototype', async () => {
    const polluted = textOf(exported()).replace(
      '"titulo":"Dom Casmurro"',
      '"titulo":"Dom Casmurro","__proto__":{"polluted":true}',
    )
    expect((await readWhole(polluted)).refused).toMatchObject([{ kind: 'leitura' }])
    const { archive } = await readWhole(
      JSON.stringify({
        ...exported(),
        habilidades: [{ ...aSkill(), admin: true, senha: 'x' }],
        leitura: [{ ...aReading(), userId: 'uid-bia' }],
      }),
    )
    expect(archive.habilidades[0]).not.toHaveProperty('admin')
    expect(archive.habilidades[0]).not.toHaveProperty('senha')
    expect(archive.leitura[0]).not.toHaveProperty('userId')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('refuses each broken element of the finances, the profile and the preferences by its number', async () => {
    const archive = exported()
    const financas = {
      ...archive.financas,
      saidas: [aTransaction(), { ...aTransaction({ id: 'x' }), valor: -1 }],
      orcamentos: [{ id: 'outro', mes: '2026-11', categoria: 'Lazer', valor: 1 }],
    }
    const { refused } = await readWhole(
      JSON.stringify({
        ...archive,
        financas,
        alunos: { ...archive.alunos, turno: 'Madrugada' },
        preferencias: { linkedin: 'foto' },
      }),
    )
    expect(refused.map(({ kind, at }) => [kind, at])).toEqual([
      ['alunos', 1],
      ['preferencias', 2],
      ['saidas', 5],
      ['orcamentos', 7],
    ])
  })
})

it('says of each refused element what it calls itself and what is broken, in Portuguese (I17)', async () => {
  const { refused } = await readWhole(
    JSON.stringify({
      ...exported(NO_HOLDINGS),
      financas: { saidas: [{ ...aTransaction(), valor: 'muito' }] },
      leitura: [
        { ...aReading(), linkCompra: 'javascript:alert(1)' },
        { ...aReading(), titulo: 'x'.repeat(201) },
        { ...aReading(), id: 'y', paginasTotal: true },
        aReading(),
        aReading(),
        null,
      ],
    }),
  )
  expect(refused.map(({ at, title, reason }) => [at, title, reason])).toEqual([
    [1, aTransaction().descricao, 'Está incompleto ou tem um campo que não pode ser lido.'],
    [2, 'Dom Casmurro', 'Link inválido.'],
    [3, 'x'.repeat(200), 'Use no máximo 200 caracteres.'],
    [4, 'Dom Casmurro', 'Informe um número inteiro de páginas.'],
    [6, 'Dom Casmurro', 'Repete outro registro do arquivo.'],
    [7, '', 'Está incompleto ou tem um campo que não pode ser lido.'],
  ])
})

describe('an import (B18)', () => {
  it('gives the records of another account ids of their own, and leads an application to its contact there', () => {
    const { changes, elements } = into(exported(), NO_HOLDINGS, 'uid-bia')
    expect(changes.records.contatos[0]).toMatchObject({ id: 'uid-bia-contato-1', userId: 'uid-bia' })
    expect(changes.records.candidaturas[0]).toMatchObject({
      id: 'uid-bia-candidatura-1',
      userId: 'uid-bia',
      contatoId: 'uid-bia-contato-1',
    })
    expect(elements[0]).toMatchObject({ kind: 'alunos', verdict: 'refused' })
    expect(changes.finances).toHaveLength(4)
  })

  it('names the subject of a book as the account has it, and none that neither it nor the file has', () => {
    const leitura = [aReading({ disciplinaId: 'disciplina-1' })]
    const subjectIn = (holdings: Holdings) =>
      into(exported(holdings), NO_HOLDINGS, 'uid-bia').changes.records.leitura[0]!.disciplinaId
    expect(subjectIn(someHoldings({ leitura }))).toBe('uid-bia-disciplina-1')
    expect(subjectIn(someHoldings({ leitura, disciplinas: [] }))).toBe('')
  })

  it('names no contact that neither the file nor the account has', () => {
    const archive = exported(someHoldings({ contatos: [] }))
    expect(into(archive, NO_HOLDINGS, 'uid-bia').changes.records.candidaturas[0]!.contatoId).toBe('')
    expect(into(archive, NO_HOLDINGS).changes.records.candidaturas[0]!.contatoId).toBe('contato-1')
  })

  it('keeps what the account has otherwise, or replaces it with the day on which it was made', () => {
    const current = someHoldings({
      leitura: [aReading({ paginasLidas: 200, dataCriacao: '2026-01-01T00:00:00.000Z' })],
      candidaturas: [anApplication({ fase: 'aprovado' })],
    })
    expect(countsOf(into(exported(), current), 'leitura', 'candidaturas')).toMatchObject({
      known: 0,
      changed: 2,
    })
    expect(into(exported(), current).changes.records.leitura).toEqual([])
    expect(into(exported(), current, 'uid-ana', true).changes.records.leitura).toEqual([
      aReading({ dataCriacao: '2026-01-01T00:00:00.000Z' }),
    ])
  })

  it('takes a transaction out of the list that its type was changed from', () => {
    const archive = exported(
      someHoldings({ financas: { ...someHoldings().financas, entradas: [], saidas: [aTransaction()] } }),
    )
    const income = aTransaction({ tipo: 'entrada', categoria: 'Outros' })
    const current = someHoldings({ financas: { ...someHoldings().financas, entradas: [income], saidas: [] } })
    expect(into(archive, current).changes.finances).toEqual([])
    expect(into(archive, current, 'uid-ana', true).changes.finances).toEqual([
      { list: 'entradas', remove: income.id },
      { list: 'saidas', put: aTransaction() },
    ])
  })

  it('fills a profile that has nothing of it, and touches no other unless it is to be replaced', () => {
    const blank = aStudent({ nomeCompleto: '', cpf: '', curso: '', telefone: '' })
    expect(into(exported(), someHoldings({ alunos: blank })).changes.profile).toEqual({
      nomeCompleto: 'Ana Beatriz Souza',
      cpf: '529.982.247-25',
      curso: 'Pedagogia',
      telefone: '(11) 98765-4321',
    })
    const other = aStudent({ nomeCompleto: 'Bia', cpf: '', matricula: 'MAT-1', email: 'bia@exemplo.com.br' })
    expect(into(exported(), someHoldings({ alunos: other })).changes.profile).toEqual({})
    expect(into(exported(), someHoldings({ alunos: other }), 'uid-ana', true).changes.profile).toEqual({
      nomeCompleto: 'Ana Beatriz Souza',
      cpf: '529.982.247-25',
    })
  })

  it('replaces a profile by the file’s, empty fields too', () => {
    const school = {
      nivelEnsino: 'Ensino Médio',
      curso: '',
      nomeInstituicao: '',
      anoSerie: '3º ano',
      nomeEscola: 'E. E. Rui Barbosa',
      turno: 'Manhã',
      foto: 'https://x.com/a.png',
    } as const
    const college = {
      nivelEnsino: 'Ensino Superior',
      curso: 'Letras',
      nomeInstituicao: 'USP',
      anoSerie: '',
      nomeEscola: '',
      turno: '',
      foto: '',
    } as const
    const { profile } = into(
      exported(someHoldings({ alunos: aStudent(college) })),
      someHoldings({ alunos: aStudent(school) }),
      'uid-ana',
      true,
    ).changes
    expect({ ...aStudent(school), ...profile }).toEqual(aStudent(college))
  })

  it('lets no stamp of a file lie in the future or be none', () => {
    const archive = exported(
      someHoldings({ contatos: [aContact({ createdAt: '2099-01-01T00:00:00.000Z', updatedAt: 'ontem' })] }),
    )
    expect(into(archive, NO_HOLDINGS).changes.records.contatos[0]).toMatchObject({
      createdAt: '',
      updatedAt: '',
    })
  })
})
