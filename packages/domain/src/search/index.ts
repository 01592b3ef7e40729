export { type Found, searchRecords } from './search.ts'
