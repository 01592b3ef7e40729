import { Button } from '@mantine/core'
import { ReadOnlyField } from '../../components/forms/FormFields.tsx'
import { Link } from '../../components/layout/Link.tsx'
import css from './Profile.module.css'
import { WhoYouAre } from './WhoYouAre.tsx'

/** An account without a student record: what there is, and the way to one. */
export function AccountOnly({ name, email, onLeave }: { name: string; email: string; onLeave: () => void }) {
  return (
    <>
      <WhoYouAre name={name || email} />
      <ReadOnlyField label="Email" value={email} />
      <p className={css.hint}>
        Esta conta ainda não tem um cadastro de aluno, com matrícula e dados escolares.
      </p>
      <Button component={Link} to="/cadastro-aluno" onClick={onLeave} className={css.way}>
        Fazer cadastro de aluno
      </Button>
    </>
  )
}
