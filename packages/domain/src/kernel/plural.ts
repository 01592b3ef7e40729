import { formatNumber } from './numbers.ts'

/** «1.234» */
export const count = (value: number): string => formatNumber(value)

/** «1 página», «2 páginas» */
export const plural = (value: number, singular: string, many: string): string =>
  `${count(value)} ${value === 1 ? singular : many}`

const FEW = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
/** «duas», of what is feminine; from eleven on in figures. */
export const inWords = (value: number): string => FEW[value] ?? count(value)
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
