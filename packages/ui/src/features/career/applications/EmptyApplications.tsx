import { Button } from '@mantine/core'
import { EmptyState } from '../../../components/feedback/EmptyState.tsx'

/** No application yet: what the tab gives, and the way to the form. */
export function EmptyApplications({ onStart }: { onStart: () => void }) {
  return (
    <EmptyState
      picture={BOARD_PICTURE}
      title="Sua busca começa com uma candidatura"
      text="Anote cada vaga a que você se candidata, acompanhe a fase em que está e saiba quando cobrar uma resposta."
      action={
        <Button variant="light" onClick={onStart}>
          Escrever a primeira
        </Button>
      }
      hints={[
        { title: 'Só empresa e vaga são obrigatórias', text: 'O resto você completa quando souber.' },
        {
          title: 'Nada se perde de vista',
          text: 'Com uma data de próximo contato, a candidatura volta aqui no dia certo.',
        },
        { title: 'Lista ou quadro', text: 'Arraste os cartões entre as fases ou mude a fase em uma lista.' },
      ]}
    />
  )
}

const BOARD_PICTURE = (
  <>
    {[10, 58, 106, 154].map((x) => (
      <rect key={x} x={x} y="10" width="38" height="92" rx="5" />
    ))}
    <path d="M17 20h16M65 20h16M113 20h16M161 20h16" strokeLinecap="round" />
    <g fill="var(--cad-folha)">
      <rect x="15" y="30" width="28" height="18" rx="3" />
      <rect x="15" y="54" width="28" height="18" rx="3" strokeDasharray="3 4" />
      <rect x="159" y="30" width="28" height="18" rx="3" />
    </g>
    <rect
      x="70"
      y="44"
      width="28"
      height="18"
      rx="3"
      transform="rotate(-7 84 53)"
      fill="var(--acc-suave)"
      stroke="var(--acc-meio)"
    />
    <path d="M75 52l18-2" stroke="var(--acc-meio)" strokeLinecap="round" />
  </>
)
