import { changesOf, dataOf, isoDateOf, writeOf } from '@caderno/domain/kernel'
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
import type { Session } from '@caderno/domain/identity'
import { Button, Stack, Title } from '@mantine/core'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { DraftsContext, useDrafts } from '../../hooks/use-draft.ts'
import { useLive } from '../../hooks/use-live.ts'
import type { DialogProps } from '../../hooks/use-dialog-form.ts'
import { usePageForm } from '../../hooks/use-page-form.ts'
import { withReason } from '../../components/feedback/refusals.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormDialog } from '../../components/dialogs/FormDialog.tsx'
import { ReadOnlyField } from '../../components/forms/FormFields.tsx'
import { SchoolFields } from '../../components/forms/SchoolFields.tsx'
import { Link } from '../../components/layout/Link.tsx'
import { Bone } from '../../components/layout/PageSkeleton.tsx'
import '../../theme/styles-layout.ts'
import { StudentAvatar } from '../../components/layout/StudentAvatar.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import css from './Profile.module.css'
import fields from '../../components/forms/dialog-fields.module.css'

/** What is half typed outlives the session: its owner finds it when they open the dialog again. */
export default function ProfileDialog({ opened, onClose }: DialogProps) {
  const session = dataOf(useLive(useServices().session))
  const uid = session?.uid
  const end = useEffectEvent(onClose)
  useEffect(() => {
    if (uid === undefined) end()
  }, [uid])
  return (
    <DraftsContext value={useDrafts(uid)}>
      {session && <OwnProfile key={uid} signedIn={session} opened={opened} onClose={onClose} />}
    </DraftsContext>
  )
}

function OwnProfile({ signedIn, opened, onClose }: DialogProps & { signedIn: Session }) {
  const { close: onEnd, ...profile } = useProfile(signedIn, opened, onClose)
  const { student, form } = profile
  const dirty = Boolean(student) && form.dirty
  return (
    <FormDialog
      opened={opened}
      title="Perfil"
      size="44rem"
      form={{ ...form, alert: undefined, dirty }}
      onClose={onEnd}
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
      <Content {...profile} onLeave={onEnd} />
    </FormDialog>
  )
}

const NOTHING = profileValues(newStudent({ uid: '', email: '', matricula: '', criadoEm: '' }))

/** `student` is undefined until it is known, and null of an account that is no student's (product: «Profile»). */
function useProfile({ uid, user, name: named }: Session, opened: boolean, onClose: () => void) {
  const { auth, clock, students } = useServices()
  const snapshot = useLive(useMemo(() => students.watch(uid), [students, uid]))
  const student = dataOf(snapshot)
  const stored = useMemo(() => (student ? profileValues(student) : undefined), [student])
  const name = student?.nomeCompleto.trim() || named
  /** A record without a name starts with the account's; saving writes it. */
  const offered = useMemo(() => stored && { ...stored, nomeCompleto: name }, [stored, name])
  const page = usePageForm<ProfileValues>({
    name: 'profile',
    initial: () => offered ?? NOTHING,
    isKnown: offered !== undefined,
    isOpen: opened && Boolean(student),
    validate: (values) => profileErrors(values, { today: isoDateOf(clock.now()), stored: stored ?? NOTHING }),
    command(values) {
      const save = async () => {
        const outcome = await students.update(
          uid,
          changesOf(profilePatch(stored ?? NOTHING), profilePatch(values)),
        )
        const refreshed = auth.refresh()
        if (outcome === 'saved') await refreshed
        return outcome
      }
      return writeOf(save())
    },
    words: () => ({ saved: PROFILE_SAVED, queued: PROFILE_QUEUED }),
    failure: (error) => withReason(PROFILE_FAILURE, error),
    confirmed: () => close(),
  })
  const { form } = page
  const hasEnded = useRef(false)
  const close = () => {
    page.forget()
    hasEnded.current = true
    onClose()
  }
  const reopen = useEffectEvent(() => {
    if (hasEnded.current) page.begin(undefined)
    hasEnded.current = false
  })
  useLayoutEffect(() => {
    if (opened) reopen()
  }, [opened])

  return {
    student,
    close,
    name: name || (student?.email ?? user.email ?? ''),
    email: user.email ?? '',
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

type ContentProps = Omit<ReturnType<typeof useProfile>, 'close'> & { onLeave: () => void }

function Content({ student, name, email, hasFailed, form, onLeave }: ContentProps) {
  if (student === undefined && hasFailed)
    return <FormAlert>Não foi possível abrir o perfil. Recarregue a página para tentar de novo.</FormAlert>
  if (student === undefined)
    return (
      <Stack mih="20rem" aria-busy="true">
        <Bone height="3.5rem" />
        <Bone height="12rem" />
      </Stack>
    )
  if (student === null)
    return (
      <>
        <WhoYouAre name={name} />
        <ReadOnlyField label="Email" value={email} />
        <p className="dimmed">
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
      <Stack component="section" gap="sm" aria-label="Formação">
        <Title order={3} mt="xs" fz="1.0625rem">
          Formação
        </Title>
        <div className={fields.fields}>
          <SchoolFields form={form} required={stored.nivelEnsino !== ''} />
        </div>
      </Stack>
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
      {line && <p className="dimmed">{line}</p>}
    </div>
  </div>
)
