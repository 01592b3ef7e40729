import {
  formatMoney,
  formatSigned,
  instalmentLabel,
  splitInstalments,
  sumOf,
  TRANSACTION_TYPES,
  type Repeat,
  type Scope,
  type Transaction,
  type TransactionDraft,
  type TransactionType,
} from '@caderno/domain/finance'
import {
  capital,
  formatDate,
  formatMonth,
  isIsoDate,
  isolated,
  type IsoDate,
  type Month,
  plural,
  weekdayName,
} from '@caderno/domain/kernel'
import { named, nearName, OUT_OF_FILTER, outOfSight } from '../texts.ts'

export const TYPE: Readonly<Record<TransactionType, string>> = { entrada: 'Entrada', saida: 'Saída' }
export const TYPE_OPTIONS = TRANSACTION_TYPES.map((value) => ({ value, label: TYPE[value] }))

export const REPEAT: Readonly<Record<Repeat['tipo'], string>> = {
  nao: 'Não repetir',
  parcelas: 'Parcelar em várias vezes',
  mensal: 'Todo mês até',
  semanal: 'Toda semana até',
}

export const SCOPE: Readonly<Record<Scope, string>> = {
  esta: 'Só esta',
  proximas: 'Esta e as próximas',
  todas: 'Todas',
}

export const transactionsCount = (count: number): string => plural(count, 'transação', 'transações')

/** «Hoje, 20/11/2026»; a day that a record lacks has no name. */
export function dayTitle(day: IsoDate, today: IsoDate): string {
  if (!isIsoDate(day)) return 'Sem data'
  return `${capital(nearName(day, today) ?? weekdayName(day))}, ${formatDate(day)}`
}

/** «2/12» for an instalment, «mensal» or «semanal» for what comes back; empty for what stands alone. */
export const seriesMark = (transaction: Transaction): string =>
  transaction.frequencia ?? instalmentLabel(transaction)

/** «Alimentação · 2/12 · agendada · Nubank» */
export const rowMeta = (transaction: Transaction, today: IsoDate): string =>
  [
    transaction.categoria,
    seriesMark(transaction),
    transaction.data > today ? 'agendada' : '',
    isolated(transaction.conta?.trim() ?? ''),
  ]
    .filter(Boolean)
    .join(' · ')

/** «12 transações: entraram R$ 10,00 e saíram R$ 20,00» */
export function summary(shown: readonly Transaction[]): string {
  const moved = Object.entries({ entrada: 'entraram', saida: 'saíram' }).flatMap(([tipo, verb]) => {
    const those = shown.filter((transaction) => transaction.tipo === tipo)
    return those.length > 0 ? [`${verb} ${formatMoney(sumOf(those))}`] : []
  })
  return `${transactionsCount(shown.length)}: ${moved.join(' e ')}`
}

/** «+ 10,00 · − 20,00» */
export const sums = (shown: readonly Transaction[]): string =>
  TRANSACTION_TYPES.map((tipo) => {
    const those = shown.filter((transaction) => transaction.tipo === tipo)
    return those.length > 0 && formatSigned(tipo === 'entrada' ? sumOf(those) : -sumOf(those))
  })
    .filter((sum) => sum !== false)
    .join(' · ')
    .replaceAll('R$\u00a0', '')

/** «12 parcelas de R$ 29,97, a última em 20/10/2027» */
export function preview(
  { valor }: Pick<TransactionDraft, 'valor'>,
  repeat: Repeat,
  days: readonly IsoDate[],
) {
  const last = formatDate(days.at(-1)!)
  if (repeat.tipo !== 'parcelas')
    return `${plural(days.length, 'lançamento', 'lançamentos')} de ${formatMoney(valor)}, o último em ${last}`
  const parts = splitInstalments(valor, days.length)
  const [first, least] = [parts[0]!, parts.at(-1)!]
  const larger = parts.filter((part) => part !== least).length
  if (larger === 0) return `${days.length} parcelas de ${formatMoney(first)}, a última em ${last}`
  return `${days.length} parcelas: ${larger} de ${formatMoney(first)} e ${days.length - larger} de ${formatMoney(least)}, a última em ${last}`
}

/** What is told of a new one: where it stands too, when that is out of sight. */
export const added = ([day = '', ...others]: readonly IsoDate[], month: Month, isFiltered: boolean) =>
  others.length > 0
    ? `${transactionsCount(others.length + 1)} adicionadas${isFiltered ? OUT_OF_FILTER : ''}.`
    : `Transação adicionada${outOfSight(day, month, isFiltered)}.`
export const edited = (count: number): string =>
  count > 1 ? `${transactionsCount(count)} alteradas.` : 'Alterações salvas.'
/** Told of an edit that came after a removal on another device or in another tab (D7). */
export const BROUGHT_BACK = 'Esta transação tinha sido removida em outro lugar e voltou.'
export const removed = (gone: readonly Transaction[]): string =>
  gone.length > 1
    ? `${transactionsCount(gone.length)} removidas.`
    : `${named(gone[0]?.descricao || 'Transação')} foi removida.`

export const noneIn = (month: Month, allMonths: boolean): string =>
  allMonths ? 'Nenhuma transação ainda.' : `Nenhuma transação em ${formatMonth(month)}.`

/** «Parcela 2 de 12» */
export function placeInSeries({ grupo, parcela, parcelas, frequencia }: Transaction): string {
  if (!grupo) return ''
  const what = frequencia ? { mensal: 'Todo mês:', semanal: 'Toda semana:' }[frequencia] : 'Parcela'
  return `${what} ${parcela} de ${parcelas}`
}
