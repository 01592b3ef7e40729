/** The identity service's password policy; only schema version 1 is supported (spec §5). */
export interface PasswordPolicy {
  readonly schemaVersion: number
  readonly minLength: number
  readonly maxLength?: number
  readonly lowercase?: boolean
  readonly uppercase?: boolean
  readonly numeric?: boolean
  readonly nonAlphanumeric?: boolean
}

/** What holds where the service has set nothing. */
export const DEFAULT_POLICY: PasswordPolicy = { schemaVersion: 1, minLength: 6, maxLength: 128 }
