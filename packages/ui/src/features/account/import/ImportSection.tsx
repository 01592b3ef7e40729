import type { UnfinishedImport } from '@caderno/domain/archive'
import { count, formatDate, isoDateOf, plural } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { TabSkeleton } from '../../../components/layout/PageSkeleton.tsx'
import { Link } from '../../../components/layout/Link.tsx'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { useServices } from '../../../hooks/services.tsx'
import { AccountSection } from '../AccountSection.tsx'
import classes from '../Account.module.css'

const ArchivePanel = lazyPart(() => import('../../../components/intake/ArchivePanel.tsx'))

export function ImportSection({ owner }: { owner: string }) {
  const { unfinished, look, forget } = useUnfinished(owner)
  const [chosen, setChosen] = useState<{ readonly file: File; readonly turn: number }>()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = (close: () => void) => {
    close()
    opener.current?.focus()
  }
  return (
    <AccountSection
      title="Importar"
      text="Traga um arquivo exportado pelo Caderno, desta conta ou de outra. Você vê o que vai entrar antes de confirmar, e nada entra duas vezes."
    >
      <p className={classes.elsewhere}>
        <Link className="text-link" to="/importar">
          Extratos de banco e outros arquivos
        </Link>
      </p>
      <FormAlert>{unfinished && unfinishedWords(unfinished)}</FormAlert>
      <div className={classes.buttons}>
        <Button ref={opener} variant="default" onClick={() => input.current?.click()}>
          {unfinished ? 'Escolher o arquivo' : 'Importar'}
        </Button>
        {unfinished && (
          <Button variant="subtle" onClick={() => leave(forget)}>
            Dispensar
          </Button>
        )}
        {chosen && (
          <Button variant="subtle" onClick={() => leave(() => setChosen(undefined))}>
            Tirar o arquivo
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
          if (file) setChosen((before) => ({ file, turn: (before?.turn ?? 0) + 1 }))
          currentTarget.value = ''
        }}
      />
      {chosen && (
        <ArchivePanel
          key={chosen.turn}
          file={chosen.file}
          owner={owner}
          onEnd={look}
          waiting={<TabSkeleton />}
        />
      )}
    </AccountSection>
  )
}

/** The interrupted import of this account on this device, if any. */
function useUnfinished(owner: string) {
  const { archive } = useServices()
  const [unfinished, setUnfinished] = useState<UnfinishedImport | null>(null)
  const look = useCallback(
    () => void archive.unfinished(owner).then(setUnfinished, () => undefined),
    [archive, owner],
  )
  useEffect(look, [look])
  const forget = () => void archive.forgetUnfinished(owner).then(look, () => undefined)
  return { unfinished, look, forget }
}

/** What was not confirmed may have come in all the same. */
const unfinishedWords = ({ em, confirmados, registros }: UnfinishedImport): string =>
  `A importação de ${formatDate(isoDateOf(new Date(em)))} parou no meio, com ${count(confirmados)} de ${plural(registros, 'registro', 'registros')} confirmados. Escolha o mesmo arquivo para continuar: nada entra duas vezes.`
