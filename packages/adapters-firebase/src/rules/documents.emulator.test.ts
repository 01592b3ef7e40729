import { LINKEDIN_ITEMS, MAX_HISTORY, NEW_APPLICATION } from '@caderno/domain/career'
import {
  MAX_ASSESSMENTS,
  MAX_CALENDAR_NAMES,
  MAX_SUBJECT_DAYS,
  MENTIONS,
  USUAL_RULE,
} from '@caderno/domain/semester'
import { MAX_CHECKINS, MAX_PAUSES } from '@caderno/domain/skills'
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadRules, newProject } from '../../test/emulators.ts'
import { kindOf, REFERENCE_FIELDS } from '../../test/rules-kinds.ts'
import { aPerson, asking, claimsOf, emailOf, forget, nextUid, put, verdict } from '../../test/rules-world.ts'

const now = serverTimestamp()
let project: string
beforeAll(async () => {
  project = await newProject()
})
afterAll(() => forget(project))

test('the rules compile, and rules that do not say so', async () => {
  await expect(
    loadRules(project, 'service cloud.firestore { match /a { allow read: if ; } }'),
  ).rejects.toThrow('do not compile')
  await loadRules(project)
})

describe('financas (§3.6, D7, D10, B1)', () => {
  const income = {
    id: '1',
    descricao: 'Bolsa',
    valor: 700,
    categoria: 'Outros',
    data: '2026-11-05',
    tipo: 'entrada',
  }

  function aBook() {
    const { uid, db } = aPerson(project)
    return (document: DocumentData) => verdict(setDoc(doc(db, `financas/${uid}`), document, { merge: true }))
  }

  test('begins with one element, whatever list it is in, and is never wanting for the others', async () => {
    const write = aBook()
    expect(await write({ saidas: arrayUnion(income), updatedAt: now })).toBe('allowed')
    expect(await write({ entradas: arrayUnion(income), saidas: arrayRemove(income), updatedAt: now })).toBe(
      'allowed',
    )
    expect(await write({ metas: arrayUnion(income) })).toBe('allowed')
    expect(
      await write({
        orcamentos: arrayUnion({ id: '2026-11/Lazer', categoria: 'Lazer', mes: '2026-11', valor: 150 }),
        updatedAt: now,
      }),
    ).toBe('allowed')
  })

  test('says when it was created once', async () => {
    const write = aBook()
    expect(await write({ entradas: arrayUnion(income), updatedAt: now })).toBe('allowed')
    expect(await write({ createdAt: now, updatedAt: now })).toBe('allowed')
    expect(await write({ createdAt: Timestamp.fromMillis(1), updatedAt: now })).toBe('denied')
    expect(await write({ createdAt: deleteField(), updatedAt: now })).toBe('denied')
  })

  test.each<[string, DocumentData]>([
    ['without the time of the change', { entradas: [] }],
    ['with a time of tomorrow', { updatedAt: Timestamp.fromMillis(Date.now() + 86_400_000) }],
    ['with text for a list', { entradas: 'nada', updatedAt: now }],
    ['with a map for a list', { saidas: {}, updatedAt: now }],
    ['with a number for a list', { metas: 0, updatedAt: now }],
    ['with a map for the budgets', { orcamentos: { Lazer: 150 }, updatedAt: now }],
    [
      'with more elements than a document holds',
      { metas: Array.from({ length: 10_001 }, () => 0), updatedAt: now },
    ],
    ['with a password', { senha: 'canario', updatedAt: now }],
    ['with a list of its own', { investimentos: [], updatedAt: now }],
  ])('not %s', async (_, document) => {
    expect(await aBook()(document)).toBe('denied')
  })
})

describe('candidaturas and metas_carreira (R1)', () => {
  /** A new document of somebody new with these keys left out and these put in. */
  const begin = (
    collection: 'candidaturas' | 'metas_carreira',
    without: readonly string[],
    over: DocumentData = {},
  ) => {
    const { uid, db } = aPerson(project)
    const [[path, document]] = kindOf(collection).place(uid, over)
    return verdict(
      put(db, [
        [path, Object.fromEntries(Object.entries(document).filter(([key]) => !without.includes(key)))],
      ]),
    )
  }
  const SPECIFIED = ['empresa', 'vaga', 'dataEnvio', 'fase', 'observacoes']
  const MORE = Object.keys(NEW_APPLICATION).filter((field) => !SPECIFIED.includes(field))

  test('need no more than the fields of the specification', async () => {
    expect(await begin('candidaturas', MORE)).toBe('allowed')
    expect(await begin('metas_carreira', ['dataAlvo'])).toBe('allowed')
    expect(await begin('candidaturas', [...MORE, 'observacoes'])).toBe('denied')
    expect(await begin('metas_carreira', ['dataAlvo', 'concluida'])).toBe('denied')
  })

  test('an application keeps 200 changes of fase, and a list is all that can keep them', async () => {
    const changes = (length: number) => ({
      historico: Array.from({ length }, () => ({ fase: 'enviado', em: '2026-11-03' })),
    })
    expect(await begin('candidaturas', [], changes(MAX_HISTORY))).toBe('allowed')
    expect(await begin('candidaturas', [], changes(MAX_HISTORY + 1))).toBe('denied')
    expect(await begin('candidaturas', [], { historico: 'enviado' })).toBe('denied')
    expect(await begin('candidaturas', [], { historico: { fase: 'enviado' } })).toBe('denied')
  })
})

describe('habilidades and leitura (B1)', () => {
  const DAY = new FieldPath('checkins', '2026-11-20')
  /** Somebody's document, and what its owner may make of it. */
  const aDocument = async (collection: 'habilidades' | 'leitura', over: DocumentData = {}) => {
    const { uid, db } = aPerson(project)
    const kind = kindOf(collection)
    const [[path, document]] = kind.place(uid, over)
    await put(asking(project, 'owner'), [[path, known(document)]])
    return (...change: [FieldPath | string, unknown]) =>
      verdict(updateDoc(doc(db, path), ...change, ...Object.entries<unknown>(kind.patch).flat()))
  }
  const known = (document: DocumentData) =>
    Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined))
  const days = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `${2000 + Math.floor(n / 372)}-${Math.floor((n % 372) / 31) + 1}-${(n % 31) + 1}`,
        '',
      ]),
    )

  test('need no more than the fields of the specification', async () => {
    const begin = (collection: 'habilidades' | 'leitura', without: readonly string[]) => {
      const { uid, db } = aPerson(project)
      const [[path, document]] = kindOf(collection).place(uid)
      return verdict(
        put(db, [
          [path, Object.fromEntries(Object.entries(document).filter(([key]) => !without.includes(key)))],
        ]),
      )
    }
    expect(await begin('habilidades', ['checkins', 'metaSemanal', 'pausas', 'estudos'])).toBe('allowed')
    expect(await begin('leitura', ['paginasPorDia', 'leituras', ...REFERENCE_FIELDS])).toBe('allowed')
    expect(await begin('habilidades', ['ativo', 'checkins', 'metaSemanal', 'pausas'])).toBe('denied')
  })

  test('take the days one by one, also those of older records that have none', async () => {
    for (const checkins of [{}, { '2026-11-19': 'Escalas' }, undefined, 'nenhum']) {
      const change = await aDocument('habilidades', { checkins })
      expect(await change(DAY, 'Acordes')).toBe('allowed')
      expect(await change(DAY, deleteField())).toBe('allowed')
    }
    expect(await (await aDocument('leitura'))(new FieldPath('paginasPorDia', '2026-11-20'), 12)).toBe(
      'allowed',
    )
  })

  test('take a pause of one day with the mark that tells it from a skip (B13)', async () => {
    const change = await aDocument('habilidades', { pausas: [{ de: '2026-11-16', ate: '2026-11-16' }] })
    expect(
      await change('pausas', [
        { de: '2026-11-16', ate: '2026-11-16' },
        { de: '2026-11-18', ate: '2026-11-18', pausa: true },
      ]),
    ).toBe('allowed')
  })

  test('no more of them than a document is meant to hold', async () => {
    const full = await aDocument('habilidades', { checkins: days(MAX_CHECKINS) })
    expect(await full(DAY, '')).toBe('denied')
    expect(await full('checkins', days(MAX_CHECKINS))).toBe('allowed')
    expect(await full('checkins', days(MAX_CHECKINS + 1))).toBe('denied')
    expect(await full('estudos', days(MAX_CHECKINS))).toBe('allowed')
    expect(await full('estudos', days(MAX_CHECKINS + 1))).toBe('denied')
    const paused = (length: number) => Array.from({ length }, () => ({ de: '2026-11-02', ate: '2026-11-03' }))
    expect(await full('pausas', paused(MAX_PAUSES))).toBe('allowed')
    expect(await full('pausas', paused(MAX_PAUSES + 1))).toBe('denied')
    expect(await (await aDocument('leitura'))('paginasPorDia', days(4_001))).toBe('denied')
  })

  test.each<[string, unknown]>([
    ['checkins', []],
    ['checkins', 'hoje'],
    ['checkins', null],
    ['estudos', []],
    ['pausas', {}],
    ['pausas', 'sempre'],
    ['metaSemanal', '3'],
    ['metaSemanal', 8],
  ])('habilidades: not %s as %o', async (field, value) => {
    expect(await (await aDocument('habilidades'))(field, value)).toBe('denied')
  })

  test('earlier readings, a hundred at most, in an older record too (D9)', async () => {
    const read = (length: number) => Array.from({ length }, () => ({ inicio: '', fim: '2024-04-10' }))
    const change = await aDocument('leitura', { leituras: undefined })
    for (const value of [read(100), []]) expect(await change('leituras', value)).toBe('allowed')
    for (const value of [read(101), {}, null]) expect(await change('leituras', value)).toBe('denied')
  })

  test.each([[[12]], [12], ['doze']])('leitura: not paginasPorDia as %o', async (value) => {
    expect(await (await aDocument('leitura'))('paginasPorDia', value)).toBe('denied')
  })
})

describe('disciplinas (S1, S4, S8)', () => {
  const begin = (over: DocumentData) => {
    const { uid, db } = aPerson(project)
    return verdict(put(db, kindOf('disciplinas').place(uid, over)))
  }
  const days = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`d${n}`, '']))

  test.each<[string, (limit: number) => unknown, number]>([
    ['faltas', days, MAX_SUBJECT_DAYS],
    ['semAula', days, MAX_SUBJECT_DAYS],
    ['estudos', days, MAX_SUBJECT_DAYS],
    ['avaliacoes', (length) => Array.from({ length }, () => 0), MAX_ASSESSMENTS],
    ['calendario', (length) => Array.from({ length }, () => 'GCC128'), MAX_CALENDAR_NAMES],
  ])('have of %s no more than a document is meant to hold', async (field, of, most) => {
    expect(await begin({ [field]: of(most) })).toBe('allowed')
    expect(await begin({ [field]: of(most + 1) })).toBe('denied')
  })

  test('take a table of class hours of 2,000 characters', async () => {
    expect(await begin({ tabela: '😀'.repeat(2_000) })).toBe('allowed')
    expect(await begin({ tabela: `${'😀'.repeat(2_000)}a` })).toBe('denied')
  })

  test.each(['2026', '2026.1', '2026.4', '1000.9'])('are of the semester %s', async (semestre) => {
    expect(await begin({ semestre })).toBe('allowed')
  })

  test.each(['', '2026.', '2026.12', '0999.1', '2026-1', '2026.2\n', '٢٠٢٦.2', 2026.2, null])(
    'not of the semester %j',
    async (semestre) => {
      expect(await begin({ semestre })).toBe('denied')
    },
  )

  test.each<[unknown]>([
    [null],
    [{ quantidade: 0, dia: '2026-11-20' }],
    [{ quantidade: 2_000, dia: '2028-02-29' }],
  ])('have %o as the absences that the institution counts', async (faltasOficiais) => {
    expect(await begin({ faltasOficiais })).toBe('allowed')
  })

  test.each<[unknown]>([
    [{ quantidade: 2_001, dia: '2026-11-20' }],
    [{ quantidade: -1, dia: '2026-11-20' }],
    [{ quantidade: 1.5, dia: '2026-11-20' }],
    [{ quantidade: '4', dia: '2026-11-20' }],
    [{ quantidade: 4, dia: '' }],
    [{ quantidade: 4, dia: '2026-02-30' }],
    [{ quantidade: 4 }],
    [{ quantidade: 4, dia: '2026-11-20', extra: 1 }],
    [4],
    [[]],
  ])('not %o', async (faltasOficiais) => {
    expect(await begin({ faltasOficiais })).toBe('denied')
  })

  test('are written without what an earlier page does not know', async () => {
    const { uid, db } = aPerson(project)
    const [[path, document]] = kindOf('disciplinas').place(uid)
    const later = 'mencao periodo inicio fim semanaI faltasAntes faltasOficiais calendario'.split(' ')
    const earlier = Object.fromEntries(Object.entries(document).filter(([key]) => !later.includes(key)))
    expect(await verdict(put(db, [[path, earlier]]))).toBe('allowed')
  })

  test.each<DocumentData>([
    {},
    { calculo: 'aritmetica' },
    { media: 0, minimoFinal: 0, mediaFinal: 0, pesoMedia: 0, pesoFinal: 0.01 },
    { media: 10, minimoFinal: 10, mediaFinal: 10, pesoMedia: 100, pesoFinal: 100, minimoNaFinal: 10 },
    { etapas: [2, 2, 3, 3], nomeEtapa: 'bimestre', recuperacao: 'media', final: 'melhor' },
    { final: 'recupera', escala: 'mencoes' },
  ])('are passed by a rule with %o (S9)', async (over) => {
    expect(await begin({ regra: { ...USUAL_RULE, ...over } })).toBe('allowed')
  })

  test.each(['', ...MENTIONS])('have the mention %j (S10)', async (mencao) => {
    expect(await begin({ mencao })).toBe('allowed')
  })
  test.each(['MMM', 'mm', null, 5])('have no mention %j', async (mencao) => {
    expect(await begin({ mencao })).toBe('denied')
  })

  test.each([6, 11])('are passed by a rule of an older page, which knows %d of its fields', async (known) => {
    expect(await begin({ regra: Object.fromEntries(Object.entries(USUAL_RULE).slice(0, known)) })).toBe(
      'allowed',
    )
  })

  const { media: _, ...withoutMean } = USUAL_RULE
  const ruledBy = (over: object): [unknown] => [{ ...USUAL_RULE, ...over }]
  test.each<[unknown]>([
    [withoutMean],
    ...[{ extra: 1 }, { calculo: 'geometrica' }, { media: '7' }, { media: 10.01 }].map(ruledBy),
    ...[{ minimoFinal: -0.01 }, { pesoMedia: 100.01 }, { pesoFinal: 0 }, { mediaFinal: null }].map(ruledBy),
    ...[{ etapas: [1, 1, 1, 1, 1] }, { etapas: 4 }, { nomeEtapa: 'semana' }].map(ruledBy),
    ...[{ recuperacao: 'dobra' }, { final: '' }, { minimoNaFinal: 10.01 }, { escala: '' }].map(ruledBy),
    [[7]],
    ['7'],
    [null],
  ])('not by the rule %o', async (regra) => {
    expect(await begin({ regra })).toBe('denied')
  })
})

describe('bug-reports (§3.9, §6.3)', () => {
  const send = (uid: string | null, over: DocumentData = {}) => {
    const [[path, document]] = kindOf('bug-reports').place(uid ?? 'anonimo', over)
    const db = asking(project, uid === null ? undefined : claimsOf(uid))
    return verdict(put(db, [[path, document]]))
  }

  test('anybody may send one as nobody, a user as themselves, with their own address or none', async () => {
    const uid = nextUid()
    expect(await send(null)).toBe('allowed')
    expect(await send(uid)).toBe('allowed')
    expect(await send(uid, { userId: 'anonimo' })).toBe('allowed')
    expect(await send(uid, { userEmail: 'não informado' })).toBe('allowed')
  })

  test('nobody as somebody else, nor with the address of somebody else', async () => {
    const [uid, other] = [nextUid(), nextUid()]
    expect(await send(uid, { userId: other })).toBe('denied')
    expect(await send(uid, { userEmail: emailOf(other) })).toBe('denied')
    expect(await send(null, { userEmail: emailOf(other) })).toBe('denied')
    expect(await send(null, { userId: other })).toBe('denied')
  })

  test.each([
    { status: 'resolvido' },
    { timestamp: Timestamp.fromMillis(1) },
    { timestamp: 'agora' },
    { senha: 'canario' },
    { resposta: '' },
  ])('not with %o', async (over) => {
    expect(await send(null, over)).toBe('denied')
  })
})

describe('preferencias', () => {
  const choose = async (document: DocumentData) => {
    const { uid, db } = aPerson(project)
    return verdict(setDoc(doc(db, `preferencias/${uid}`), document, { merge: true }))
  }

  test('keeps the view of each module', async () => {
    expect(
      await choose({
        visoes: { carreira: 'quadro', financas: 'lista', habilidades: 'grade', leitura: 'lista' },
      }),
    ).toBe('allowed')
  })

  test('keeps what is done of the LinkedIn checklist, item by item, with or without a view (R1)', async () => {
    const { uid, db } = aPerson(project)
    const write = (document: DocumentData) =>
      verdict(setDoc(doc(db, `preferencias/${uid}`), document, { merge: true }))
    for (const item of LINKEDIN_ITEMS) expect(await write({ linkedin: arrayUnion(item.id) })).toBe('allowed')
    expect(await write({ linkedin: arrayRemove('foto') })).toBe('allowed')
    expect(await write({ visoes: { carreira: 'quadro' } })).toBe('allowed')
    expect(await write({ linkedin: arrayUnion('diploma') })).toBe('denied')
  })

  test('keeps a goal of reading, whole or not at all (B1)', async () => {
    const { uid, db } = aPerson(project)
    const set = (metaLeitura: unknown) =>
      verdict(setDoc(doc(db, `preferencias/${uid}`), { metaLeitura }, { mergeFields: ['metaLeitura'] }))
    const goal = { ano: 2026, tipo: 'livros', quantidade: 24 }
    for (const sound of [
      goal,
      { ...goal, tipo: 'paginas', quantidade: 100_000 },
      { ...goal, quantidade: 1 },
      deleteField(),
    ])
      expect(await set(sound)).toBe('allowed')
    const { quantidade: _, ...part } = goal
    const broken = [
      part,
      { ...goal, mes: 11 },
      { ...goal, quantidade: 0 },
      { ...goal, quantidade: 100_001 },
      { ...goal, quantidade: 1.5 },
      { ...goal, quantidade: '24' },
      { ...goal, tipo: 'horas' },
      { ...goal, ano: '2026' },
      { ...goal, ano: 10_000 },
      {},
      [],
      'livros',
      24,
      null,
    ]
    for (const value of broken) expect(await set(value)).toBe('denied')
  })

  test.each([
    {},
    { visoes: 'lista' },
    { visoes: ['lista'] },
    { visoes: { leitura: 'mosaico' } },
    { visoes: { leitura: 5 } },
    { visoes: { cozinha: 'lista' } },
    { tema: 'dark' },
    { linkedin: 'foto' },
    { linkedin: { foto: true } },
    { linkedin: ['diploma'] },
    { linkedin: [5] },
    { linkedin: Array.from({ length: 7 }, () => 'foto') },
  ])('not %o', async (document) => {
    expect(await choose(document)).toBe('denied')
  })
})
