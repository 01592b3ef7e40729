import { Button, Title } from '@mantine/core'
import type { ProfileValues, Student } from '@caderno/domain/registration'
import type { MouseEvent } from 'react'
import type { Form } from '../../hooks/use-form.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormDialog } from '../../components/forms/FormDialog.tsx'
import { Link } from '../../components/layout/Link.tsx'
import { Bone } from '../../components/layout/PageSkeleton.tsx'
import { SchoolFields } from '../../components/forms/SchoolFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import css from './Profile.module.css'
import { ReadOnlyField } from '../../components/forms/FormFields.tsx'
import { StudentAvatar } from '../../components/layout/StudentAvatar.tsx'

export type Profile =
  | { readonly kind: 'loading' | 'failed' }
  /** An account that is no student's: what is known of it (product: «Profile»). */
  | { readonly kind: 'account'; readonly name: string; readonly email: string }
  | {
      readonly kind: 'student'
      readonly name: string
      readonly student: Student
      readonly stored: ProfileValues
    }

interface ProfileViewProps {
  opened: boolean
  onClose: () => void
  profile: Profile
  form: Form<ProfileValues>
}

export function ProfileView({ opened, onClose, profile, form }: ProfileViewProps) {
  const editable = profile.kind === 'student'
  const dirty = editable && form.dirty
  return (
    <FormDialog
      opened={opened}
      title="Perfil"
      size="44rem"
      form={{ ...form, alert: undefined, dirty }}
      onClose={onClose}
      footer={(close) => (
        <>
          <YourData dirty={dirty} onClose={close} />
          <Button variant="default" onClick={close}>
            {editable ? 'Cancelar' : 'Fechar'}
          </Button>
          {editable && (
            <Button type="submit" loading={form.busy}>
              Salvar
            </Button>
          )}
        </>
      )}
    >
      <Content profile={profile} form={form} onClose={onClose} />
    </FormDialog>
  )
}

/** Goes to /conta; asks first if typed text would be lost. */
const YourData = ({ dirty, onClose }: { dirty: boolean; onClose: () => void }) => (
  <Button
    component={Link}
    to="/conta"
    variant="subtle"
    mr="auto"
    onClick={(event: MouseEvent) => {
      if (dirty) event.preventDefault()
      onClose()
    }}
  >
    Meus dados
  </Button>
)

function Content({ profile, form, onClose }: Pick<ProfileViewProps, 'profile' | 'form' | 'onClose'>) {
  switch (profile.kind) {
    case 'loading':
      return (
        <div className={css.loading} aria-busy="true">
          <Bone height="3.5rem" />
          <Bone height="12rem" />
        </div>
      )
    case 'failed':
      return <FormAlert>Não foi possível abrir o perfil. Recarregue a página para tentar de novo.</FormAlert>
    case 'account':
      return <AccountOnly name={profile.name} email={profile.email} onLeave={onClose} />
    case 'student':
      return (
        <>
          <WhoYouAre
            name={profile.name || profile.student.email}
            foto={profile.student.foto}
            line={studiesOf(profile.student)}
          />
          <FormAlert>{form.alert}</FormAlert>
          <PersonalFields form={form} student={profile.student} stored={profile.stored} />
          <section className={css.section} aria-label="Formação">
            <Title order={3}>Formação</Title>
            <div className={css.grid}>
              <SchoolFields form={form} required={profile.stored.nivelEnsino !== ''} />
            </div>
          </section>
        </>
      )
  }
}

const studiesOf = ({ curso, semestrePeriodo, anoSerie, nomeEscola }: Student): string =>
  [curso, semestrePeriodo, anoSerie, nomeEscola].filter(Boolean).join(', ') ||
  'Complete seus dados quando quiser.'

/** An account without a student record: what there is, and the way to one. */
function AccountOnly({ name, email, onLeave }: { name: string; email: string; onLeave: () => void }) {
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

/** The picture and one line on what and where: the first thing a profile says. */
function WhoYouAre({ name, foto = '', line }: { name: string; foto?: string; line?: string }) {
  return (
    <div className={css.who}>
      <StudentAvatar name={name} foto={foto} size="large" />
      <div>
        <div className={css.name}>{name}</div>
        {line && <p className={css.line}>{line}</p>}
      </div>
    </div>
  )
}
