import { addMonths, capital, foldText, isBlank, isolated, type IsoDate } from '../kernel/index.ts'
import type { StatementItem } from './statement.ts'
import { headerWord } from './table.ts'

const BALANCE =
  /^(?:s a l d o|saldos?(?: (?:anterior|inicial|final|atual|parcial|total|liquido|bloqueado|disponivel|do|da|de|em|no|dia|mes|periodo|conta|corrente|poupanca|aplicacao|aplicacoes|invest|investimento|investimentos|facil|plus|c|limite|\d+))*|sdo cta apl automaticas|cod lanc 0)$/

/** Whether a whole cell names a balance; a movement that only has the word in it does not. */
export const saysBalance = (cell: string): boolean =>
  MAY_BE_BALANCE.test(cell) && BALANCE.test(headerWord(cell))
/** Told at once of most cells. */
const MAY_BE_BALANCE = /^[^a-z]*(?:s|cod)/i

const TOTAL =
  /^(?:sub ?)?total(?: (?:geral|parcial|do|da|de|no|dia|mes|periodo|fatura|compras|lancamentos))*$/
/** Whether a whole cell names a sum of other rows. */
export const saysTotal = (cell: string): boolean => TOTAL.test(headerWord(cell))

/** Which balance a cell names, where it says so. */
export function balanceSide(cell: string): 'inicial' | 'final' | undefined {
  const word = headerWord(cell)
  if (/ (?:anterior|inicial)\b/.test(word)) return 'inicial'
  return word === 's a l d o' || / final\b/.test(word) ? 'final' : undefined
}

/** «Saldo do dia», as the reason why a line is no movement. */
export function balanceName(cell: string): string {
  const words = tidy(cell).replace(/^[^\p{L}]+/u, '')
  return /^s a l d o$/i.test(words) ? 'Saldo' : capital(words.toLocaleLowerCase('pt-BR'))
}

/** A text of a bank in one line, with single spaces. It is not cut: what takes it says how long it may be. */
export const tidy = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** What stands for a description where the bank gives none. */
export const NO_DESCRIPTION = 'Sem descrição'

/** One description of several cells, without saying again what another one says too. */
export function descriptionOf(cells: readonly string[]): string {
  const said: string[] = []
  for (const cell of cells.map(tidy)) {
    const words = foldText(cell)
    if (isBlank(cell) || said.some((other) => foldText(other).includes(words))) continue
    const shorter = said.findIndex((other) => words.includes(foldText(other)))
    if (shorter === -1) said.push(cell)
    else said[shorter] = cell
  }
  return said.length === 0 ? NO_DESCRIPTION : said.join(' – ')
}

const INSTALMENT = String.raw`(\d{1,2}) ?(?:/|de) ?(\d{1,2})`
const IN_WORDS = new RegExp(String.raw`\bparc(?:ela)?\.? ?${INSTALMENT}(?!\d)`)
const ALONE = new RegExp(`^${INSTALMENT}$`)
const AT_END = new RegExp(String.raw`(?:^| )(\d{1,2})/(\d{1,2})$`)

/** Where `3/10` without the word «parcela» is an instalment: it may be a day as well. */
export type BareInstalments = 'alone' | 'at-end' | 'none'

/** Instalment 3 of 10, of «Parcela 3/10», «Parc 03 de 10». */
export function instalmentIn(
  text: string,
  bare: BareInstalments = 'none',
): Pick<StatementItem, 'parcela' | 'parcelas'> {
  if (!/\d/.test(text)) return {}
  const plain = foldText(text)
  const pattern = { alone: ALONE, 'at-end': AT_END, none: undefined }[bare]
  const [, parcela, parcelas] = (IN_WORDS.exec(plain) ?? pattern?.exec(plain) ?? []).map(Number)
  if (!parcela || !parcelas || parcelas < 2 || parcela > parcelas) return {}
  return { parcela, parcelas }
}

/** The day of an instalment, of the day of its purchase: each comes a month after the one before it. */
export function instalmentDay(bought: IsoDate, { parcela = 1 }: Pick<StatementItem, 'parcela'>) {
  return parcela === 1 ? { data: bought } : { data: addMonths(bought, parcela - 1), bought }
}

const SHOWN = 40

const shown = (cell: string): string => {
  const letters = [...tidy(cell)]
  return isolated(letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : letters.join(''))
}

/** Why a day was refused. */
export const badDay = (cell: string): string =>
  isBlank(cell) ? 'A data está em branco.' : `A data «${shown(cell)}» não foi entendida.`

/** Why an amount was refused: what was read of it is none, or is 0. */
export function badAmount(cell: string, read?: number): string {
  if (isBlank(cell)) return 'O valor está em branco.'
  return `O valor «${shown(cell)}» ${read === 0 ? 'é zero' : 'não foi entendido'}.`
}

/** Why an amount without a sign was refused. */
export const unsignedAmount = (cell: string): string => `O valor «${shown(cell)}» não diz se entra ou sai.`
/** Why a line with an amount in both columns was refused. */
export const twoAmounts = (one: string, two: string): string =>
  `A linha tem dois valores, «${shown(one)}» e «${shown(two)}».`

/** The ids that tell the items of a file apart: what a bank gives twice, or writes as 0, is none. */
export function withSoundIds(ids: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const sound = ids.map((id) => (id === undefined || /^0*$/.test(id.trim()) ? undefined : id.trim()))
  const times = new Map<string | undefined, number>()
  for (const id of sound) times.set(id, (times.get(id) ?? 0) + 1)
  return sound.map((id) => (times.get(id) === 1 ? id : undefined))
}
