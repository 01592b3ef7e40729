import type { PasswordPolicy } from '@caderno/domain/identity'
import type { RegistrationForm } from '@caderno/domain/registration'
import { Button, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { AuthLayout, AuthLinks } from '../../components/auth/AuthLayout.tsx'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormFields } from '../../components/forms/FormFields.tsx'
import { RegistrationCover } from '../../components/auth/RegistrationCover.tsx'
import { SubmitButton } from '../../components/forms/SubmitButton.tsx'
import { SchoolFields } from '../../components/forms/SchoolFields.tsx'
import { AccessStep, type Matricula } from './AccessStep.tsx'
import { PersonalStep } from './PersonalStep.tsx'
import css from './RegistrationView.module.css'
import { StepHeading } from './StepHeading.tsx'
import { StepProgress } from './StepProgress.tsx'
import { stepTexts } from './texts.ts'
import { useSteps } from './use-steps.ts'

interface RegistrationViewProps {
  /** The account that is signed in and registers itself (D21). */
  accountEmail?: string | undefined
  policy: PasswordPolicy
  matricula: Matricula
  onRedraw(): void
  onRegister(form: RegistrationForm): Promise<void>
}

export function RegistrationView({
  accountEmail,
  policy,
  matricula,
  onRedraw,
  onRegister,
}: RegistrationViewProps) {
  const signedIn = accountEmail !== undefined
  const { form, step, isLast, back } = useSteps({ signedIn, policy, matricula: matricula.text, onRegister })
  const texts = stepTexts(signedIn)
  const { title, purpose } = texts[step]!
  const { nomeCompleto, curso } = form.values
  return (
    <AuthLayout
      cover={
        <RegistrationCover
          label={{ nome: nomeCompleto, matricula: matricula.text, curso }}
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
        {step === 1 && <AccessStep {...{ form, accountEmail, policy, matricula, onRedraw }} />}
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
