import { centavosOf, transactionsOf, type FinanceBook, type Transaction } from '../finance/index.ts'
import { addDays, foldedOnce, foldText, formatDate } from '../kernel/index.ts'
import type { StatementItem } from './statement.ts'

/** What is paid with a card, or for having one, is spent. */
const INVOICE =
  /\b(?:pagamento|pagto|pgto|pag|debito automatico)\b(?! (?:d[ae] )?(?:anuidade|juros)\b| (?:com|no) cartao).*\b(?:fatura|cartao(?! (?:de )?debito))\b|\bfatura\b.*\b(?:cartao|paga)\b|^(?:gastos )?cartao (?:de )?credito[^a-z]*$|^int (?:visa|mastercard)\b|\bboleto(?: efetuado)?\W+nu pagamentos\b/
const PAID_TO_CARD = /\bpagamentos?\b|\bpagto\b|\bpgto\b/
/** Money that stays the student's, in a pocket of the bank. */
const OWN_POCKET =
  /\b(?:aplicacao|resgate)\b.*\b(?:rdb|cdb|poupanca|cofrinho|porquinho|automatic[ao]|aut)\b|\bdinheiro (?:guardado|retirado|resgatado)\b|^reserva\b|\bcaixinha\b|\bentre contas\b|\b(?:para|da) (?:minha )?conta propria\b|\bmesma titularidade\b/
const TRANSFER = /\b(?:pix|ted|doc|tef|transf\w*|deposito|recebid[oa]|enviad[oa])\b/

interface Options {
  readonly conta: string
  readonly isCard: boolean
  readonly ownName?: string
}

/** Says why an item of a statement is no spending and no income, so that it stays out unless it is wanted; undefined where it is one. */
export function reasonToLeave(book: FinanceBook, { conta, isCard, ownName = '' }: Options) {
  const others = new Map<string, Transaction>()
  for (const one of transactionsOf(book))
    if (
      one.conta !== undefined &&
      foldedOnce(one.conta) !== foldedOnce(conta) &&
      TRANSFER.test(foldedOnce(one.descricao))
    )
      others.set(`${one.data} ${centavosOf(one.valor) * (one.tipo === 'entrada' ? 1 : -1)}`, one)
  const own = foldText(ownName)
  return ({ descricao, centavos, data }: StatementItem): string | undefined => {
    const folded = foldedOnce(descricao)
    if (isCard ? centavos > 0 && PAID_TO_CARD.test(folded) : centavos < 0 && INVOICE.test(folded))
      return 'Pagamento de fatura: as compras já contam uma a uma'
    // A card has no pockets: «Reserva» is the name of a shop there.
    if (isCard) return undefined
    if (OWN_POCKET.test(folded)) return 'Transferência entre suas contas: não é gasto nem ganho'
    if (!TRANSFER.test(folded)) return undefined
    if (own.includes(' ') && folded.includes(own)) return 'Transferência entre suas contas: tem o seu nome'
    const other = [0, -1, 1]
      .map((later) => others.get(`${addDays(data, later)} ${-centavos}`))
      .find((found) => found !== undefined)
    return (
      other &&
      `Transferência entre suas contas: a outra ponta está em «${other.conta}», ${formatDate(other.data)}`
    )
  }
}
