import { Button, Title } from '@mantine/core'
import { IconBooks, IconCalendarWeek, IconLogout, IconTargetArrow, type Icon } from '@tabler/icons-react'
import { dataOf } from '@caderno/domain/kernel'
import { Link } from '../../components/layout/Link.tsx'
import type { ModuleId } from '../../modules/index.ts'
import { PlainLayout } from '../../components/layout/PlainLayout.tsx'
import metaLine from '../../components/lists/MetaLine.module.css'
import { RuledList } from '../../components/lists/RuledList.tsx'
import { RecordRow } from '../../components/lists/RecordRow.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { useUi } from '../../components/layout/ui-context.tsx'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import classes from './Home.module.css'

export default function HomeScreen() {
  const hasStudentRecord = dataOf(useLive(useServices().session))?.hasStudentRecord ?? false
  const { signOut } = useUi()
  return <HomeView hasStudentRecord={hasStudentRecord} onSignOut={() => signOut('/login')} />
}

const POINTS: readonly (readonly [title: string, text: string, icon: Icon, accent: ModuleId])[] = [
  ['Planejamento de estudos', 'O que é para hoje, sem procurar', IconCalendarWeek, 'carreira'],
  ['Biblioteca pessoal', 'Livros e artigos na página em que você parou', IconBooks, 'leitura'],
  ['Gestão de projetos', 'Carreira, finanças e habilidades com metas', IconTargetArrow, 'habilidades'],
]

/** The landing page for somebody signed in (D3). */
export function HomeView({ hasStudentRecord, onSignOut }: { hasStudentRecord: boolean; onSignOut(): void }) {
  return (
    <PlainLayout footer="full">
      <div className={classes.columns}>
        <div>
          <Title order={1} className={classes.title ?? ''}>
            Organize seus estudos
          </Title>
          <p className={classes.lead}>
            Organize seus estudos, acompanhe seu progresso e alcance seus objetivos acadêmicos.
          </p>
          <div className={classes.actions}>
            {hasStudentRecord && (
              <Button component={Link} to="/dashboard">
                Ir para o dashboard
              </Button>
            )}
            <Button component={Link} to="/login-aluno" variant={hasStudentRecord ? 'default' : 'filled'}>
              Login do aluno
            </Button>
            <Button component={Link} to="/cadastro-aluno" variant="default">
              Cadastro de aluno
            </Button>
          </div>
          <Button
            variant="subtle"
            leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
            onClick={onSignOut}
            mt="md"
            ml="-0.8125rem"
          >
            Sair
          </Button>
        </div>
        <Sheet title="No seu caderno">
          <RuledList className={metaLine.whole!}>
            {POINTS.map(([title, text, PointIcon, accent]) => (
              <RecordRow
                key={title}
                data-module={accent}
                mark={<PointIcon size={20} stroke={1.5} aria-hidden />}
                title={title}
                meta={[text]}
              />
            ))}
          </RuledList>
        </Sheet>
      </div>
    </PlainLayout>
  )
}
