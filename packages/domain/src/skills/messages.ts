export const NAME_REQUIRED = 'Nome é obrigatório'
export const DESCRIPTION_REQUIRED = 'Descrição é obrigatória'
export const START_REQUIRED = 'Data de início é obrigatória'
export const PROGRESS_RANGE = 'O progresso vai de 0 a 100'
