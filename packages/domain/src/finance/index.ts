export type * from './ports.ts'
export * from './records.ts'
export * from './document.ts'
export { MAX_AMOUNT, toCentavos } from './money.ts'
