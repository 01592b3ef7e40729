import { titled } from '@caderno/domain/reading'

export const useTitle = (text: string): string => titled({ text })
