import { createLocalErasure, type LocalEnvironment } from '@caderno/adapters-local'
import { createDeparture, type Departure } from '@caderno/domain/departure'
import type { Accounts, Auth } from '@caderno/domain/identity'
import { tellingDeparture } from './telling-departure.ts'

/** In a script of its own: only whoever leaves asks for it. */
export const openLocalDeparture = (
  environment: LocalEnvironment,
  auth: Auth,
  accounts: Accounts,
): Departure =>
  tellingDeparture(createDeparture({ accounts, auth, erasure: createLocalErasure(environment) }))
