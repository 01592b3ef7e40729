import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import { doc, getDoc, setDoc } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { authUrl, clientOptions, closeApp, connected, loadRules, newProject, newUser, openFirestore } from '../test/emulators.ts'

test('real tokens meet rules in a project of their own', async () => {
  const project = await newProject()
  await loadRules(project, `rules_version = "2"; service cloud.firestore { match /databases/{d}/documents { match /a/{uid} { allow read, write: if request.auth.uid == uid } } }`)
  const user = await newUser()
  const app = initializeApp(clientOptions(project), 'x')
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, authUrl(), { disableWarnings: true })
  await signInWithEmailAndPassword(auth, user.email, user.password)
  const db = connected(app)
  await setDoc(doc(db, 'a', user.uid), { x: 1 })
  expect((await getDoc(doc(db, 'a', user.uid))).data()).toEqual({ x: 1 })
  await expect(getDoc(doc(db, 'a', 'other'))).rejects.toMatchObject({ code: 'permission-denied' })
  const owner = openFirestore(project, 'owner')
  expect((await getDoc(doc(owner.firestore, 'a', user.uid))).data()).toEqual({ x: 1 })
  await owner.close()
  await closeApp(app, db)
  await loadRules(project)
  await expect(loadRules(project, 'nonsense')).rejects.toThrow('do not compile')
})
