import { centavosOf, sumInCentavos, sumOf } from './money.ts'
import type { ExpenseCategory } from './choices.ts'
import type { FinancialGoal } from './records.ts'

export interface FinanceTip {
  readonly titulo: string
  readonly texto: string
}

/** What no tip says to cut. */
export const ESSENTIAL_CATEGORIES: readonly string[] = [
  'Moradia',
  'Faculdade',
  'Educação',
  'Saúde',
] satisfies readonly ExpenseCategory[]

/** Two for each band of progress (§2). */
export const FINANCE_TIPS: readonly FinanceTip[] = [
  {
    titulo: 'Guarde no dia em que o dinheiro entra',
    texto:
      'Escolha um valor fixo e separe-o assim que a bolsa, a mesada ou o salário cair. O que fica para o fim do mês quase nunca sobra.',
  },
  {
    titulo: 'Divida o que falta pelos meses',
    texto:
      'Em cada meta, veja quanto falta e quantos meses há até a data-alvo. Um valor por mês é mais fácil de cumprir do que um total distante.',
  },
  {
    titulo: 'Corte um item da categoria que mais pesou',
    texto:
      'Abra os gastos por categoria deste mês, deixe de fora moradia, saúde e estudo, e escolha na maior das outras uma só coisa para deixar de comprar no mês que vem.',
  },
  {
    titulo: 'Mande o extra direto para a meta',
    texto:
      'Freelance, presente ou reembolso: deposite na meta antes de gastar. Dinheiro que não estava no plano não faz falta no dia a dia.',
  },
  {
    titulo: 'Nada de parcelas novas até concluir',
    texto:
      'Falta pouco. Uma compra parcelada agora tira dinheiro de todos os próximos meses, justamente os que faltam para terminar.',
  },
  {
    titulo: 'Escolha a próxima meta',
    texto:
      'Uma boa continuação é a reserva de emergência: some três meses das suas saídas e faça dela uma meta nova.',
  },
]

/** What is put aside for all goals together, in reais; what one has too much does not fill another (D13). */
export const savedOf = (goals: readonly FinancialGoal[]): number =>
  sumOf(goals.map(({ valor, valorAtual }) => ({ valor: Math.min(valor, valorAtual) })))

/** How far all goals together are, in per cent (D13). */
export function goalsProgress(goals: readonly FinancialGoal[]): number {
  const total = sumInCentavos(goals)
  return total === 0 ? 0 : (100 * centavosOf(savedOf(goals))) / total
}

/** The two for the band in which the goals are: below 25 %, below 75 %, from there on (D13). */
export function financeTips(goals: readonly FinancialGoal[]): readonly FinanceTip[] {
  const progress = goalsProgress(goals)
  const first = progress < 25 ? 0 : progress < 75 ? 2 : 4
  return FINANCE_TIPS.slice(first, first + 2)
}

export const PUBLIC_RESOURCES = [
  {
    nome: 'Banco Central: Cidadania Financeira',
    href: 'https://www.bcb.gov.br/cidadaniafinanceira',
    texto: 'Cursos gratuitos e material sobre orçamento, crédito e endividamento, de quem regula os bancos.',
  },
  {
    nome: 'CVM: Portal do Investidor',
    href: 'https://www.gov.br/investidor/pt-br',
    texto: 'O que saber antes de investir, como reconhecer golpes e a quem reclamar.',
  },
  {
    nome: 'Serasa Ensina',
    href: 'https://www.serasa.com.br/ensina/',
    texto: 'Textos curtos sobre dívidas, nome limpo, score e como negociar o que se deve.',
  },
] as const
