import { Button, Textarea, VisuallyHidden } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState, type RefObject } from 'react'
import { FoldButton } from '../../components/forms/FoldedFields.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { useFocusKeptThrough } from '../../hooks/use-form.ts'
import type { OpenedFile } from './use-files.ts'
import classes from './Import.module.css'

interface FileSourceProps {
  /** The button that has the focus when a file was taken out. */
  chooser: RefObject<HTMLButtonElement | null>
  files: readonly OpenedFile[]
  isReading: boolean
  onFiles: (files: readonly File[]) => void
}

/** What a screen reader hears once files are read; a file that could not be says so itself. */
function openedWords(files: readonly OpenedFile[]): string {
  const opened = files.filter(({ fault }) => fault === undefined)
  return opened.length > 1
    ? `${opened.length} arquivos abertos.`
    : opened.map(({ name }) => `Aberto: ${name}.`).join('')
}

/** Where files come from: chosen, dropped, or pasted as text. */
export function FileSource({ chooser, files, isReading, onFiles }: FileSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  const pasted = useRef<HTMLTextAreaElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const [text, setText] = useState('')
  const fold = useId()
  const rememberFocus = useFocusKeptThrough(isReading)
  return (
    <Sheet title="De onde vem" className="unprinted">
      <div className={classes.source}>
        <p>
          Extratos de banco e faturas de cartão (OFX ou CSV), calendários (.ics do Moodle e do Google), livros
          (Goodreads, StoryGraph, BibTeX), contatos do LinkedIn, candidaturas, qualquer outra tabela em CSV e
          o que foi exportado pelo Caderno. O arquivo é lido neste aparelho e não vai a nenhum outro lugar.
        </p>
        <Button
          ref={chooser}
          leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          Escolher arquivos
        </Button>
        <VisuallyHidden role="status">{isReading ? 'Lendo…' : openedWords(files)}</VisuallyHidden>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Arquivos para importar"
          onChange={({ currentTarget }) => {
            rememberFocus()
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <FoldButton unfolded={unfolded} onFold={setUnfolded} controls={fold}>
          Colar o texto de um arquivo
        </FoldButton>
        <div id={fold} className={classes.paste} hidden={!unfolded}>
          <Textarea
            ref={pasted}
            label="Texto do arquivo"
            rows={5}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            variant="default"
            // Never disabled: it would lose the focus once its text is read.
            onClick={() => {
              if (text.trim() === '') return pasted.current?.focus()
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
