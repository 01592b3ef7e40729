export * from './item.ts'
export * from './agenda.ts'
export * from './week.ts'
