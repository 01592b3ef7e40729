import { describe, expect, it } from 'vitest'
import { aContact, anApplication, aReading } from '../../testing/index.ts'
import { RECORD_FILES } from '../../testing/record-files.ts'
import { NEW_CONTACT } from '../career/index.ts'
import { NEW_READING, type Reading } from '../reading/index.ts'
import { planApplications } from './application-plan.ts'
import { broughtInBooks, isCategoryMissing, planBooks } from './book-plan.ts'
import { planContacts } from './contact-plan.ts'
import { bibtex } from './formats/bibtex.ts'
import { cadernoApplications } from './formats/caderno-applications.ts'
import { goodreads } from './formats/goodreads.ts'
import { linkedin } from './formats/linkedin.ts'
import { storygraph } from './formats/storygraph.ts'
import { countLines } from './plan.ts'
import { broughtInRecords, type RecordRow } from './record-plan.ts'

const TODAY = '2026-11-20'
const ticked = ({ isTicked = false }: RecordRow<object>) => isTicked
const choice = () => undefined
const books = () => goodreads.read(RECORD_FILES.goodreads, { today: TODAY }).lines
const shelf = (rows: ReturnType<typeof planBooks>): readonly Reading[] =>
  broughtInBooks(rows, ticked, choice).added.map((draft, n) => aReading({ ...draft, id: `l${n}` }))

describe('a file of books beside the library', () => {
  it('comes in whole where nothing is, with what was told of each', () => {
    const rows = planBooks(books(), [])
    expect(countLines(rows)).toEqual({ new: 4, known: 0, changed: 0, refused: 0, none: 1 })
    expect(rows[3]).toEqual({
      id: '4',
      at: 4,
      verdict: 'new',
      isTicked: true,
      title: 'Pedagogia do Oprimido',
      facts: ['Paulo Freire; Ana Souza', 'Não Iniciado', 'Ficção'],
      choice: 'Não Iniciado',
      alike: 'comprar',
      told: ['Estante “comprar”: Não Iniciado'],
      added: {
        ...NEW_READING,
        titulo: 'Pedagogia do Oprimido',
        autor: 'Paulo Freire; Ana Souza',
        ano: '1968',
        status: 'Não Iniciado',
      },
    })
  })

  it('adds nothing the second time, and nothing of another site that says the same (I3, I10)', () => {
    const library = shelf(planBooks(books(), []))
    expect(countLines(planBooks(books(), library))).toMatchObject({ new: 0, known: 4, changed: 0 })
    const other = planBooks(storygraph.read(RECORD_FILES.storygraph, { today: TODAY }).lines, library)
    expect(other.map(({ title, verdict }) => [title, verdict])).toEqual([
      ['Linha 1', 'none'],
      ['Torto Arado', 'changed'],
      ['Parável', 'new'],
      ['Kindred', 'new'],
      ['Duna', 'new'],
    ])
  })

  it('has the category that is usual of its type where the file says none', () => {
    const lines = bibtex.read('@article{a, title={Um}}\n@article{b, title={Dois}, keywords={poesia}}', {
      today: TODAY,
    }).lines
    expect(planBooks(lines, []).map(({ added }) => added?.categoria)).toEqual(['Ciência', 'Poesia'])
  })

  it('shows what differs field by field, and ticks only what fills an empty one (I4, I10)', () => {
    const mine = aReading({
      id: 'l1',
      titulo: 'torto  arado',
      autor: 'Itamar Vieira Junior',
      status: 'Concluído',
      categoria: 'Ficção',
      avaliacao: 4,
      paginasTotal: 262,
      paginasLidas: 262,
      dataInicio: '',
      dataTermino: '2021-03-10',
      notas: 'Minhas notas',
      editora: 'Todavia',
      ano: '2019',
    })
    const [, changed] = planBooks(books(), [mine])
    expect(changed).toMatchObject({
      verdict: 'changed',
      isTicked: false,
      differences: [
        { label: 'ISBN', before: '', after: '9786580309313' },
        { label: 'Avaliação', before: '4', after: '5' },
        {
          label: 'Notas',
          before: 'Minhas notas',
          after: 'Minhas notas\n\nUm livro sobre a terra.\n\nLi de uma vez & reli.',
        },
      ],
      changed: { id: 'l1', patch: { isbn: '9786580309313', avaliacao: 5 } },
    })
    const [, fills] = planBooks(books(), [
      { ...mine, avaliacao: 5, notas: 'Um livro sobre a terra. Li de uma vez & reli.' },
    ])
    expect(fills).toMatchObject({ isTicked: true, changed: { patch: { isbn: '9786580309313' } } })
  })

  it('adds readings that the library has not, and leaves those that it has', () => {
    const lines = storygraph.read(RECORD_FILES.storygraph, { today: TODAY }).lines
    const [, mine] = planBooks(lines, [])
    const library = [
      aReading({ ...mine!.added!, id: 'l1', leituras: [{ inicio: '2019-01-01', fim: '2019-02-01' }] }),
    ]
    expect(planBooks(lines, library)[1]).toMatchObject({
      verdict: 'changed',
      changed: {
        patch: {
          leituras: [
            { inicio: '2019-01-01', fim: '2019-02-01' },
            { inicio: '2021-03-01', fim: '2021-03-10' },
          ],
        },
      },
    })
  })

  it('gives what has no category in the file the one that was chosen, and shows it (I27)', () => {
    const lines = books()
    const categories = (chosen?: 'Educação') =>
      planBooks(lines, [], chosen).flatMap(({ added, facts }) =>
        added ? [[added.categoria, facts.at(-1)]] : [],
      )
    const said = lines.flatMap(({ item }) => (item ? [item.fields.categoria] : []))
    expect(said).toContain(undefined)
    expect(categories()).toEqual(said.map((each = 'Ficção') => [each, each]))
    expect(categories('Educação')).toEqual(said.map((each = 'Educação') => [each, each]))
    const rows = planBooks(lines, [])
    expect(isCategoryMissing(rows, lines)).toBe(true)
    expect(isCategoryMissing(planBooks(lines, shelf(rows)), lines)).toBe(false)
  })

  it('takes another edition for another book, and the same ISBN twice in a file for one', () => {
    const library = [
      aReading({ id: 'l1', titulo: 'Torto Arado', autor: 'Itamar Vieira Junior', isbn: '9788535914849' }),
    ]
    expect(planBooks(books(), library)[1]!.verdict).toBe('new')
    const twice = [...books(), { ...books()[1]!, at: 9 }]
    expect(planBooks(twice, []).at(-1)).toMatchObject({ verdict: 'known', reason: 'Repete a linha 2' })
  })

  it('keeps two that no key tells apart as two, and knows both again', () => {
    const lines = bibtex.read('@book{a, title={Um}}\n@book{b, title={Um}}', { today: TODAY }).lines
    expect(planBooks(lines, [])).toMatchObject([
      { verdict: 'new', isTicked: true },
      { verdict: 'new', isTicked: false, reason: 'Repete a linha 1' },
    ])
    const library = shelf(planBooks(lines, []).map((row) => ({ ...row, isTicked: true })))
    expect(countLines(planBooks(lines, library))).toMatchObject({ new: 0, known: 2 })
    const one = planBooks(lines, library.slice(1))
    expect(countLines(one)).toMatchObject({ new: 1, known: 1 })
    expect(one[1]).toMatchObject({ isTicked: false, reason: 'Repete a linha 1' })
  })

  it('comes in with the status that was chosen, and never with the day of the import', () => {
    const rows = planBooks(books(), [])
    const { added } = broughtInBooks(rows, ticked, ({ alike, choice: own }) =>
      alike === 'comprar' ? 'Concluído' : own,
    )
    expect(added[2]).toMatchObject({ status: 'Concluído', dataTermino: '', paginasLidas: 0 })
    const [first] = broughtInBooks(rows, ticked, () => 'Lendo').added
    expect(first).toMatchObject({ status: 'Lendo', dataTermino: '', paginasLidas: 0 })
  })
})

describe('a file of people beside the contacts', () => {
  const lines = linkedin.read(RECORD_FILES.linkedin, { today: TODAY }).lines

  it('comes in once, and knows a profile however it is written', () => {
    const rows = planContacts(lines, [])
    expect(countLines(rows)).toEqual({ new: 3, known: 0, changed: 0, refused: 0, none: 4 })
    const contacts = broughtInRecords(rows, ticked).added.map((draft, n) =>
      aContact({ ...draft, id: `c${n}` }),
    )
    expect(countLines(planContacts(lines, contacts))).toMatchObject({ new: 0, known: 3 })
    const [, joao] = contacts
    const renamed = { ...joao!, nome: 'Joãozinho', canal: 'http://br.linkedin.com/in/João-Silva/?x=1' }
    const row = planContacts(lines, [renamed]).find(({ title }) => title === 'João Silva')
    expect(row).toMatchObject({ verdict: 'changed', isTicked: false, changed: { id: renamed.id } })
    expect(row!.differences!.map(({ label }) => label)).toEqual(['Canal'])
  })

  it('knows somebody by the e-mail, else by name and company, and not where both have another profile', () => {
    const found = (over: object) =>
      planContacts(lines, [aContact({ ...NEW_CONTACT, id: 'c', nome: 'Outra', ...over })]).find(
        ({ verdict }) => verdict === 'changed',
      )?.title
    expect(found({ canal: 'JOAO@exemplo.com.br' })).toBe('João Silva')
    expect(found({ notas: 'escrever para joao@exemplo.com.br' })).toBe('João Silva')
    expect(found({ nome: 'marina  DUARTE', empresa: 'embrapa', canal: 'LinkedIn' })).toBe('Marina Duarte')
    expect(
      found({ nome: 'Marina Duarte', empresa: 'Embrapa', canal: 'https://www.linkedin.com/in/outra' }),
    ).toBeUndefined()
  })
})

describe('a file of applications beside those of the account', () => {
  const lines = cadernoApplications.read(RECORD_FILES.applications, { today: TODAY }).lines
  const contacts = [aContact({ id: 'c1', nome: 'marina duarte' })]
  const plan = (applications: Parameters<typeof planApplications>[1]) =>
    planApplications(lines, applications, { contacts, today: TODAY })
  const brought = () =>
    broughtInRecords(plan([]), ticked).added.map((draft, n) => anApplication({ ...draft, id: `a${n}` }))

  it('comes in once, with its contact and its history', () => {
    const [first, second] = brought()
    expect(first).toMatchObject({ contatoId: 'c1', fase: 'entrevista', historico: [{}, {}] })
    expect(second!.historico).toEqual([{ fase: 'enviado', em: TODAY }])
    expect(countLines(plan(brought()))).toEqual({ new: 0, known: 2, changed: 0, refused: 0, none: 1 })
  })

  it('moves nothing back that has gone on in the account since', () => {
    const [first, second] = brought()
    const later = {
      ...first!,
      fase: 'aprovado' as const,
      historico: [...first!.historico, { fase: 'aprovado' as const, em: TODAY }],
    }
    expect(countLines(plan([later, second!]))).toMatchObject({ known: 2, changed: 0 })
  })

  it('shows a phase of the file that the account has not reached, and does not tick it', () => {
    const [first, second] = brought()
    const earlier = { ...first!, fase: 'enviado' as const, historico: first!.historico.slice(0, 1) }
    expect(plan([earlier, second!])[1]).toMatchObject({
      verdict: 'changed',
      isTicked: false,
      differences: [
        { label: 'Fase', before: 'enviado', after: 'entrevista' },
        { label: 'Histórico', before: 'enviado 03/11/2026' },
      ],
    })
  })

  it('says that a contact is not there, which comes in first (I23)', () => {
    const rows = planApplications(lines, [], { contacts: [], today: TODAY })
    const said = rows.flatMap(({ told = [] }) => told).map((each) => each.replaceAll(/[\u2068\u2069]/g, ''))
    expect(said).toEqual([expect.stringMatching(/^«marina duarte» não está nos seus contatos: /i)])
    expect(plan([]).flatMap(({ told = [] }) => told)).toEqual([])
  })

  it('names the contact that came in later, and no id (I4, I23)', () => {
    const [first, second] = brought()
    const rowOf = (contatoId: string) => plan([{ ...first!, contatoId }, second!])[1]
    const contact = (before: string) => [{ label: 'Contato', before, after: 'marina duarte' }]
    expect(rowOf('')).toMatchObject({ isTicked: true, changed: { patch: { contatoId: 'c1' } } })
    expect(rowOf('')!.differences).toEqual(contact(''))
    expect(rowOf('removed')!.differences).toEqual(contact(''))
  })

  it('takes the same role of another day for another application', () => {
    const [first, second] = brought()
    expect(countLines(plan([{ ...first!, dataEnvio: '2026-10-01' }, second!]))).toMatchObject({
      new: 1,
      known: 1,
    })
  })
})
