export * from './text.ts'
