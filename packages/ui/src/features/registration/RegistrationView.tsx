import { type RegistrationForm, stepProgress, STEPS, maskCpf, maskPhone } from '@caderno/domain/registration'
import { Button, Title, TextInput } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { AuthLayout, AuthLinks } from '../../components/layout/AuthLayout.tsx'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormFields } from '../../components/forms/FormFields.tsx'
import { RegistrationCover } from './RegistrationCover.tsx'
import { SubmitButton } from '../../components/forms/SubmitButton.tsx'
import { SchoolFields } from '../../components/forms/SchoolFields.tsx'
import { AccessStep, type AccessStepProps } from './AccessStep.tsx'
import css from './RegistrationView.module.css'
import { useSteps } from './use-steps.ts'
import { useEffect, useRef } from 'react'
import type { Form } from '../../hooks/use-form.ts'
import { MaskedInput } from '../../components/forms/MaskedInput.tsx'

interface RegistrationViewProps extends Omit<AccessStepProps, 'form'> {
  initial?: RegistrationForm
  onRegister(form: RegistrationForm): Promise<void>
}

export function RegistrationView({ initial, onRegister, ...access }: RegistrationViewProps) {
  const { policy, matricula } = access
  const signedIn = access.accountEmail !== undefined
  const { form, step, isLast, back } = useSteps({
    signedIn,
    policy,
    matricula: matricula.text,
    initial,
    onRegister,
  })
  const texts = stepTexts(signedIn)
  const { title, purpose } = texts[step]!
  const { nomeCompleto, curso } = form.values
  return (
    <AuthLayout
      cover={
        <RegistrationCover
          label={{ Nome: nomeCompleto, Matrícula: matricula.text, Curso: curso }}
          steps={texts}
          current={step}
        />
      }
    >
      <StepProgress titles={texts.map((text) => text.title)} current={step} />
      <Title order={1}>Cadastro de aluno</Title>
      <StepHeading title={title} purpose={purpose} />
      <FormFields form={form}>
        {step === 0 && <PersonalStep form={form} />}
        {step === 1 && <AccessStep form={form} {...access} />}
        {step === 2 && <SchoolFields form={form} required />}
        <FormAlert>{form.alert}</FormAlert>
        <div className={css.buttons}>
          {step > 0 && (
            <Button variant="default" onClick={back} disabled={form.busy}>
              Anterior
            </Button>
          )}
          <SubmitButton
            busy={form.busy}
            rightSection={isLast ? undefined : <IconArrowRight size={18} stroke={1.75} aria-hidden />}
          >
            {isLast ? 'Concluir cadastro' : 'Próximo'}
          </SubmitButton>
        </div>
      </FormFields>
      <AuthLinks links={[{ to: '/login-aluno', text: 'Já tenho conta' }]} />
    </AuthLayout>
  )
}

/** Gets the focus when the step changes. */
function StepHeading({ title, purpose }: { title: string; purpose: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <div className={css.lead}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      : {purpose}
    </div>
  )
}

/** Progress is step/3 (§4); on a phone the bar names the steps too. */
function StepProgress({ titles, current }: { titles: readonly string[]; current: number }) {
  const percent = Math.round(100 * stepProgress(current))
  const text = `Passo ${current + 1} de ${titles.length}`
  return (
    <div className={css.progress}>
      <span className="quiet">{text}</span>
      <div
        role="progressbar"
        className={css.track}
        aria-label="Progresso do cadastro"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <ol className={css.names} aria-hidden>
        {titles.map((title, index) => (
          <li key={title} data-current={index === current || undefined}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}

const TEXTS = [
  { about: 'Nome, CPF e contato', purpose: 'quem é o dono deste caderno.' },
  { about: 'Email, senha e matrícula', purpose: 'com estes dados você entra no Caderno.' },
  { about: 'Sua escola ou faculdade', purpose: 'onde você estuda.' },
]
const SIGNED_IN = { about: 'Email e matrícula', purpose: 'o cadastro fica na conta em que você entrou.' }

/** The steps' titles with what each is for, on the cover and below the page's title. */
const stepTexts = (signedIn: boolean) =>
  STEPS.map(({ title }, index) => ({ title, ...(signedIn && index === 1 ? SIGNED_IN : TEXTS[index]!) }))

function PersonalStep({ form }: { form: Form<RegistrationForm> }) {
  return (
    <>
      <TextInput label="Nome completo" required autoComplete="name" {...form.text('nomeCompleto')} />
      <TextInput
        label="Data de nascimento"
        type="date"
        required
        autoComplete="bday"
        min="1900-01-01"
        {...form.text('dataNascimento')}
      />
      <MaskedInput label="CPF" required autoComplete="off" mask={maskCpf} {...form.text('cpf')} />
      <MaskedInput
        label="Telefone"
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel-national"
        mask={maskPhone}
        {...form.text('telefone')}
      />
      <TextInput
        label="Email de contato"
        type="email"
        required
        autoComplete="email"
        {...form.text('emailContato')}
      />
    </>
  )
}
