const number = new Intl.NumberFormat('pt-BR')

/** «1.234» */
export const count = (value: number): string => number.format(value)

/** «1 página», «2 páginas» */
export const plural = (value: number, singular: string, many: string): string =>
  `${count(value)} ${value === 1 ? singular : many}`
