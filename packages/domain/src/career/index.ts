export { nextContact, placeWords } from './interview.ts'
export {
  type Application,
  APPLICATION_KIND,
  APPLICATION_PHASES,
  APPLICATION_SOURCES,
  APPLICATION_TYPES,
  type ApplicationDraft,
  applicationDraftSchema,
  type ApplicationPhase,
  interviewPlace,
  interviewTime,
  MAX_HISTORY,
  NEW_APPLICATION,
  type PhaseChange,
  WORK_MODES,
} from './application.ts'
export {
  type Contact,
  CONTACT_KIND,
  contactErrors,
  type ContactDraft,
  contactDraftSchema,
  editContact,
  NEW_CONTACT,
  sortContacts,
} from './contact.ts'
export {
  CAREER_GOAL_KIND,
  CAREER_GOAL_TERMS,
  type CareerGoal,
  type CareerGoalDraft,
  careerGoalDraftSchema,
  careerGoalErrors,
  type CareerGoalForm,
  careerGoalForm,
  type CareerGoalTerm,
  editedGoalFields,
  editGoal,
  goalLists,
  type GoalProgress,
  goalProgress,
  NEW_CAREER_GOAL,
  newGoal,
  termOf,
} from './goal.ts'
export { type Career, careerStores, type CareerStores, type GuestCount, type GuestWork } from './ports.ts'
export {
  type CareerFailure,
  careerFailure,
  CONFIRM_APPLICATION_REMOVAL,
  CONFIRM_CONTACT_REMOVAL,
  CONFIRM_GOAL_REMOVAL,
} from './messages.ts'
export { completed, historyOf } from './history.ts'
export {
  applicationErrors,
  applicationForm,
  editApplication,
  editedApplicationFields,
  newApplication,
  type TypedApplication,
} from './form.ts'
export { applicationStatistics, roundedPercent } from './statistics.ts'
export { type ApplicationFunnel, applicationFunnel } from './funnel.ts'
export { type Due, type DueLists, dueOf, isOpen, markDone, postpone, SILENT_DAYS } from './due.ts'
export {
  ALL_APPLICATIONS,
  APPLICATION_SORTS,
  type ApplicationFilter,
  applicationsByPhase,
  type ApplicationSort,
  filterApplications,
  isNarrowed,
  sortApplications,
} from './list.ts'
export { APPLICATION_TIPS, LINKEDIN_ITEMS, linkedinPercent, NETWORKING_ADVICE } from './tips.ts'
export { type StorageFacts, type StorageState, storageStateOf } from './storage-state.ts'
export { CAREER_AGENDA } from './agenda.ts'
export { CAREER_CALENDAR } from './calendar.ts'
export { CAREER_MODULE } from './module.ts'
export { type BroughtToCareer, CAREER_VIEW, type CareerService, createCareerService } from './service.ts'
