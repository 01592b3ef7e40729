export type * from './ports.ts'
export * from './reading.ts'
