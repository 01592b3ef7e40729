/** The columns of the page of states. */
export const STATES = ['empty', 'one', 'many', 'loading', 'failed', 'offline', 'on a phone'] as const
export type State = (typeof STATES)[number]

/** The identifier of the still that shows the state, or of the interaction that ends in it; or in words why there is none. */
export type Shown = { story: string } | { played: string } | { none: string }
const of = (component: string) => (story: string) => ({ story: `features-${component}--${story}` })
const played = ({ story }: { story: string }): Shown => ({ played: story })
const none = (why: string): Shown => ({ none: why })

const FORM = none('a form: it lists nothing')
const ASKS_NOTHING = none('reads no data')
const AS_AT_LOGIN = none('as at /login: the form says it')
const form = (
  empty: Shown,
  phone: Shown,
  loading: Shown,
  failed: Shown,
  offline = AS_AT_LOGIN,
): Record<State, Shown> => ({ empty, one: FORM, many: FORM, loading, failed, offline, 'on a phone': phone })
const text = (shown: Shown, phone: Shown): Record<State, Shown> => ({
  empty: shown,
  one: ASKS_NOTHING,
  many: ASKS_NOTHING,
  loading: ASKS_NOTHING,
  failed: ASKS_NOTHING,
  offline: ASKS_NOTHING,
  'on a phone': phone,
})

const signIn = (story: string): Shown => ({ played: `components-forms-signinform--${story}` })
const login = of('login-loginview')
const studentLogin = of('student-login-studentloginview')
const signUp = of('sign-up-signupview')
const registration = of('registration-registrationview')
const recovery = of('recovery-recoveryview')
const reset = of('reset-password-resetpasswordview')
const home = of('home-homeview')
const welcome = of('welcome-welcomeview')
const dashboard = of('dashboard-dashboardview')
const career = of('career-careerscreen')
const applications = of('career-applications-applicationspage')
const finance = of('finance-financescreen')
const overview = of('finance-overview-overviewtab')
const skillsScreen = of('skills-skillsscreen')
const skills = of('skills-skillspage')
const readingScreen = of('reading-readingscreen')
const reading = of('reading-readingpage')
const semesterScreen = of('semester-semesterscreen')
const semester = of('semester-semesterpage')
const importing = of('intake-importscreen')
const privacy = of('privacy-privacyview')
const notFound = of('not-found-notfoundscreen')
const account = of('account-accountscreen')
const exportView = of('account-export-exportview')
const SEMESTER = 'semester-semesterdialogs'

/** Every address of the app, and what it shows in each state. */
export const ROUTES: Readonly<Record<string, Record<State, Shown>>> = {
  '/login': form(
    login('empty'),
    login('on-a-phone'),
    signIn('busy'),
    signIn('wrong-password'),
    signIn('offline'),
  ),
  '/login-aluno': form(
    studentLogin('empty'),
    studentLogin('on-a-phone'),
    signIn('busy'),
    played(studentLogin('unknown-user')),
    signIn('offline'),
  ),
  '/cadastros': form(
    signUp('empty'),
    signUp('on-a-phone'),
    played(signUp('busy')),
    played(signUp('email-taken')),
  ),
  '/cadastro-aluno': form(
    registration('personal'),
    registration('on-a-phone'),
    played(registration('busy')),
    played(registration('email-taken')),
  ),
  '/esqueci-senha': form(
    recovery('empty'),
    recovery('on-a-phone'),
    played(recovery('busy')),
    played(recovery('unknown-user')),
  ),
  '/recuperar-senha': form(
    reset('choosing'),
    reset('on-a-phone'),
    reset('checking'),
    reset('bad-link'),
    played(reset('offline')),
  ),
  '/home': text(home('without-student-record'), home('on-a-phone')),
  '/boas-vindas': text(welcome('with-name'), none('shown for a moment, one sentence')),
  '/dashboard': {
    empty: dashboard('blank'),
    one: dashboard('one'),
    many: dashboard('half-semester'),
    loading: dashboard('loading'),
    failed: dashboard('all-failed'),
    offline: dashboard('waiting-to-be-sent'),
    'on a phone': dashboard('half-semester-on-a-phone'),
  },
  '/carreira': {
    empty: applications('empty'),
    one: applications('one-application'),
    many: applications('half-semester'),
    loading: career('loading'),
    failed: career('failed'),
    offline: career('offline'),
    'on a phone': applications('half-semester-on-a-phone'),
  },
  '/financas': {
    empty: overview('empty'),
    one: overview('one'),
    many: overview('half-semester'),
    loading: finance('loading'),
    failed: finance('failed'),
    offline: finance('waiting-to-be-sent'),
    'on a phone': finance('on-a-phone'),
  },
  '/habilidades': {
    empty: skills('empty'),
    one: skills('one-skill'),
    many: skills('half-semester'),
    loading: skillsScreen('loading'),
    failed: skillsScreen('failed'),
    offline: skillsScreen('failed-offline'),
    'on a phone': skills('on-a-phone'),
  },
  '/leitura': {
    empty: reading('empty'),
    one: reading('one-item'),
    many: reading('half-semester'),
    loading: readingScreen('loading'),
    failed: readingScreen('failed'),
    offline: readingScreen('failed-offline'),
    'on a phone': reading('on-a-phone'),
  },
  '/semestre': {
    empty: semester('empty'),
    one: semester('one-subject'),
    many: semester('half-semester'),
    loading: semesterScreen('loading'),
    failed: semesterScreen('failed'),
    offline: semesterScreen('waiting-to-be-sent'),
    'on a phone': semester('week-on-a-phone'),
  },
  '/conta': {
    ...text(account('on-this-device'), account('on-a-phone')),
    one: none('it lists nothing'),
    many: none('it lists nothing'),
    loading: exportView('busy'),
    failed: exportView('failed'),
    offline: exportView('not-all-of-it'),
  },
  '/importar': {
    empty: importing('empty'),
    one: importing('statement'),
    many: importing('many-lines'),
    loading: importing('loading'),
    failed: importing('failed'),
    offline: none('files are read on this device'),
    'on a phone': importing('statement-on-a-phone'),
  },
  '/privacidade': text(privacy('on-this-device'), privacy('on-a-phone')),
  '*': text(notFound('page'), notFound('on-a-phone')),
}

const stills = (component: string, ...names: string[]) => names.map((name) => of(component)(name).story)

/** Every dialog, by its file, and the stills that show it. */
export const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  AbsencesDialog: stills(SEMESTER, 'absences', 'absences-on-a-phone'),
  AssessmentDialog: stills(SEMESTER, 'new-assessment', 'edited-assessment'),
  BugReportDialog: stills('bug-report-bugreportdialog', 'empty', 'on-the-cloud', 'phone'),
  ClassDialog: stills(SEMESTER, 'class', 'class-on-a-phone'),
  ContactDialog: stills('career-networking-contactdialog', 'adding', 'editing', 'on-a-phone'),
  DayOffDialog: stills(SEMESTER, 'day-off'),
  DeletionDialog: stills('account-deletion-deletiondialog', 'unfilled', 'in-the-cloud'),
  EditDialog: stills(
    'finance-transactions-editdialog',
    'editing',
    'one-of-three',
    'removing-one-of-three',
    'one-of-three-on-a-phone',
  ),
  GoalDialog: stills('reading-goal-goaldialog', 'setting', 'in-pages', 'on-a-phone'),
  GoalDialogs: stills('finance-goals-goaldialogs', 'deposit', 'saved', 'editing', 'on-a-phone'),
  NoteDialog: stills('reading-notes-notedialog', 'editing', 'editing-on-a-phone'),
  NotesDialog: stills(
    'reading-notes-notesdialog',
    'with-notes',
    'empty',
    'longest',
    'dark',
    'on-a-phone',
    'empty-on-a-phone',
  ),
  PasswordDialog: stills('account-password-passwordview', 'empty', 'on-a-phone'),
  PasteDialog: stills(SEMESTER, 'timetable', 'timetable-on-a-phone'),
  PeriodDialog: stills(SEMESTER, 'period', 'period-on-a-phone'),
  ProfileDialog: stills(
    'profile-profiledialog',
    'at-university',
    'at-school',
    'account-only',
    'loading',
    'unreadable',
    'phone',
  ),
  ReadingDialog: stills('reading-readingdialog', 'adding', 'earlier-readings', 'on-a-phone'),
  RuleDialog: stills(SEMESTER, 'rule', 'rule-on-a-phone'),
  SkillDialog: stills('skills-skilldialog', 'adding', 'on-a-phone'),
  SpotlightDialog: stills(
    'spotlight-spotlightview',
    'before-typing',
    'found',
    'nothing',
    'on-their-way',
    'some-not-read',
    'on-a-phone',
  ),
  SubjectDialog: stills(SEMESTER, 'new-subject', 'edited-subject', 'new-subject-on-a-phone'),
  TranscriptDialog: stills(SEMESTER, 'transcript'),
}
