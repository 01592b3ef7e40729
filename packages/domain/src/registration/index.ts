export type * from './ports.ts'
export * from './student.ts'
