import { Button } from '@mantine/core'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'

/** No transaction yet: what the tab gives, and the way to the form. */
export const EmptyTransactions = ({ onStart }: { onStart: () => void }) => (
  <EmptyState
    title="Tudo começa com uma transação"
    text="Anote o que entra e o que sai. Você vê quanto sobra no mês e para onde o dinheiro foi."
    action={
      <Button variant="light" onClick={onStart}>
        Preencher a primeira
      </Button>
    }
    hints={[
      { title: 'Uma linha basta', text: 'Escreva «18,50 almoço» no lançamento rápido e aperte Enter.' },
      {
        title: 'Parcelas e contas do mês',
        text: 'Em «Mais detalhes» você parcela uma compra ou repete a conta todo mês.',
      },
      { title: 'Nada se perde', text: 'O que foi removido volta com «Desfazer».' },
    ]}
  />
)
