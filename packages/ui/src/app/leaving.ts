import { createContext, use } from 'react'

/** True between «Sair» and the page it leads to: meanwhile no guard sends anybody anywhere (D20). */
export const LeavingContext = createContext(false)

export const useLeaving = (): boolean => use(LeavingContext)
