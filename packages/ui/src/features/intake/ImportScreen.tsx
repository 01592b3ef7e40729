import type { ChosenColumns } from '@caderno/domain/intake'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
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
import { FileSource } from './FileSource.tsx'
import type { ReadLines } from './reader.ts'
import StatementPanel, { type StatementPanelProps } from './StatementPanel.tsx'
import ArchivePanel from '../../components/intake/ArchivePanel.tsx'
import '../../theme/styles-menu.ts'
import { useFiles, type OpenedFile } from './use-files.ts'
import classes from './Import.module.css'

/** /importar: what a student has elsewhere comes in. The route's guard keeps out whoever is signed out. */
export default function ImportScreen() {
  const { files, isReading, open, choose, chooseColumns, chooseSign, close } = useFiles()
  useSharedFiles(open)
  const chooser = useRef<HTMLButtonElement>(null)
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
            <FileSource chooser={chooser} files={files} isReading={isReading} onFiles={open} />
            {files.map((file) => (
              <FileSheet
                key={file.id}
                file={file}
                owner={owner}
                onChoose={(format) => choose(file, format)}
                onColumns={(columns) => chooseColumns(file, columns)}
                onSign={(unsigned) => chooseSign(file, unsigned)}
                onClose={() => {
                  close(file.id)
                  // What had the focus is gone.
                  chooser.current?.focus()
                }}
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

interface FileSheetProps {
  file: OpenedFile
  owner: string
  onChoose: (format: string) => void
  onColumns: (columns: ChosenColumns) => void
  onSign: (unsigned: ChosenColumns['unsigned']) => void
  onClose: () => void
  onRetry: () => void
}

/** One file: what it is, and what would come in of it. */
function FileSheet({ file, owner, onChoose, onColumns, onSign, onClose, onRetry }: FileSheetProps) {
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
          <div className="stacked" inert={file.rereading !== undefined}>
            <Panel
              key={read.kind}
              file={file.file}
              read={read}
              owner={owner}
              unsigned={columns?.unsigned}
              onUnsigned={columns && onSign}
              onRetry={onRetry}
            />
          </div>
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
