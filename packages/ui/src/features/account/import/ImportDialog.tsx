import {
  countOf,
  nothingBrought,
  type ArchiveKind,
  type ImportPlan,
  type KindCount,
} from '@caderno/domain/archive'
import { formatDate, isoDateOf, plural } from '@caderno/domain/kernel'
import { Button, VisuallyHidden } from '@mantine/core'
import type { FormEvent } from 'react'
import { RadioChoice } from '../../../components/forms/RadioChoice.tsx'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { MODULES } from '../../../modules/index.ts'
import { RECORD_KINDS, writtenBy, type ImportPreview } from './use-import.ts'
import classes from './Import.module.css'

/** What a file would change, before it does. */
export default function ImportDialog({
  preview: { plan, isProfileBroken, exportedAt, differing, busy, failure, choose, confirm, close },
}: {
  preview: ImportPreview
}) {
  const leftOut = countOf(plan, RECORD_KINDS).leftOut + plan.counts.preferencias.leftOut
  const nothing = nothingBrought(plan)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <FormDialog
      opened
      title="Importar"
      form={{ dirty: false, onSubmit }}
      onClose={close}
      footer={(leave) => (
        <>
          <Button variant="default" data-autofocus onClick={leave}>
            {nothing ? 'Fechar' : 'Cancelar'}
          </Button>
          {!nothing && <SubmitButton busy={busy}>{importLabel(writtenBy(plan, differing))}</SubmitButton>}
        </>
      )}
    >
      {nothing && <p>{nothing}</p>}
      {compared(countOf(plan)) > 0 && <ImportTable caption={broughtBy(exportedAt)} plan={plan} />}
      {countOf(plan).differing > 0 && (
        <RadioChoice
          legend="O que está diferente"
          options={DIFFERING}
          value={differing}
          onChange={choose}
          className={classes.choice}
        >
          {plan.counts.alunos.differing > 0 && (
            <p>Seu perfil também está diferente: se trocar, ele passa a ser o do arquivo.</p>
          )}
        </RadioChoice>
      )}
      {leftOut > 0 && <p>{leftOutWords(leftOut)}</p>}
      {plan.counts.alunos.leftOut > 0 && (
        <p>
          {isProfileBroken
            ? 'O perfil fica de fora: não está inteiro no arquivo.'
            : 'O perfil fica de fora: esta conta não tem cadastro de aluno.'}
        </p>
      )}
      <FormAlert>{failure}</FormAlert>
    </FormDialog>
  )
}

const DIFFERING = {
  keep: 'Manter como está na conta',
  replace: 'Trocar pelo que está no arquivo',
} as const

const importLabel = (count: number): string =>
  count === 0 ? 'Importar' : `Importar ${plural(count, 'registro', 'registros')}`

/** Leads to what a file brings, and says when it was made where the file tells. */
function broughtBy(exportedAt: string): string {
  const instant = new Date(exportedAt)
  return Number.isNaN(instant.getTime())
    ? 'O que este arquivo traz:'
    : `O que o arquivo de ${formatDate(isoDateOf(instant))} traz:`
}

const leftOutWords = (count: number): string =>
  plural(
    count,
    'registro do arquivo não está inteiro e fica de fora.',
    'registros do arquivo não estão inteiros e ficam de fora.',
  )

const compared = ({ fresh, equal, differing }: KindCount): number => fresh + equal + differing

/** What is counted together, in the words of the screens. */
const GROUPS: readonly { readonly label: string; readonly kinds: readonly ArchiveKind[] }[] = [
  ...MODULES.map(({ name, archived }) => ({ label: name, kinds: archived })),
  { label: 'Perfil', kinds: ['alunos'] },
  { label: 'Preferências', kinds: ['preferencias'] },
]

/** How much of a file is new to the account, module by module; not there where none of it can be imported. */
const ImportTable = ({ caption, plan }: { caption: string; plan: ImportPlan }) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Parte</VisuallyHidden>
        </th>
        <th scope="col">Novos</th>
        <th scope="col">Já na conta</th>
        <th scope="col">Diferentes</th>
      </tr>
    </thead>
    <tbody>
      {GROUPS.map(({ label, kinds }) => {
        const counts = countOf(plan, kinds)
        if (compared(counts) === 0) return null
        const { fresh, equal, differing } = counts
        return (
          <tr key={label}>
            <th scope="row">{label}</th>
            {[fresh, equal, differing].map((count, at) => (
              <td key={at} data-none={count === 0 || undefined}>
                {count.toLocaleString('pt-BR')}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  </table>
)
