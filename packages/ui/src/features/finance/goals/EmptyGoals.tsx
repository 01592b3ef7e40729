import { EmptyState } from '../../../components/feedback/EmptyState.tsx'

/** No goal yet: what one gives; the form stands above. */
export const EmptyGoals = () => (
  <EmptyState
    picture={JAR_PICTURE}
    title="O que você quer alcançar?"
    text="Dê um nome, um valor e uma data: o Caderno diz quanto guardar por mês até lá."
    hints={[
      { title: 'Três campos bastam', text: 'Descrição, valor total e data-alvo.' },
      { title: 'Guarde aos poucos', text: 'Cada depósito fica com o seu dia e pode ser desfeito.' },
      { title: 'Dicas que mudam', text: 'A aba Dicas acompanha o quanto você já guardou.' },
    ]}
  />
)

const JAR_PICTURE = (
  <>
    <path d="M8 102h184" strokeLinecap="round" />
    <path
      d="M76 24h48v8H76zM80 32c0 6-8 8-8 16v46c0 5 3 8 8 8h40c5 0 8-3 8-8V48c0-8-8-10-8-16z"
      fill="var(--cad-folha)"
    />
    <path
      d="M142 78h34v24h-34zM138 70h42v8h-42zM159 70v32M159 70c-12-2-12-14-4-12 3 1 4 8 4 12 0-4 1-11 4-12 8-2 8 10-4 12"
      strokeDasharray="3 4"
      opacity=".6"
    />
    <path d="M24 96h30v6H24zM26 90h30v6H26zM23 84h30v6H23z" fill="var(--cad-folha)" />
    <path d="M73 66h54v28c0 4-3 7-7 7H80c-4 0-7-3-7-7z" fill="var(--acc-suave)" stroke="var(--acc-meio)" />
    <g stroke="var(--acc-meio)" fill="var(--cad-folha)">
      <circle cx="90" cy="80" r="8" />
      <circle cx="110" cy="84" r="8" />
      <circle cx="100" cy="12" r="8" />
    </g>
  </>
)
