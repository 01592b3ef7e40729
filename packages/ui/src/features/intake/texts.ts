import type { BalanceCheck } from '@caderno/domain/intake'
import { formatMoney } from '@caderno/domain/finance'

/** «O saldo confere: R$ 10,00 no início, R$ 5,00 no período, R$ 15,00 no fim.» */
export function balanceWords({ inicial, movimento, final, difference, isHundredth }: BalanceCheck): string {
  const [from, moved, to] = [inicial, movimento, final].map((centavos) => formatMoney(centavos / 100))
  const sum = `${from} no início, ${moved} no período, ${to} no fim`
  if (difference === 0)
    return `O saldo confere: ${sum}.${isHundredth ? ' O arquivo escreve o saldo final sem a vírgula.' : ''}`
  return `O saldo não confere: ${sum}. A diferença é de ${formatMoney(Math.abs(difference) / 100)}.`
}
