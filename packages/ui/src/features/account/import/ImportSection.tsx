import type { UnfinishedImport } from '@caderno/domain/archive'
import { count, formatDate, isoDateOf, plural } from '@caderno/domain/kernel'
import { Button, Progress } from '@mantine/core'
import { useRef } from 'react'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { Delayed } from '../../../components/layout/PageSkeleton.tsx'
import { Link } from '../../../components/layout/Link.tsx'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import '../../../theme/styles-figures.ts'
import { AccountSection } from '../AccountSection.tsx'
import { useImport, type Import } from './use-import.ts'
import classes from '../Account.module.css'

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), { floating: true })

export function ImportSection({ owner }: { owner: string }) {
  const found = useImport(owner)
  return (
    <>
      <ImportView {...found} />
      {found.preview && <ImportDialog preview={found.preview} />}
    </>
  )
}

export function ImportView({
  progress,
  done,
  failure,
  left: { unfinished, forget },
  take,
}: Omit<Import, 'preview'>) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const dismiss = () => {
    forget()
    opener.current?.focus()
  }
  return (
    <AccountSection
      title="Importar"
      text="Traga um arquivo exportado pelo Caderno, desta conta ou de outra. Você vê o que vai entrar antes de confirmar, e nada entra duas vezes."
    >
      <p>
        <Link className="text-link" to="/importar">
          Extratos de banco e outros arquivos
        </Link>
      </p>
      <FormAlert>{unfinished && unfinishedWords(unfinished)}</FormAlert>
      <div className={classes.buttons}>
        <Button
          ref={opener}
          variant="default"
          aria-busy={progress !== undefined}
          onClick={() => input.current?.click()}
        >
          {unfinished ? 'Escolher o arquivo' : 'Importar'}
        </Button>
        {unfinished && (
          <Button variant="subtle" onClick={dismiss}>
            Dispensar
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Arquivo do Caderno"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) take(file)
          currentTarget.value = ''
        }}
      />
      {progress !== undefined && (
        <Delayed>
          <Progress
            className={classes.progress ?? ''}
            value={Math.round(progress * 100)}
            aria-label="Lendo o arquivo"
          />
        </Delayed>
      )}
      <div role="status" className={classes.done}>
        {done && <p>{done}</p>}
      </div>
      <FormAlert>{failure}</FormAlert>
    </AccountSection>
  )
}

/** What was not confirmed may have come in all the same. */
const unfinishedWords = ({ em, confirmados, registros }: UnfinishedImport): string =>
  `A importação de ${formatDate(isoDateOf(new Date(em)))} parou no meio, com ${count(confirmados)} de ${plural(registros, 'registro', 'registros')} confirmados. Escolha o mesmo arquivo para continuar: nada entra duas vezes.`
