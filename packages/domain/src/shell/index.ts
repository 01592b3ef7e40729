export * from './messages.ts'
export type * from './ports.ts'
export * from './preferences.ts'
export * from './theme.ts'
