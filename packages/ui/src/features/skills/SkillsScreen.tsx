import { dataOf, type AppErrorCode } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { SkillsPage } from './SkillsPage.tsx'
import { useOwner } from '../../hooks/services.tsx'
import { messageOf } from '@caderno/domain/identity'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { VisuallyHidden } from '@mantine/core'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import classes from './SkillsPage.module.css'
import { useSkills } from './use-skills.ts'

/** /habilidades. Who is signed out does not get here (the route's guard). */
export default function SkillsScreen() {
  const owner = useOwner()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  if (owner === undefined) return <SkillsSkeleton />
  return <OwnSkills key={`${owner} ${attempt}`} owner={owner} onRetry={retry} />
}

function OwnSkills({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, pending, waiting, actions, said, today } = useSkills(owner)
  const skills = dataOf(snapshot)
  useLookAgain(
    snapshot.status === 'failed' && !skills && snapshot.error.code === 'network-request-failed',
    onRetry,
  )
  if (snapshot.status === 'failed' && !skills)
    return <SkillsFailure code={snapshot.error.code} onRetry={onRetry} />
  if (!skills) return <SkillsSkeleton />
  return (
    <SkillsPage
      skills={skills}
      setAside={snapshot.status === 'ready' ? snapshot.setAside : 0}
      pending={pending}
      waiting={waiting}
      stale={snapshot.status === 'failed'}
      today={today}
      said={said}
      actions={actions}
      onRetry={onRetry}
    />
  )
}

/** The skills could not be read at all. */
export function SkillsFailure({ code, onRetry }: { code: AppErrorCode; onRetry: () => void }) {
  return (
    <div data-module="habilidades">
      <PageHead title="Habilidades" />
      <LoadFailure what="suas habilidades" code={code} text={textOf(code)} onRetry={onRetry} />
    </div>
  )
}

const textOf = (code: AppErrorCode): string =>
  code === 'network-request-failed'
    ? `${messageOf(code)} Nada foi perdido: suas habilidades aparecem aqui assim que a conexão voltar.`
    : 'Nada foi perdido: suas habilidades continuam guardadas. Verifique a conexão e o espaço do navegador e tente de novo.'

/** The page's layout while the skills are on their way; the blocks appear after 200 ms. */
export function SkillsSkeleton() {
  return (
    <div data-module="habilidades" aria-busy="true">
      <PageHead title="Habilidades" state="Carregando…" />
      <Delayed>
        <div className={classes.blocks}>
          <VisuallyHidden>Carregando suas habilidades</VisuallyHidden>
          <Bone height="6.5rem" />
          <Bone height="2rem" />
          <Bone height="26rem" />
        </div>
      </Delayed>
    </div>
  )
}
