import { ResetPasswordView, type ResetState } from './ResetPasswordView.tsx'
import {
  BAD_LINK,
  EMAIL_RECOVERED,
  EMAIL_VERIFIED,
  PASSWORD_RESET,
  sentenceFor,
  UNKNOWN_LINK,
  type Accounts,
  type ActionLink,
  actionLink,
} from '@caderno/domain/identity'
import { toAppError } from '@caderno/domain/kernel'
import { useEffect, useRef, useState } from 'react'
import { useServicesPromise } from '../../hooks/services.tsx'
import { usePasswordPolicy } from '../../hooks/use-password-policy.ts'
import { useLocation, useNavigate } from 'react-router-dom'

export default function ResetPasswordScreen() {
  return <ResetPasswordView {...useResetPassword()} />
}

const REQUEST: ResetState = { kind: 'request' }
const begin = ({ kind }: ActionLink): ResetState => (kind === 'request' ? REQUEST : { kind: 'checking' })
const DEAD_CODES: readonly string[] = ['expired-action-code', 'invalid-action-code']
const refused = (message: string): ResetState => ({ kind: 'refused', message })

/** Handles an action link: verifyEmail and recoverEmail run at once, resetPassword asks for a password first (D4). */
async function follow(
  link: ActionLink,
  accounts: Pick<Accounts, 'checkActionCode' | 'applyActionCode'>,
): Promise<ResetState> {
  if (link.kind !== 'action')
    return link.kind === 'request' ? REQUEST : refused(link.kind === 'bad' ? BAD_LINK : UNKNOWN_LINK)
  try {
    const { operation, email } = await accounts.checkActionCode(link.code)
    if (operation !== link.operation) return refused(BAD_LINK)
    if (operation === 'resetPassword') return { kind: 'choose', email }
    await accounts.applyActionCode(link.code)
    return { kind: 'done', message: operation === 'verifyEmail' ? EMAIL_VERIFIED : EMAIL_RECOVERED }
  } catch (error) {
    return refused(
      sentenceFor(link.operation === 'resetPassword' ? 'newPassword' : 'emailAction', toAppError(error)),
    )
  }
}

function useResetPassword() {
  const services = useServicesPromise()
  const { policy, withPolicyRefresh } = usePasswordPolicy()
  const link = useActionLink()
  const [state, setState] = useState(() => begin(link))
  const followed = useRef<{ link: ActionLink; outcome: Promise<ResetState> }>(null)

  useEffect(() => {
    if (followed.current?.link !== link) {
      setState(begin(link))
      followed.current = { link, outcome: services.then(({ accounts }) => follow(link, accounts)) }
    }
    let current = true
    void followed.current.outcome.then((next) => current && setState(next))
    return () => {
      current = false
    }
  }, [link, services])

  const onSend = async (email: string) => (await services).accounts.sendPasswordReset(email.trim())
  const save = async (senha: string): Promise<void> => {
    if (link.kind !== 'action') return
    try {
      await (await services).accounts.confirmPasswordReset(link.code, senha)
      setState({ kind: 'done', message: PASSWORD_RESET })
    } catch (error) {
      if (!DEAD_CODES.includes(toAppError(error).code)) throw error
      setState(refused(BAD_LINK))
    }
  }
  return { state, policy, onSend, onSave: withPolicyRefresh(save), onAskAgain: () => setState(REQUEST) }
}

const read = (search: string) => ({ search, link: actionLink(new URLSearchParams(search)) })

/** The action link of the address, which is then removed from the address bar and the history (D15). */
function useActionLink() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [held, setHeld] = useState(() => read(search))
  if (search !== '' && search !== held.search) setHeld(read(search))
  const isCarried = search !== '' && held.link.kind !== 'request'
  useEffect(() => {
    if (isCarried) void navigate(pathname, { replace: true })
  }, [isCarried, navigate, pathname])
  return held.link
}
