/** In a script of its own: /login asks for no shelf. */
export { openLocalReadings } from '@caderno/adapters-local'
