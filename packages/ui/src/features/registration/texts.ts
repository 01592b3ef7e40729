import { STEPS } from '@caderno/domain/registration'

const TEXTS = [
  { about: 'Nome, CPF e contato', purpose: 'quem é o dono deste caderno.' },
  { about: 'Email, senha e matrícula', purpose: 'com estes dados você entra no Caderno.' },
  { about: 'Sua escola ou faculdade', purpose: 'onde você estuda.' },
]
const SIGNED_IN = { about: 'Email e matrícula', purpose: 'o cadastro fica na conta em que você entrou.' }

/** The steps' titles with what each is for, on the cover and below the page's title. */
export const stepTexts = (signedIn: boolean) =>
  STEPS.map(({ title }, index) => ({ title, ...(signedIn && index === 1 ? SIGNED_IN : TEXTS[index]!) }))
