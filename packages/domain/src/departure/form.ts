import { ownPasswordSentence } from '../identity/index.ts'
import type { AppError, FieldErrors } from '../kernel/index.ts'

export interface DepartureForm {
  readonly senha: string
  readonly confirmacao: string
}

/** What has to be typed: a password comes from a password manager, this does not. */
export const CONFIRMATION = 'EXCLUIR'

export const ACCOUNT_DELETED = 'Sua conta foi excluída.'
export const ACCOUNT_DELETED_BUT_HERE =
  'Sua conta foi excluída. O que resta neste dispositivo é apagado quando o Caderno for aberto de novo.'

export const departureErrors = ({ senha, confirmacao }: DepartureForm): FieldErrors<DepartureForm> => ({
  ...(senha === '' && { senha: 'Senha é obrigatória' }),
  ...(confirmacao.trim().toUpperCase() !== CONFIRMATION && {
    confirmacao: `Digite ${CONFIRMATION} para confirmar`,
  }),
})

/** Says whether anything is gone already. */
export const departureSentence = (error: Pick<AppError, 'code'>, interrupted: boolean): string =>
  ownPasswordSentence(
    error,
    interrupted
      ? 'A exclusão começou e não terminou. Tente novamente: ela continua de onde parou.'
      : 'Nada foi excluído. Tente novamente.',
  )
