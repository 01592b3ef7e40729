export const DESCRIPTION_REQUIRED = 'Descrição é obrigatória'
export const CATEGORY_REQUIRED = 'Escolha uma categoria da lista'
export const DAY_REQUIRED = 'Data é obrigatória'
export const TARGET_DAY_REQUIRED = 'Data-alvo é obrigatória'

/** D11. */
export const AMOUNT_INVALID = 'Valor inválido'
export const AMOUNT_ABOVE_ZERO = 'Informe um valor maior que zero'
export const AMOUNT_TOO_HIGH = 'Informe no máximo R$ 999.999.999,99'
export const SAVED_NEGATIVE = 'Valor atual não pode ser negativo'

/** The quick line. */
export const QUICK_AMOUNT_FIRST = 'Comece pelo valor: 18,50 almoço'
export const QUICK_DESCRIPTION_MISSING = 'Depois do valor, diga o que foi: 18,50 almoço'

export const DAY_INVALID = 'Data inválida'
export const UNTIL_REQUIRED = 'Data final é obrigatória'
export const INSTALMENT_TOO_SMALL = 'Cada parcela precisa ter pelo menos R$ 0,01'

/** Spec §5. */
export const FILL_IN_TRANSACTION = 'Por favor, preencha todos os campos.'
export const FILL_IN_GOAL = 'Por favor, preencha todos os campos da meta.'

export const REMOVE_TRANSACTION = 'Tem certeza que deseja remover esta transação?'
export const REMOVE_GOAL = 'Tem certeza que deseja remover esta meta?'

export const NOT_SIGNED_IN = 'Usuário não autenticado. Faça login novamente.'
export const STORAGE_FULL =
  'Limite de armazenamento atingido. Nada do que já estava guardado se perdeu. Remova transações antigas e tente novamente.'
export const NEARLY_FULL =
  'Suas finanças já ocupam mais de 80% do espaço que têm. Remova transações antigas de que não precisa mais.'
