export const DELETE_ACCOUNT = 'Excluir minha conta'

/** A refused deletion; its message is a sentence for the user. */
export class DeletionRefused extends Error {}
