import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  getAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth,
} from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, startScriptedService, tokenOf, type ScriptedService } from '../../test/scripted-service.ts'
import { openFirebaseAuth } from '../auth/auth-open.ts'
import { createSecondaryAuth } from './secondary-auth.ts'

let service: ScriptedService
let auth: Auth
let app: FirebaseApp
beforeEach(async () => {
  service = await startScriptedService()
  const own = initializeApp({ apiKey: 'demo-key' }, crypto.randomUUID())
  app = initializeApp({ apiKey: 'demo-key' }, crypto.randomUUID())
  auth = openFirebaseAuth(own, { emulatorUrl: service.url, persistence: [inMemoryPersistence] })
  await signInWithEmailAndPassword(auth, ANA.email, 'segredo-1')
})
afterEach(async () => {
  await Promise.all([deleteApp(auth.app), deleteApp(app)])
  await service.close()
})

it('stays in after a sign-out, at the same service (B21)', async () => {
  const user = await createSecondaryAuth(auth, app, ANA.localId)
  await signOut(auth)
  await getAuth(app).currentUser!.getIdToken(true)
  expect([user.isIn(), service.asked.at(-1)?.method]).toEqual([true, 'token'])
})

it('is nobody when somebody else is signed in', async () => {
  const user = await createSecondaryAuth(auth, app, 'uid-bia')
  expect(user.isIn()).toBe(false)
})

it('goes on with the new token when a new password made the old one worthless', async () => {
  await createSecondaryAuth(auth, app, ANA.localId)
  service.answer('accounts:update', {
    localId: ANA.localId,
    idToken: `${tokenOf(ANA.localId)}x`,
    refreshToken: 'nova',
    expiresIn: '3600',
  })
  await updatePassword(auth.currentUser!, 'segredo-2')
  await vi.waitFor(() => expect(getAuth(app).currentUser!.refreshToken).toBe('nova'))
})

it('lets the session end when its token is refused, and stays in itself', async () => {
  const user = await createSecondaryAuth(auth, app, ANA.localId)
  service.answer('token', new Error('USER_DISABLED'))
  await getAuth(app)
    .currentUser!.getIdToken(true)
    .catch(() => undefined)
  await vi.waitFor(() => expect(auth.currentUser).toBeNull())
  expect(user.isIn()).toBe(true)
})
