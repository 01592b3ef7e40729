import type { Line, StatementItem } from '../src/intake/index.ts'

/** A line of a statement in one short text: «3 2026-07-01 -4699 Padaria 1/3 #id», «3 – Cabeçalho», «3 ! A data…». */
export function told({ at, item, refused, none }: Line<StatementItem>): string {
  if (!item) return refused === undefined ? `${at} – ${none}` : `${at} ! ${refused}`
  const { data, centavos, descricao, parcela, parcelas, id } = item
  const more = [parcela && `${parcela}/${parcelas}`, id && `#${id}`].filter(Boolean)
  return [at, data, centavos, descricao, ...more].join(' ')
}
