/** In a script of its own: only a page beyond the sign-in pages shows it. */
export { createLocalSync } from '@caderno/adapters-local'
