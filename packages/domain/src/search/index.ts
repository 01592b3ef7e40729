export { searchRecords } from './search.ts'
export type { Found } from './card.ts'
