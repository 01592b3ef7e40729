import { maskCpf, maskPhone, type RegistrationForm } from '@caderno/domain/registration'
import { TextInput } from '@mantine/core'
import type { Form } from '../../hooks/use-form.ts'
import { MaskedInput } from '../../components/forms/MaskedInput.tsx'

export function PersonalStep({ form }: { form: Form<RegistrationForm> }) {
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
