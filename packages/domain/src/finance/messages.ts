export const DESCRIPTION_REQUIRED = 'Descrição é obrigatória'
export const CATEGORY_REQUIRED = 'Escolha uma categoria da lista'
export const DAY_REQUIRED = 'Data é obrigatória'
export const TARGET_DAY_REQUIRED = 'Data-alvo é obrigatória'

/** D11. */
export const AMOUNT_INVALID = 'Valor inválido'
export const AMOUNT_ABOVE_ZERO = 'Informe um valor maior que zero'
export const AMOUNT_TOO_HIGH = 'Informe no máximo R$ 999.999.999,99'
export const SAVED_NEGATIVE = 'Valor atual não pode ser negativo'
