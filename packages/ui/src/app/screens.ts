import { routeOf } from '@caderno/domain/identity'
import { createElement, use, type ComponentType } from 'react'
import LoginScreen from '../features/login/LoginScreen.tsx'
import { tracked } from '../hooks/use-settled.ts'
import { MODULES } from '../modules/index.ts'
import { MODULE_SCREENS } from '../modules/screens.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Loads a screen in a script of its own. */
function lazyScreen(load: Load) {
  let loading: ReturnType<Load> | undefined
  const fetch = () => (loading ??= tracked(load()))
  const Screen = () => createElement(use(fetch()).default)
  return { preload: (): Promise<unknown> => fetch().catch(() => (loading = undefined)), Screen }
}

/** The title is shown by the browser, and announced. */
const screen = (path: string, title: string, load: Load) => ({ path, title, ...lazyScreen(load) })
export type ScreenRoute = Readonly<ReturnType<typeof screen>>

/** Pages with their own layout. /login is part of the first script, which saves a request. */
export const OWN_LAYOUT: readonly ScreenRoute[] = [
  {
    path: '/login',
    title: 'Entrar',
    preload: () => Promise.resolve(),
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
  screen('/importar', 'Importar', () => import('../features/intake/ImportScreen.tsx')),
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
  await Promise.all([found.preload(), inShell && shell.preload()])
}
