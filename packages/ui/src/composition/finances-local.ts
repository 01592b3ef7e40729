/** In a script of its own: only the finances ask for it. */
export { createLocalFinances } from '@caderno/adapters-local'
