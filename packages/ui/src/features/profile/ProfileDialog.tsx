import { changesOf, dataOf, isoDateOf } from '@caderno/domain/kernel'
import {
  newStudent,
  PROFILE_FAILURE,
  PROFILE_QUEUED,
  PROFILE_SAVED,
  profileErrors,
  profilePatch,
  profileValues,
  type ProfileValues,
  type Student,
} from '@caderno/domain/registration'
import { Button, Title } from '@mantine/core'
import { useEffectEvent, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useForm } from '../../hooks/use-form.ts'
import { useLive } from '../../hooks/use-live.ts'
import { notify } from '../../components/feedback/notify.ts'
import { withReason } from '../../components/feedback/refusals.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormDialog } from '../../components/forms/FormDialog.tsx'
import { ReadOnlyField } from '../../components/forms/FormFields.tsx'
import { SchoolFields } from '../../components/forms/SchoolFields.tsx'
import { Link } from '../../components/layout/Link.tsx'
import { Bone } from '../../components/layout/PageSkeleton.tsx'
import { StudentAvatar } from '../../components/layout/StudentAvatar.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import css from './Profile.module.css'

interface ProfileDialogProps {
  opened: boolean
  onClose: () => void
}

export default function ProfileDialog({ opened, onClose }: ProfileDialogProps) {
  const profile = useProfile(opened, onClose)
  const { student, form } = profile
  const dirty = Boolean(student) && form.dirty
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
            {student ? 'Cancelar' : 'Fechar'}
          </Button>
          {student && (
            <Button type="submit" loading={form.busy}>
              Salvar
            </Button>
          )}
        </>
      )}
    >
      <Content {...profile} onLeave={onClose} />
    </FormDialog>
  )
}

const NOTHING = profileValues(newStudent({ uid: '', email: '', matricula: '', criadoEm: '' }))

/** `student` is undefined until it is known, and null of an account that is no student's (product: «Profile»). */
function useProfile(opened: boolean, onClose: () => void) {
  const { auth, clock, session, students } = useServices()
  const signedIn = dataOf(useLive(session))
  const uid = signedIn?.uid ?? ''
  const snapshot = useLive(useMemo(() => students.watch(uid), [students, uid]))
  const student = dataOf(snapshot)
  const stored = useMemo(() => (student ? profileValues(student) : undefined), [student])
  const name = student?.nomeCompleto.trim() || (signedIn?.name ?? '')
  /** A record without a name starts with the account's; saving writes it. */
  const offered = useMemo(() => stored && { ...stored, nomeCompleto: name }, [stored, name])
  const start = useRef<ProfileValues>(null)

  const form = useForm<ProfileValues>({
    initial: NOTHING,
    validate: (values) => profileErrors(values, { today: isoDateOf(clock.now()), stored: stored ?? NOTHING }),
    failure: (error) => withReason(PROFILE_FAILURE, error),
    async submit(values) {
      const outcome = await students.update(
        uid,
        changesOf(profilePatch(stored ?? NOTHING), profilePatch(values)),
      )
      const refreshed = auth.refresh()
      if (outcome === 'saved') await refreshed
      notify(outcome === 'saved' ? PROFILE_SAVED : PROFILE_QUEUED)
      onClose()
    },
  })

  /** What another tab saved meanwhile shows up, except where something was typed. */
  const take = useEffectEvent((next: ProfileValues) => {
    const typed = start.current ? changesOf(start.current, form.values) : {}
    start.current = next
    form.reset(next, { ...next, ...typed })
  })
  useLayoutEffect(() => {
    if (!opened) start.current = null
    else if (offered) take(offered)
  }, [opened, offered])

  return {
    student,
    name: name || (student?.email ?? signedIn?.user.email ?? ''),
    email: signedIn?.user.email ?? '',
    hasFailed: snapshot.status === 'failed',
    form,
  }
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

type ContentProps = ReturnType<typeof useProfile> & { onLeave: () => void }

function Content({ student, name, email, hasFailed, form, onLeave }: ContentProps) {
  if (student === undefined && hasFailed)
    return <FormAlert>Não foi possível abrir o perfil. Recarregue a página para tentar de novo.</FormAlert>
  if (student === undefined)
    return (
      <div className={css.loading} aria-busy="true">
        <Bone height="3.5rem" />
        <Bone height="12rem" />
      </div>
    )
  if (student === null)
    return (
      <>
        <WhoYouAre name={name} />
        <ReadOnlyField label="Email" value={email} />
        <p className={css.hint}>
          Esta conta ainda não tem um cadastro de aluno, com matrícula e dados escolares.
        </p>
        <Button component={Link} to="/cadastro-aluno" onClick={onLeave} className={css.way}>
          Fazer cadastro de aluno
        </Button>
      </>
    )
  const stored = profileValues(student)
  return (
    <>
      <WhoYouAre name={name} foto={student.foto} line={studiesOf(student)} />
      <FormAlert>{form.alert}</FormAlert>
      <PersonalFields form={form} student={student} stored={stored} />
      <section className={css.section} aria-label="Formação">
        <Title order={3}>Formação</Title>
        <div className={css.grid}>
          <SchoolFields form={form} required={stored.nivelEnsino !== ''} />
        </div>
      </section>
    </>
  )
}

const studiesOf = ({ curso, semestrePeriodo, anoSerie, nomeEscola }: Student): string =>
  [curso, semestrePeriodo, anoSerie, nomeEscola].filter(Boolean).join(', ') ||
  'Complete seus dados quando quiser.'

/** The picture and one line on what and where: the first thing a profile says. */
const WhoYouAre = ({ name, foto = '', line }: { name: string; foto?: string; line?: string }) => (
  <div className={css.who}>
    <StudentAvatar name={name} foto={foto} size="large" />
    <div>
      <div className={css.name}>{name}</div>
      {line && <p className={css.line}>{line}</p>}
    </div>
  </div>
)
