/** Said by what clears the cache, and in its place where that has not come (D18). */
export const NOT_CLEARED = 'Sem conexão: o cache não foi limpo.'
