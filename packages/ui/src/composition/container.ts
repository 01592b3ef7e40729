import {
  type AccountDeletion,
  type Auth,
  createAuth,
  type Members,
  type SessionMemory,
} from '@caderno/domain/identity'
import { createRegistration } from '@caderno/domain/registration'
import { Container, type ServiceIdentifier } from 'inversify'
import type { Services } from '../hooks/services.tsx'
import { type Clock, type IdSource, type Random, AppError } from '@caderno/domain/kernel'
import { hasPendingDeletions, type Storage } from '@caderno/adapters-local'

/** Resumes interrupted deletions; loaded only where there is one. */
export function resumed(
  storage: Storage,
  accountDeletion: () => Promise<AccountDeletion>,
): () => Promise<AccountDeletion> {
  const resume = async () =>
    void ((await hasPendingDeletions(storage)) && (await (await accountDeletion()).resume()))
  resume().catch(() => undefined)
  return accountDeletion
}

/** Loads on the first call and shares the result; a failed load is retried by the next call. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new AppError('network-request-failed', { cause })
    }))
}

const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** 72 random bits in 12 URL-safe characters, a third of a UUID's length: ids are part of every request (P13). */
export const cryptoIds: IdSource = {
  next: () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
}

/** Uniform by rejection sampling. */
const cryptoRandom: Random = {
  integer(below) {
    const limit = Math.floor(2 ** 32 / below) * below
    const draw = new Uint32Array(1)
    do crypto.getRandomValues(draw)
    while (draw[0]! >= limit)
    return draw[0]! % below
  },
}

/** What a backend gives the app. */
export interface BackendServices extends Omit<
  Services,
  'clock' | 'ids' | 'session' | 'auth' | 'registration' | 'accountDeletion'
> {
  readonly members: Members
  readonly memory: SessionMemory
  readonly accountDeletion: (auth: Auth) => Services['accountDeletion']
}

interface Bound extends BackendServices, Pick<Services, 'clock' | 'ids' | 'auth' | 'registration'> {
  readonly random: Random
}

const token = <Name extends keyof Bound>(name: Name) => Symbol.for(name) as ServiceIdentifier<Bound[Name]>

/** The whole app's services over those of one backend. */
export function composeServices(openBackend: (clock: Clock) => BackendServices): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  const given = { ...openBackend(systemClock), clock: systemClock, ids: cryptoIds, random: cryptoRandom }
  for (const [name, value] of Object.entries(given)) container.bind(Symbol.for(name)).toConstantValue(value)
  const provide = <Name extends keyof Bound, Need extends keyof Bound>(
    name: Name,
    needs: readonly Need[],
    create: (dependencies: Pick<Bound, Need>) => Bound[Name],
  ) =>
    container
      .bind(token(name))
      .toResolvedValue(
        (...values: unknown[]) =>
          create(Object.fromEntries(needs.map((need, at) => [need, values[at]])) as Pick<Bound, Need>),
        needs.map(token),
      )
  provide('auth', ['accounts', 'members', 'students', 'memory', 'clock', 'random'], createAuth)
  provide('registration', ['auth', 'accounts', 'students', 'clock', 'random'], createRegistration)
  const auth = container.get(token('auth'))
  return {
    ...given,
    auth,
    session: auth.session,
    registration: container.get(token('registration')),
    accountDeletion: container.get(token('accountDeletion'))(auth),
  }
}
