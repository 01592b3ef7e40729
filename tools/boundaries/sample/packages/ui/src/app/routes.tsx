import { lazy } from 'react'

export const LoginScreen = lazy(() => import('../features/login/LoginScreen.tsx'))
export const ReadingScreen = lazy(() => import('../features/reading/ReadingScreen.tsx'))
