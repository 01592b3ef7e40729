import { MODULE_OF_KIND, type AgendaItemOf, type AgendaKind, type AgendaModule } from '../agenda/index.ts'
import { formatMoney, inputMoney } from '../finance/index.ts'
import { foldText, formatDate, monthOf, remembered, type Month, type RecordId } from '../kernel/index.ts'

/** A record as a line of the results. */
export interface Found {
  /** Of this record alone. */
  readonly key: string
  readonly kind: AgendaKind
  readonly module: AgendaModule
  readonly id: RecordId
  readonly title: string
  /** What tells it from others with this title; may be empty. */
  readonly meta: string
  /** Of a transaction; empty for what belongs to no month. */
  readonly month: Month
}

/** One line, and the folded text in which its words are looked for. */
export interface Card {
  readonly found: Found
  readonly title: string
  readonly text: string
  /** The day or the instant by which the newest stands first. */
  readonly when: string
}

/** What of one record is shown and searched. */
interface Words {
  readonly title: string
  readonly meta: readonly string[]
  readonly more: readonly string[]
  readonly when: string
  /** Of a transaction: an id is one of its list only. */
  readonly list?: string
  readonly month?: Month
}
type RecordOf<Kind extends AgendaKind> = AgendaItemOf<Kind>['record']

const WORDS: { readonly [Kind in AgendaKind]: (record: RecordOf<Kind>) => Words } = {
  application: ({
    vaga,
    empresa,
    fase,
    tipo,
    modalidade,
    local,
    bolsa,
    fonte,
    etapa,
    link,
    observacoes,
    createdAt,
  }) => ({
    title: vaga,
    meta: [empresa],
    more: [fase, tipo, modalidade, local, bolsa, fonte, etapa, link, observacoes],
    when: createdAt,
  }),
  contact: ({ nome, empresa, cargo, canal, notas, createdAt }) => ({
    title: nome,
    meta: [cargo, empresa],
    more: [canal, notas],
    when: createdAt,
  }),
  careerGoal: ({ texto, dataAlvo, createdAt }) => ({
    title: texto,
    meta: [formatDate(dataAlvo)],
    more: [],
    when: createdAt,
  }),
  transaction: ({ descricao, categoria, valor, data, tipo, createdAt = '' }) => ({
    title: descricao || categoria,
    meta: [formatMoney(valor), formatDate(data)],
    more: [categoria, inputMoney(valor)],
    when: `${data} ${createdAt}`,
    list: ` ${tipo}`,
    month: monthOf(data),
  }),
  financialGoal: ({ descricao, valor, dataAlvo }) => ({
    title: descricao,
    meta: [formatMoney(valor), formatDate(dataAlvo)],
    more: [inputMoney(valor)],
    when: '',
  }),
  skill: ({ nome, categoria, nivel, meta, descricao, checkins, createdAt }) => ({
    title: nome,
    meta: [categoria],
    more: [nivel, meta, descricao, ...Object.values(checkins)],
    when: createdAt,
  }),
  reading: ({ titulo, autor, tipo, categoria, status, descricao, notas, dataCriacao }) => ({
    title: titulo,
    meta: [autor, tipo],
    more: [categoria, status, descricao, notas],
    when: dataCriacao,
  }),
}

function cardsOf<Kind extends AgendaKind>(kind: Kind): (record: RecordOf<Kind>) => Card {
  return remembered((record: RecordOf<Kind>) => {
    const { title, meta, more, when, list = '', month = '' } = WORDS[kind](record)
    const line = meta.filter((word) => word !== '').join(' · ')
    const found = {
      key: `${kind}${list} ${record.id}`,
      kind,
      module: MODULE_OF_KIND[kind],
      id: record.id,
      title,
      meta: line,
      month,
    }
    return { found, title: foldText(title), text: [title, line, ...more].map(foldText).join('\n'), when }
  })
}

export const CARDS = {
  application: cardsOf('application'),
  contact: cardsOf('contact'),
  careerGoal: cardsOf('careerGoal'),
  transaction: cardsOf('transaction'),
  financialGoal: cardsOf('financialGoal'),
  skill: cardsOf('skill'),
  reading: cardsOf('reading'),
} as const
