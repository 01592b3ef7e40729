import { addMonths, isIsoDate, type IsoDate } from '../../kernel/index.ts'
import { readAmounts } from '../amounts.ts'
import { readDay } from '../days.ts'
import { cutLines, type Line } from '../line.ts'
import { bankOf } from '../ofx-bank.ts'
import { type OfxBlock, ofxBlocks } from '../ofx-blocks.ts'
import {
  badAmount,
  badDay,
  balanceName,
  balanceSide,
  descriptionOf,
  instalmentIn,
  saysBalance,
  withSoundIds,
} from '../statement-words.ts'
import type { Statement, StatementFormat, StatementItem } from '../statement.ts'

/** OFX, of any bank: account and card, 1.x (SGML) and 2.x (XML). Its lines are its transactions. */
export const ofx: StatementFormat = {
  id: 'ofx',
  kind: 'statement',
  name: 'OFX',
  recognise: (text) => {
    const head = text.slice(0, HEAD)
    return /^\s*(?:OFXHEADER|DATA:OFXSGML|<\?(?:xml|OFX)\b|<OFX\b)/i.test(head) && /<OFX\b/i.test(head)
  },
  read: readOfx,
}

/** Decimals of a centavo that are none. */
const MORE_ZEROS = /(\.\d\d)0+$/
/** Characters in which the header of a file ends. */
const HEAD = 4_000
const OTHER_ACCOUNT = 'É de outra conta do mesmo arquivo.'
/** Not the real; Santander writes it BRC. */
const CURRENCY = /^(?!BR[LC]$)[A-Z]{3}$/

function readOfx(text: string): Statement {
  const blocks = ofxBlocks(text)
  const { own, others } = accountsIn(blocks)
  const isCard = own[0]?.name === 'CCSTMTRS'
  const bank = bankOf([...blocks.filter(({ name }) => name === 'FI'), ...own])
  const ledger = own.find(({ name }) => name === 'LEDGERBAL')?.values.get('BALAMT') ?? ''
  const rows = own.filter(({ name }) => name === 'STMTTRN')
  const [final, ...amounts] = readAmounts(
    [ledger, ...rows.map(valueOf('TRNAMT'))].map((cell) => cell.replace(MORE_ZEROS, '$1')),
  )
  const currency = own[0]?.values.get('CURDEF')?.toUpperCase() ?? ''
  const ids = withSoundIds(rows.map(valueOf('FITID')))
  const facts = { isCard, isBancoDoBrasil: bank?.code === '001' }
  const read = rows.map((row, at) =>
    CURRENCY.test(currency)
      ? { at: row.at, refused: `O valor está em ${currency}, e não em reais.` }
      : lineOf(row, amounts[at], ids[at], facts),
  )
  const elsewhere = others.map(({ at }): Line<StatementItem> => ({ at, refused: OTHER_ACCOUNT }))
  const cut = blocks.length > 0 ? cutLines(text, '</OFX>') : []
  const lines = [...read, ...elsewhere, ...cut].toSorted((one, other) => one.at - other.at)
  const statement = {
    lines,
    conta: bank ? `${bank.name}${isCard ? ' cartão' : ''}` : isCard ? 'Cartão' : 'Conta',
    isCard,
    saldo: final === undefined ? undefined : { inicial: openingOf(rows, amounts), final },
  }
  return isCard ? withSigns(statement) : statement
}

const valueOf =
  (tag: string) =>
  ({ values }: OfxBlock): string =>
    values.get(tag) ?? ''

/** The balance before the first transaction, which some banks write as one. */
const openingOf = (rows: readonly OfxBlock[], amounts: readonly (number | undefined)[]) =>
  amounts.find((_, at) =>
    textsOf(rows[at]!).some((text) => saysBalance(text) && balanceSide(text) === 'inicial'),
  )

const textsOf = (row: OfxBlock): readonly string[] => [valueOf('NAME')(row), valueOf('MEMO')(row)]

/** Where an account begins: of money, a card, or investments, of which only the movements of their money are read. */
const isAccount = ({ name }: OfxBlock): boolean => /^(?:CC|INV)?STMTRS$/.test(name)

/** The parts of the account that the file is of, and the transactions of any other one: the first that has some. */
function accountsIn(blocks: readonly OfxBlock[]) {
  const starts = blocks.flatMap((block, at) => (isAccount(block) ? [at] : []))
  const accounts = (starts.length === 0 ? [0] : starts).map((from, at, all) =>
    blocks.slice(at === 0 ? 0 : from, all[at + 1]),
  )
  const isRow = ({ name }: OfxBlock) => name === 'STMTTRN'
  const chosen = accounts.find((account) => account.some(isRow)) ?? accounts[0]!
  const others = accounts.filter((account) => account !== chosen).flatMap((account) => account.filter(isRow))
  const own = chosen.slice(Math.max(chosen.findIndex(isAccount), 0))
  return { own, others }
}

interface Facts {
  readonly isCard: boolean
  readonly isBancoDoBrasil: boolean
}

function lineOf(
  row: OfxBlock,
  amount: number | undefined,
  id: string | undefined,
  facts: Facts,
): Line<StatementItem> {
  const { at } = row
  const texts = textsOf(row)
  const posted = valueOf('DTPOSTED')(row)
  const balance = texts.find(saysBalance)
  const isNoDay = /^0{8}/.test(posted)
  const isBalance = balance !== undefined && (!amount || balanceSide(balance) !== undefined)
  if (isNoDay || isBalance) return { at, none: balanceName(balance ?? 'Saldo') }
  const day = dayOf(posted)
  if (day === undefined) return { at, refused: badDay(posted) }
  if (!amount) return { at, refused: badAmount(valueOf('TRNAMT')(row), amount) }
  const descricao = descriptionOf(texts)
  const instalment = instalmentIn(descricao)
  return {
    at,
    item: {
      data: facts.isCard && facts.isBancoDoBrasil ? dueDay(day, instalment.parcela) : day,
      centavos: amount,
      descricao,
      ...(id === undefined ? {} : { id }),
      ...instalment,
    },
  }
}

/** The day where the bank is: its time is written in its own offset, so that nothing is reckoned. */
const dayOf = (posted: string): IsoDate | undefined => readDay(/^\d{8}/.exec(posted)?.[0] ?? posted)

/** The day of an instalment, of a bank that writes the day of the purchase on each. */
function dueDay(purchase: IsoDate, parcela = 1): IsoDate {
  const due = addMonths(purchase, parcela - 1)
  return isIsoDate(due) ? due : purchase
}

/**
 * A card's statement with purchases below zero. What is owed stands below zero in LEDGERBAL: where the sum is the same above zero, the bank
 * writes purchases so. Where the sum is another one, nothing tells.
 */
function withSigns(statement: Statement): Statement {
  const sum = statement.lines.reduce((total, { item }) => total + (item?.centavos ?? 0), 0)
  const final = statement.saldo?.final
  const isOwed = final !== undefined && final < 0
  if (isOwed && sum === -final) return { ...statement, lines: statement.lines.map(turned) }
  const isSure = (isOwed && sum === final) || statement.lines.every(({ item }) => !item)
  return isSure ? statement : { ...statement, isSignUnsure: true }
}

const turned = (line: Line<StatementItem>): Line<StatementItem> =>
  line.item ? { at: line.at, item: { ...line.item, centavos: -line.item.centavos } } : line
