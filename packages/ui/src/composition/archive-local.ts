/** In a script of its own: only the account screen asks for it. */
export { createLocalArchive } from '@caderno/adapters-local'
