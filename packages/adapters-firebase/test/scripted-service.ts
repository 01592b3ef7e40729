import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `accounts:signUp`, `token`, `passwordPolicy`: the last part of the address. */
type Method = string
type Answer = object | Error | 'nothing'

export interface ScriptedService {
  readonly url: string
  /** What was asked, oldest first. */
  readonly asked: readonly {
    readonly method: Method
    readonly body: Record<string, unknown>
    readonly locale: string | undefined
  }[]
  /** From now on: a body, an Error with the server's words, or no answer at all (the line is cut). */
  answer(method: Method, answer: Answer): void
  /** Cuts every line. */
  cutOff(): void
  close(): Promise<void>
}

export const ANA = {
  localId: 'uid-ana',
  email: 'ana@exemplo.com.br',
  createdAt: '1790000000000',
  lastLoginAt: '1790000000000',
}

/** An identity service that says what a test wants to hear, for what the emulator never says. Ana signs in and up. */
export async function startScriptedService(): Promise<ScriptedService> {
  const answers = new Map<Method, Answer>(Object.entries(usual()))
  const asked: ScriptedService['asked'][number][] = []
  let silent = false
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const method = new URL(request.url ?? '', 'http://localhost').pathname.split('/').at(-1) ?? ''
      asked.push({ method, body, locale: request.headers['x-firebase-locale']?.toString() })
      const answer = silent ? 'nothing' : (answers.get(method) ?? new Error('NOT_SCRIPTED'))
      if (answer === 'nothing') return request.socket.destroy()
      const failed = answer instanceof Error
      response.writeHead(failed ? 400 : 200, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify(failed ? { error: { code: 400, message: answer.message } } : answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (method, answer) => void answers.set(method, answer),
    cutOff: () => void (silent = true),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

function usual(): Record<Method, object> {
  const tokens = {
    localId: ANA.localId,
    idToken: tokenOf(ANA.localId),
    refreshToken: 'renova',
    expiresIn: '3600',
  }
  return {
    'accounts:signUp': tokens,
    'accounts:signInWithPassword': tokens,
    'accounts:lookup': { users: [ANA] },
    'accounts:update': tokens,
    'accounts:delete': {},
    'accounts:sendOobCode': { email: ANA.email },
    token: { access_token: tokenOf(ANA.localId), refresh_token: 'renova', expires_in: '3600' },
    passwordPolicy: aPolicy({}),
  }
}

/** A token that nobody signed, valid for an hour. */
export function tokenOf(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ sub: uid, iat: 1_790_000_000, exp: 1_790_003_600 })}.`
}

/** The service's own words for a policy. */
export const aPolicy = (options: object, over: object = {}) => ({
  schemaVersion: 1,
  customStrengthOptions: { minPasswordLength: 6, ...options },
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  ...over,
})

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text.startsWith('{')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text))
}
