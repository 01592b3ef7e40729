export * from './bug-report.ts'
export type * from './ports.ts'
