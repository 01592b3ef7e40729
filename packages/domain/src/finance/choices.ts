export const TRANSACTION_TYPES = ['entrada', 'saida'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Categories depend on the type (§5, §9). */
export const TRANSACTION_CATEGORIES = {
  entrada: ['Salário', 'Freelancer', 'Investimentos', 'Mesada', 'Presente', 'Reembolso', 'Outros'],
  saida: [
    'Moradia',
    'Alimentação',
    'Transporte',
    'Faculdade',
    'Educação',
    'Saúde',
    'Lazer',
    'Vestuário',
    'Outros',
  ],
} as const
export type ExpenseCategory = (typeof TRANSACTION_CATEGORIES)['saida'][number]
export type TransactionCategory = (typeof TRANSACTION_CATEGORIES)[TransactionType][number]

/** How long the name of an account may be: it is written into each of its transactions. */
export const ACCOUNT_LENGTH = 60

/** Ten years of instalments, two of weeks and a bit. */
export const MAX_REPETITIONS = 120

/** How often the same amount comes again, until a day. */
export const FREQUENCIES = ['mensal', 'semanal'] as const
export type Frequency = (typeof FREQUENCIES)[number]
