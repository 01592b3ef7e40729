export * from './application.ts'
export * from './goal.ts'
