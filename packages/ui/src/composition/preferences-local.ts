/** In a script of its own: whoever signs in has chosen nothing yet. */
export { createLocalPreferences } from '@caderno/adapters-local'
