import type { Backend } from '@caderno/domain/shell'
import { Title } from '@mantine/core'
import { Link } from '../../components/Link.tsx'
import { PlainLayout } from '../../components/PlainLayout.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { privacyParts } from './texts.ts'
import classes from './Privacy.module.css'

export const PrivacyView = ({ backend, avatarService = import.meta.env.VITE_AVATAR_URL }: { backend: Backend; avatarService?: string | undefined }) => (
  <PlainLayout>
    <article className={classes.page}>
      <div>
        <Title order={1}>Privacidade</Title>
        <p className={classes.lead}>O que o Caderno guarda de você, onde, e o que você pode fazer com isso.</p>
      </div>
      {privacyParts(backend, Boolean(avatarService)).map(({ title, lines }) => (
        <Sheet key={title} title={title}>
          <ul className={classes.lines}>{lines.map((line) => <li key={line}>{line}</li>)}</ul>
        </Sheet>
      ))}
      <p className={classes.way}><Link to="/conta" className="text-link">Ir para «Meus dados»</Link></p>
    </article>
  </PlainLayout>
)
