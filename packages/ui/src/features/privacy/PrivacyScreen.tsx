import type { ReactNode } from 'react'
import { useServices } from '../../hooks/services.tsx'
import type { Backend } from '@caderno/domain/shell'
import { Stack, Title } from '@mantine/core'
import { Link } from '../../components/layout/Link.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { privacyParts } from './texts.ts'
import classes from './Privacy.module.css'
import '../../theme/styles-layout.ts'

/** /privacidade, for everyone. */
export default function PrivacyScreen() {
  return (
    <PrivacyFrame>
      <PrivacyParts backend={useServices().backend} />
    </PrivacyFrame>
  )
}

/** What is true of every Caderno. */
export const PrivacyFrame = ({ children }: { children: ReactNode }) => (
  <Stack component="article" maw="48rem">
    <div>
      <Title order={1} mb="0.25rem">
        Privacidade
      </Title>
      <p className="dimmed">O que o Caderno guarda de você, onde, e o que você pode fazer com isso.</p>
    </div>
    {children}
    <p className={classes.way}>
      <Link to="/conta" className="text-link">
        Ir para «Meus dados»
      </Link>
    </p>
  </Stack>
)

export interface PrivacyPartsProps {
  backend: Backend
  avatarService?: string | undefined
}

export const PrivacyParts = ({
  backend,
  avatarService = import.meta.env.VITE_AVATAR_URL,
}: PrivacyPartsProps) =>
  privacyParts(backend, Boolean(avatarService)).map(({ title, lines }) => (
    <Sheet key={title} title={title}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Sheet>
  ))
