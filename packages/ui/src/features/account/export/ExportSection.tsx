import { archiveText, countIn, exportOf, readArchive } from '@caderno/domain/archive'
import { formatDate, isoDateOf, plural, type Clock, inPieces } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { Delayed } from '../../../components/layout/PageSkeleton.tsx'
import { download } from '../../../components/forms/download.ts'
import { useServices, type Services } from '../../../hooks/services.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { useExporting } from './use-exporting.ts'

export const ExportSection = ({ owner }: { owner: string }) => <ExportView {...useExport(owner)} />

export const ExportView = ({ exported, failure, busy, run }: ReturnType<typeof useExport>) => (
  <AccountSection
    title="Exportar"
    text="Baixe um arquivo com tudo o que está nesta conta: perfil, candidaturas, metas, contatos, finanças, habilidades, leituras, disciplinas e preferências. Nenhuma senha vai nele."
  >
    <Button onClick={() => void run()} aria-busy={busy}>
      Exportar
    </Button>
    <div role="status" className="lines">
      {busy && (
        <Delayed>
          <p>Preparando o arquivo…</p>
        </Delayed>
      )}
      {exported && wordsOf(exported).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </div>
    <FormAlert>{failure}</FormAlert>
  </AccountSection>
)

type Exported = Awaited<ReturnType<typeof exportAll>>

function wordsOf({ day, count, unreadable, incomplete, isCurrent }: Exported): readonly string[] {
  const file = `Arquivo de ${formatDate(day)} baixado`
  return [
    count === 0
      ? `${file}. Esta conta ainda não tem nenhum registro.`
      : `${file}, com ${plural(count, 'registro', 'registros')}.`,
    ...(unreadable > 0 ? [unreadableWords(unreadable)] : []),
    ...(incomplete > 0 ? [incompleteWords(incomplete)] : []),
    ...(isCurrent ? [] : [NOT_CURRENT]),
  ]
}

const unreadableWords = (count: number): string =>
  plural(
    count,
    'registro não pôde ser lido e não está no arquivo.',
    'registros não puderam ser lidos e não estão no arquivo.',
  )

const incompleteWords = (count: number): string =>
  plural(
    count,
    'registro está no arquivo, mas incompleto: uma importação o deixaria de fora.',
    'registros estão no arquivo, mas incompletos: uma importação os deixaria de fora.',
  )

const NOT_CURRENT =
  'Você está sem conexão: o arquivo tem o que este dispositivo conhece, e pode faltar o que foi feito em outro.'

function useExport(owner: string) {
  const services = useServices()
  const { done: exported, ...action } = useExporting(() => exportAll(services, owner))
  return { exported, ...action }
}

/** Downloads what the account has, and resolves what is to be said of the file. */
async function exportAll({ archive, clock }: Pick<Services, 'archive' | 'clock'>, owner: string) {
  const { holdings, unreadable, isCurrent } = await archive.read(owner)
  const file = exportOf(holdings, { conta: owner, exportadoEm: clock.now().toISOString() })
  const pieces: string[] = []
  await inPieces(archiveText(file), clock, (piece) => pieces.push(piece))
  const day = isoDateOf(clock.now())
  download(`caderno-${day}.json`, pieces, 'application/json')
  const incomplete = await leftOutOf(pieces.join(''), clock)
  return { day, count: countIn(file), unreadable, incomplete, isCurrent }
}

/** How many records of the file an import would leave out. */
async function leftOutOf(text: string, clock: Clock): Promise<number> {
  const read = await inPieces(readArchive(text), clock, () => undefined)
  return read.fault === undefined ? read.refused.length : 0
}
