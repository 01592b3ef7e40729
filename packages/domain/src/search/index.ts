export type { Found } from './card.ts'
export { searchRecords } from './search.ts'
