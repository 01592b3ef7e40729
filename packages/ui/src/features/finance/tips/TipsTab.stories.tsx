import type { FinanceBook } from '@caderno/domain/finance'
import { aFinancialGoal, aTransaction } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { financePart } from '../../../../test/finance-part.tsx'
import TipsTab from './TipsTab.tsx'

const saved = (valorAtual: number): Partial<FinanceBook> => ({
  metas: [
    aFinancialGoal({ valor: 1_000, valorAtual, dataAlvo: '2027-04-20' }),
    aFinancialGoal({ id: 'm2', descricao: 'Bicicleta', valor: 1_000, valorAtual, dataAlvo: '2027-04-20' }),
  ],
  saidas: ['2026-08-03', '2026-09-03', '2026-10-03', '2026-11-03'].map((data) =>
    aTransaction({ id: data, data, valor: 412.4, categoria: 'Alimentação' }),
  ),
})
const meta: Meta<typeof TipsTab> = { component: TipsTab }
export default meta
type Story = StoryObj<typeof TipsTab>

const tips = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)
const words = async (name: string) =>
  (await screen.findByRole('region', { name })).textContent.replaceAll('\u00a0', ' ')

export const WithoutGoals: Story = {
  tags: ['§2.3', 'D13', 'W25'],
  render: financePart(TipsTab),
  play: async () => {
    await expect(await tips()).toEqual([
      'Guarde no dia em que o dinheiro entra',
      'Divida o que falta pelos meses',
    ])
    await expect(screen.getByRole('link', { name: 'Defina a primeira' })).toHaveAttribute(
      'href',
      '/?aba=metas',
    )
    const links = screen.getAllByRole('link', { name: /abre em nova aba/ })
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Banco Central'),
      expect.stringContaining('CVM'),
      expect.stringContaining('Serasa'),
    ])
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const Beginning: Story = {
  tags: ['§2.3', 'D13', 'W25'],
  render: financePart(TipsTab, saved(249)),
  play: async () => {
    await expect(await tips()).toEqual([
      'Guarde no dia em que o dinheiro entra',
      'Divida o que falta pelos meses',
    ])
    await expect(await words('Suas metas juntas')).toContain(
      'Você já guardou R$ 498,00 dos R$ 2.000,00 das suas 2 metas.',
    )
    await expect(await words('Dicas para você')).toContain('Para chegar a tempo: R$ 300,40 por mês.')
  },
}

export const OnTheWay: Story = {
  tags: ['§2.3', 'D13', 'W25'],
  render: financePart(TipsTab, saved(250)),
  play: async () => {
    await expect(await tips()).toEqual([
      'Corte um item da categoria que mais pesou',
      'Mande o extra direto para a meta',
    ])
    await expect(await words('Dicas para você')).toContain('Neste mês, foi Alimentação: R$ 412,40.')
  },
}

export const Nearly: Story = {
  tags: ['§2.3', 'D13', 'W25'],
  render: financePart(TipsTab, saved(750)),
  play: async () => {
    await expect(await tips()).toEqual(['Nada de parcelas novas até concluir', 'Escolha a próxima meta'])
    await expect(await words('Dicas para você')).toContain('Suas saídas dos últimos três meses: R$ 1.237,20.')
  },
}

export const ReachedOnAPhone: Story = {
  render: financePart(TipsTab, saved(1_000)),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await words('Suas metas juntas')).toContain(
      'Você já guardou os R$ 2.000,00 das suas 2 metas.',
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
