/**
 * The keys under which this device stores values, on both backends. They are stored: a key never changes. Records, finances and
 * preferences are stored under the name of their collection.
 */

/** The accounts of this device. */
export const ACCOUNTS_KEY = 'contas'
/** The members and students of this device. */
export const PEOPLE_KEY = 'pessoas'
export const BUG_REPORTS_KEY = 'bug-reports'
/** The instant of the backup that was restored, until the user has read the notice. */
export const RESTORED_KEY = 'restaurado'
/** When the notice of a new version was dismissed. */
export const DISMISSED_VERSION_KEY = 'versao-dispensada'
/** Whether a session on Firebase is open, or what ended it. */
export const CLOUD_SESSION_KEY = 'sessao-na-nuvem'

// Each of these prefixes is followed by the id of a user.

/** What the page knew of the signed-in user when it was open last. */
export const KNOWN_SESSION_PREFIX = 'sessao-conhecida/'
/** The ids of the guest's records that were imported into the account. */
export const IMPORTED_WORK_PREFIX = 'importadas/'
/** An import on Firebase that has not ended. */
export const UNFINISHED_IMPORT_PREFIX = 'importacao/'
/** The stage of a deletion of the account. */
export const DELETION_PREFIX = 'exclusao/'
/** The outbox: what is being sent, and what was refused. */
export const OUTBOX_PREFIX = 'fila/'
/** The copy of records that are in the cloud; the name of their collection and a slash stand before the id. */
export const OFFLINE_CACHE_PREFIX = 'copia/'
