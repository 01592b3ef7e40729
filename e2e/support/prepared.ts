import { randomInt } from 'node:crypto'
import { EMPTY_FORM, studentOf } from '@caderno/domain/registration'
import { expect, type Browser, type BrowserContext } from '@playwright/test'
import { documentsOf, type Documents } from './documents.ts'
import { create, signUp, type Account } from './emulators.ts'
import { newStudent, registerStudent, type NewStudent } from './students.ts'

export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A student for tests about something else: what a browser holds that has them registered, and that has them signed in. */
export interface Prepared {
  readonly student: NewStudent
  /** On Firebase, where tests look into the documents. */
  readonly uid: string
  readonly registered: State
  readonly signedIn: State
  /** What the app's own database holds besides; nothing on Firebase. */
  readonly documents: Readonly<Record<'registered' | 'student', Documents>>
}

/** Registers once by hand in a browser of its own; every test starts from a copy of what it stored. */
export async function prepareLocally(browser: Browser, baseURL: string): Promise<Prepared> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const student = await registerStudent(page)
  const signedIn = await context.storageState()
  const ofStudent = await documentsOf(page)
  await page.goto('/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login-aluno$/)
  const registered = await context.storageState()
  const ofRegistered = await documentsOf(page)
  await context.close()
  return {
    student,
    uid: '',
    registered,
    signedIn,
    documents: { registered: ofRegistered, student: ofStudent },
  }
}

/** A student of their own for each test, made with a real token under the real rules; the browser holds what the SDK keeps of a session. */
export async function prepareInTheCloud(baseURL: string): Promise<Prepared> {
  const student = newStudent()
  const account = await signUp(student.email, student.senha)
  await enroll(account, student)
  const session = { name: 'firebase:authUser:demo-key:[DEFAULT]', value: JSON.stringify(sessionOf(account)) }
  const signedIn = { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage: [session] }] }
  return {
    student,
    uid: account.localId,
    registered: { cookies: [], origins: [] },
    signedIn,
    documents: { registered: [], student: [] },
  }
}

/** The student's record and its matrícula; another one is drawn if it is taken. */
async function enroll(account: Account, student: NewStudent): Promise<void> {
  const matricula = `MAT-${randomInt(1_000_000)}`
  const form = { ...EMPTY_FORM, ...student, nivelEnsino: 'Ensino Superior' }
  const record = studentOf(form, {
    uid: account.localId,
    email: student.email,
    matricula,
    criadoEm: new Date().toISOString(),
  })
  const writes = [
    { path: `alunos/${account.localId}`, data: { ...record } },
    { path: `matriculas/${matricula}`, data: {} },
  ]
  if (!(await create(writes, account.idToken))) await enroll(account, student)
}

function sessionOf({ localId, email, idToken, refreshToken }: Account) {
  const now = Date.now()
  return {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
    createdAt: String(now),
    lastLoginAt: String(now),
    providerData: [
      { providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
  }
}
