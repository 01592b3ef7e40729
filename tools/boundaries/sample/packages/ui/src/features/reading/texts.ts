export const TEXTS = { heading: 'Leitura' } as const
