import { routeOf } from '@caderno/domain/identity'
import { createElement, lazy, useState, type ComponentType } from 'react'
import LoginScreen from '../features/login/LoginScreen.tsx'
import { MODULES } from '../modules/index.ts'
import { MODULE_SCREENS } from '../modules/screens.ts'

type Load = () => Promise<{ default: ComponentType }>

/** In a script of its own. Drawn at once where that has come before: Suspense would keep an empty page for 300 ms at least. */
function lazyScreen(load: Load) {
  let Loaded: ComponentType | undefined
  const fetch: Load = async () => {
    const script = await load()
    Loaded = script.default
    return script
  }
  const Lazy = lazy(fetch)
  const Screen = () => createElement(useState(() => Loaded ?? Lazy)[0])
  return { load: fetch, Screen }
}

/** The title is shown by the browser, and announced. */
const screen = (path: string, title: string, load: Load) => ({ path, title, ...lazyScreen(load) })
export type ScreenRoute = Readonly<ReturnType<typeof screen>>

/** Pages with their own layout. /login is part of the first script, which saves a request. */
export const OWN_LAYOUT: readonly ScreenRoute[] = [
  {
    path: '/login',
    title: 'Entrar',
    load: () => Promise.resolve({ default: LoginScreen }),
    Screen: LoginScreen,
  },
  screen('/login-aluno', 'Login do aluno', () => import('../features/student-login/StudentLoginScreen.tsx')),
  screen('/cadastros', 'Criar conta', () => import('../features/sign-up/SignUpScreen.tsx')),
  screen(
    '/cadastro-aluno',
    'Cadastro de aluno',
    () => import('../features/registration/RegistrationScreen.tsx'),
  ),
  screen('/esqueci-senha', 'Recuperar senha', () => import('../features/recovery/RecoveryScreen.tsx')),
  screen(
    '/recuperar-senha',
    'Redefinir senha',
    () => import('../features/reset-password/ResetPasswordScreen.tsx'),
  ),
  screen('/home', 'Organize seus estudos', () => import('../features/home/HomeScreen.tsx')),
  screen('/boas-vindas', 'Boas-vindas', () => import('../features/welcome/WelcomeScreen.tsx')),
]

/** Pages inside the shell. */
export const IN_THE_SHELL: readonly ScreenRoute[] = [
  screen('/dashboard', 'Dashboard', () => import('../features/dashboard/DashboardScreen.tsx')),
  ...MODULES.map(({ id, path, name }) => screen(path, name, MODULE_SCREENS[id])),
  screen('/conta', 'Meus dados', () => import('../features/account/AccountScreen.tsx')),
  screen('/privacidade', 'Privacidade', () => import('../features/privacy/PrivacyScreen.tsx')),
]

export const NOT_FOUND = screen(
  '*',
  'Página não encontrada',
  () => import('../features/not-found/NotFoundScreen.tsx'),
)

const shell = lazyScreen(() => import('./Shell.tsx'))
export const LazyShell = shell.Screen

export const isInTheShell = (address: string): boolean =>
  IN_THE_SHELL.some(({ path }) => path === routeOf(address))

/** Starts fetching the screen of an address before React renders it; signed out, `/` redirects to /login. */
export async function preload(address: string): Promise<void> {
  const path = routeOf(address === '/' ? '/login' : address)
  const inShell = IN_THE_SHELL.find((route) => route.path === path)
  const found = inShell ?? OWN_LAYOUT.find((route) => route.path === path) ?? NOT_FOUND
  await Promise.allSettled([found.load(), inShell && shell.load()])
}
