import { dataOf, isoDateOf } from '@caderno/domain/kernel'
import {
  newStudent,
  PROFILE_FAILURE,
  PROFILE_QUEUED,
  PROFILE_SAVED,
  profileErrors,
  profilePatch,
  profileValues,
  type ProfileValues,
} from '@caderno/domain/registration'
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useForm, type Form } from '../../hooks/use-form.ts'
import { useLive } from '../../hooks/use-live.ts'
import { notify } from '../../components/feedback/notify.ts'
import { withReason } from '../../components/feedback/refusals.ts'
import { type Profile, ProfileView } from './ProfileView.tsx'

export default function ProfileDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <ProfileView opened={opened} onClose={onClose} {...useProfile(opened, onClose)} />
}

const NOTHING = profileValues(newStudent({ uid: '', email: '', matricula: '', criadoEm: '' }))

export function useProfile(
  opened: boolean,
  onClose: () => void,
): { profile: Profile; form: Form<ProfileValues> } {
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
    form.reset(next)
    for (const [name, text] of Object.entries(typed)) form.set(name as keyof ProfileValues, text)
  })
  useLayoutEffect(() => {
    if (!opened) start.current = null
    else if (offered) take(offered)
  }, [opened, offered])

  if (student && stored) return { profile: { kind: 'student', name, student, stored }, form }
  if (student === undefined)
    return { profile: { kind: snapshot.status === 'failed' ? 'failed' : 'loading' }, form }
  return { profile: { kind: 'account', name, email: signedIn?.user.email ?? '' }, form }
}

/** The entries of `after` that differ from `before`. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  ) as Partial<T>
}
