/** The columns of the page of states. */
export const STATES = ['empty', 'one', 'many', 'loading', 'failed', 'offline', 'on a phone'] as const
export type State = (typeof STATES)[number]

/** The identifier of the story that shows the state, or in words why there is none. */
export type Shown = { story: string } | { none: string }
const of = (component: string) => (story: string) => ({ story: `features-${component}--${story}` })
const none = (why: string): Shown => ({ none: why })

const FORM = none('a form: it lists nothing')
const ASKS_NOTHING = none('reads no data')
const AFTER_A_PRESS = none('only after a press: an interaction')
const form = (empty: Shown, phone: Shown): Record<State, Shown> => ({
  empty,
  one: FORM,
  many: FORM,
  loading: AFTER_A_PRESS,
  failed: AFTER_A_PRESS,
  offline: AFTER_A_PRESS,
  'on a phone': phone,
})
const text = (shown: Shown, phone: Shown): Record<State, Shown> => ({
  empty: shown,
  one: ASKS_NOTHING,
  many: ASKS_NOTHING,
  loading: ASKS_NOTHING,
  failed: ASKS_NOTHING,
  offline: ASKS_NOTHING,
  'on a phone': phone,
})

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
const privacy = of('privacy-privacyview')
const notFound = of('not-found-notfoundscreen')
const account = of('account-accountscreen')

/** Every address of the app, and what it shows in each state. */
export const ROUTES: Readonly<Record<string, Record<State, Shown>>> = {
  '/login': form(login('empty'), login('on-a-phone')),
  '/login-aluno': form(studentLogin('empty'), studentLogin('on-a-phone')),
  '/cadastros': form(signUp('empty'), signUp('on-a-phone')),
  '/cadastro-aluno': form(registration('personal'), registration('on-a-phone')),
  '/esqueci-senha': form(recovery('empty'), recovery('on-a-phone')),
  '/recuperar-senha': {
    ...form(reset('choosing'), reset('on-a-phone')),
    loading: reset('checking'),
    failed: reset('bad-link'),
  },
  '/home': text(home('without-student-record'), home('on-a-phone')),
  '/boas-vindas': text(welcome('with-name'), none('shown for a moment, one sentence')),
  '/dashboard': {
    empty: dashboard('blank'),
    one: dashboard('one'),
    many: dashboard('too-many'),
    loading: dashboard('loading'),
    failed: dashboard('all-failed'),
    offline: dashboard('waiting-to-be-sent'),
    'on a phone': dashboard('phone'),
  },
  '/carreira': {
    empty: applications('empty'),
    one: applications('one-application'),
    many: applications('two-thousand'),
    loading: career('loading'),
    failed: career('failed'),
    offline: career('offline'),
    'on a phone': applications('list-on-a-phone'),
  },
  '/financas': {
    empty: overview('empty'),
    one: overview('one'),
    many: overview('many'),
    loading: finance('loading'),
    failed: finance('failed'),
    offline: finance('waiting-to-be-sent'),
    'on a phone': finance('on-a-phone'),
  },
  '/habilidades': {
    empty: skills('empty'),
    one: skills('one-skill'),
    many: skills('a-thousand'),
    loading: skillsScreen('loading'),
    failed: skillsScreen('failed'),
    offline: skillsScreen('failed-offline'),
    'on a phone': skills('on-a-phone'),
  },
  '/leitura': {
    empty: reading('empty'),
    one: reading('one-item'),
    many: reading('ten-thousand'),
    loading: readingScreen('loading'),
    failed: readingScreen('failed'),
    offline: readingScreen('failed-offline'),
    'on a phone': reading('on-a-phone'),
  },
  '/semestre': {
    empty: semester('empty'),
    one: semester('one-subject'),
    many: semester('week'),
    loading: semesterScreen('loading'),
    failed: semesterScreen('failed'),
    offline: semesterScreen('waiting-to-be-sent'),
    'on a phone': semester('week-on-a-phone'),
  },
  '/conta': text(account('on-this-device'), account('on-a-phone')),
  '/privacidade': text(privacy('on-this-device'), privacy('on-a-phone')),
  '*': text(notFound('page'), notFound('on-a-phone')),
}
