import type { BugReports } from '@caderno/domain/bug-report'
import type { FinanceStore } from '@caderno/domain/finance'
import type { Members } from '@caderno/domain/identity'
import type { Readings } from '@caderno/domain/reading'
import type { Students } from '@caderno/domain/registration'
import type { PreferenceStore } from '@caderno/domain/shell'

/** The ports that documents in Firestore stand behind. */
export interface FirestorePorts {
  readonly members: Members
  readonly students: Students
  readonly readings: Readings
  readonly bugReports: BugReports
  readonly preferences: PreferenceStore
  readonly finances: FinanceStore
}
