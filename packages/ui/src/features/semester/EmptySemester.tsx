import type { PeriodKind } from '@caderno/domain/semester'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'

/** No subject in the semester yet: what the module gives, and the first step. */
const EMPTY = {
  picture: (
    <g strokeLinecap="round">
      <path d="M8 100h184" />
      <path d="M40 26h120v74H40z" fill="var(--cad-folha)" />
      <path d="M40 42h120M64 26v74M88 26v74M112 26v74M136 26v74" opacity=".5" />
      <path d="M66 48h20v16H66zM114 48h20v16h-20z" fill="var(--acc-suave)" stroke="var(--acc-meio)" />
      <path d="M90 70h20v20H90zM138 56h20v16h-20z" strokeDasharray="3 4" opacity=".6" />
    </g>
  ),
  text: 'Cole o horário da matrícula, uma disciplina por linha, e veja a semana, as faltas e as notas.',
  hints: [
    { title: 'Entende os códigos', text: '24M12 e 35T34 viram aulas, e «seg e qua 8h–10h» também.' },
    { title: 'Conta as faltas', text: 'Um toque em «Faltei», e você sabe quantas ainda pode ter.' },
    { title: 'Diz de quanto precisa', text: 'Com as notas, o Caderno calcula o que falta para passar.' },
  ],
}

export const EmptySemester = ({ kind, action }: { kind: PeriodKind; action: ReactNode }) => (
  <EmptyState {...EMPTY} title={`Seu ${kind} começa pelo horário`} action={action} />
)
