import type { ChosenColumns } from '@caderno/domain/intake'
import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import { FoldButton } from '../../components/forms/FoldedFields.tsx'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { Blocks } from '../../components/layout/Blocks.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { useUid } from '../../hooks/services.tsx'
import { takeSharedFiles } from './shared-files.ts'
import BooksPanel from './BooksPanel.tsx'
import CalendarPanel from './CalendarPanel.tsx'
import { ApplicationsPanel, ContactsPanel } from './CareerPanel.tsx'
import { Columns } from './Columns.tsx'
import type { ReadLines } from './reader.ts'
import StatementPanel, { type StatementPanelProps } from './StatementPanel.tsx'
import ArchivePanel from '../../components/intake/ArchivePanel.tsx'
import '../../theme/styles-menu.ts'
import { useFiles, type OpenedFile } from './use-files.ts'
import classes from './Import.module.css'

/** /importar: what a student has elsewhere comes in. The route's guard keeps out whoever is signed out. */
export default function ImportScreen() {
  const { files, isReading, open, choose, chooseColumns, close } = useFiles()
  useSharedFiles(open)
  return (
    <DropZone onFiles={open}>
      <PageHead
        ofModule={false}
        title="Importar"
        state="Traga o que você já tem em outro lugar. Nada entra antes de você conferir, e nada entra duas vezes."
      />
      <ModuleScreen owner={useUid()} waiting={<PageSkeleton />}>
        {(owner, retry) => (
          <Blocks>
            <Source isReading={isReading} onFiles={open} />
            {files.map((file) => (
              <FileSheet
                key={file.id}
                file={file}
                owner={owner}
                onChoose={(format) => choose(file, format)}
                onColumns={(columns) => chooseColumns(file, columns)}
                onClose={() => close(file.id)}
                onRetry={retry}
              />
            ))}
          </Blocks>
        )}
      </ModuleScreen>
    </DropZone>
  )
}

/** What was shared to the installed app is opened as if it had been chosen. */
function useSharedFiles(open: (files: readonly File[]) => void) {
  const opening = useEffectEvent(open)
  useEffect(() => {
    void takeSharedFiles().then(
      (files) => files.length > 0 && opening(files),
      () => undefined,
    )
  }, [])
}

/** Takes files that are dropped anywhere on the page. */
function DropZone({
  onFiles,
  children,
}: {
  onFiles: (files: readonly File[]) => void
  children: React.ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

/** Where files come from: chosen, dropped, or pasted as text. */
function Source({ isReading, onFiles }: { isReading: boolean; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const [text, setText] = useState('')
  const fold = useId()
  return (
    <Sheet title="De onde vem" className={classes.asked}>
      <div className={classes.source}>
        <p>
          Extratos de banco e faturas de cartão (OFX ou CSV), calendários (.ics do Moodle e do Google), livros
          (Goodreads, StoryGraph, BibTeX), contatos do LinkedIn, candidaturas, qualquer outra tabela em CSV e
          o que foi exportado pelo Caderno. O arquivo é lido neste aparelho e não vai a nenhum outro lugar.
        </p>
        <Button
          leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          Escolher arquivos
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Arquivos para importar"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold}>
          Colar o texto de um arquivo
        </FoldButton>
        <div id={fold} className={classes.paste} hidden={!unfolded}>
          <Textarea
            label="Texto do arquivo"
            rows={5}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={text.trim() === ''}
            onClick={() => {
              onFiles([new File([text], 'Texto colado')])
              setText('')
            }}
          >
            Ler o texto
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

interface FileSheetProps {
  file: OpenedFile
  owner: string
  onChoose: (format: string) => void
  onColumns: (columns: ChosenColumns) => void
  onClose: () => void
  onRetry: () => void
}

/** One file: what it is, and what would come in of it. */
function FileSheet({ file, owner, onChoose, onColumns, onClose, onRetry }: FileSheetProps) {
  const { name, formats, fault, table, columns, read } = file
  return (
    <Sheet
      className={classes.sheet}
      title={name}
      note={formats.length === 1 && formats[0]!.name}
      action={
        <ActionIcon aria-label={`Tirar ${name}`} title="Tirar" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    >
      <div className={classes.file} data-module={read && MODULE_OF[read.kind]}>
        <FormAlert>{fault}</FormAlert>
        {formats.length > 1 && (
          <NativeSelect
            label="Este arquivo pode ser de mais de um tipo. Qual é?"
            data={[
              { value: '', label: 'Escolha' },
              ...formats.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={({ currentTarget: { value } }) => value !== '' && onChoose(value)}
          />
        )}
        {table && (
          <Columns
            table={table}
            chosen={columns}
            asksForDates={file.asksForDates === true}
            proposedYears={file.proposedYears}
            onChoose={onColumns}
          />
        )}
        {read && (
          <Panel
            key={read.kind}
            file={file.file}
            read={read}
            owner={owner}
            unsigned={columns?.unsigned}
            onUnsigned={columns && ((unsigned) => onColumns({ ...columns, unsigned }))}
            onRetry={onRetry}
          />
        )}
      </div>
    </Sheet>
  )
}

const MODULE_OF = {
  statement: 'financas',
  calendar: 'semestre',
  books: 'leitura',
  contacts: 'carreira',
  applications: 'carreira',
  archive: undefined,
} as const

interface ReadPanelProps extends Omit<StatementPanelProps, 'read'> {
  file: File
  read: ReadLines
}

function Panel({ file, read, unsigned, onUnsigned, ...panel }: ReadPanelProps) {
  switch (read.kind) {
    case 'statement':
      return <StatementPanel {...panel} read={read.lines} unsigned={unsigned} onUnsigned={onUnsigned} />
    case 'calendar':
      return <CalendarPanel {...panel} read={read.lines} />
    case 'books':
      return <BooksPanel {...panel} read={read.lines} />
    case 'contacts':
      return <ContactsPanel {...panel} read={read.lines} />
    case 'applications':
      return <ApplicationsPanel {...panel} read={read.lines} />
    case 'archive':
      return <ArchivePanel owner={panel.owner} file={file} />
  }
}
