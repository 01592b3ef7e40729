import { Button, Title } from '@mantine/core'
import { Link } from '../../components/layout/Link.tsx'
import { PlainLayout } from '../../components/layout/PlainLayout.tsx'
import classes from './Welcome.module.css'
import { welcome } from '@caderno/domain/identity'
import { dataOf } from '@caderno/domain/kernel'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'

export default function WelcomeScreen() {
  const { session, clock } = useServices()
  const name = dataOf(useLive(session))?.name ?? ''
  return <WelcomeView greeting={welcome(clock.now().getHours(), name)} />
}

/** The first page after a student's login: a fresh sheet with their name on it. */
export function WelcomeView({ greeting }: { greeting: string }) {
  return (
    <PlainLayout>
      <div className={classes.sheet}>
        <Title order={1}>{greeting}</Title>
        <p>Seu caderno está aberto na página de hoje.</p>
        <Button component={Link} to="/dashboard">
          Ir para o dashboard
        </Button>
      </div>
    </PlainLayout>
  )
}
