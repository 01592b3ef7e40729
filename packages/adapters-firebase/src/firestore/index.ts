export { openFirestore, type OpenedFirestore } from './open.ts'
