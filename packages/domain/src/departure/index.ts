export * from './departure.ts'
export * from './form.ts'
export type * from './ports.ts'
