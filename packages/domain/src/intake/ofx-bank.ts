import { foldText } from '../kernel/index.ts'
import type { OfxBlock } from './ofx-blocks.ts'
import { tidy } from './statement-words.ts'

interface Bank {
  readonly name: string
  /** Of three digits, as the Banco Central gives it. */
  readonly code: string
  /** How its files write its name. */
  readonly org: RegExp
}

const BANKS: readonly Bank[] = [
  { name: 'Nubank', code: '260', org: /\bnu ?bank\b|\bnu pagamentos\b|\bnu financeira\b/ },
  { name: 'Inter', code: '077', org: /\bbanco inter\b|^inter\b|\bintermedium\b/ },
  { name: 'Banco do Brasil', code: '001', org: /\b(?:banco|bco) do brasil\b|^bb\b/ },
  { name: 'Bradesco', code: '237', org: /\bbradesco\b/ },
  { name: 'Itaú', code: '341', org: /\bitau\b/ },
  { name: 'Caixa', code: '104', org: /\bcaixa\b|\bcef\b/ },
  { name: 'Santander', code: '033', org: /\bsantander\b/ },
  { name: 'C6', code: '336', org: /\bc6\b/ },
  { name: 'PicPay', code: '380', org: /\bpicpay\b/ },
  { name: 'Mercado Pago', code: '323', org: /\bmercado ?pago\b/ },
  { name: 'PagBank', code: '290', org: /\bpag ?(?:bank|seguro)\b/ },
  { name: 'Sicoob', code: '756', org: /\bsicoob\b|\bbancoob\b/ },
  { name: 'Sicredi', code: '748', org: /\bsicredi\b/ },
  { name: 'BTG Pactual', code: '208', org: /\bbtg\b/ },
  { name: 'XP', code: '348', org: /\bxp\b/ },
  { name: 'Neon', code: '536', org: /\bneon\b/ },
  { name: 'Banrisul', code: '041', org: /\bbanrisul\b/ },
  { name: 'Safra', code: '422', org: /\bsafra\b/ },
]

/** The bank of an OFX file, by its name or its number; a name that is not known stays as it is. */
export function bankOf(blocks: readonly OfxBlock[]): (Pick<Bank, 'name'> & Partial<Bank>) | undefined {
  const valuesOf = (tag: string) => blocks.flatMap(({ values }) => values.get(tag) || [])
  const [org = ''] = valuesOf('ORG')
  const codes = new Set([...valuesOf('BANKID'), ...valuesOf('FID')].map(codeOf))
  const found =
    BANKS.find((bank) => bank.org.test(foldText(org))) ?? BANKS.find(({ code }) => codes.has(code))
  return found ?? (tidy(org) === '' ? undefined : { name: tidy(org) })
}

/** `0341`, `1`, `341` as three digits. */
const codeOf = (text: string): string =>
  text
    .trim()
    .replace(/^0+(?=\d)/, '')
    .padStart(3, '0')
