const number = new Intl.NumberFormat('pt-BR')
export const count = (value: number): string => number.format(value)
/** «1 página», «2 páginas» */
export const one = (value: number, singular: string, plural: string): string =>
  `${count(value)} ${value === 1 ? singular : plural}`
