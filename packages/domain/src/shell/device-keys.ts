/** The key of the instant of the backup that was restored, until the user has read the notice. */
export const RESTORED_KEY = 'restaurado'
