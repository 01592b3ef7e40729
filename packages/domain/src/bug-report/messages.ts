import type { BugPriority, BugType } from './bug-report.ts'

export const TYPE_LABELS: Readonly<Record<BugType, string>> = {
  bug: 'Bug',
  melhoria: 'Melhoria',
  problema: 'Problema',
}
export const PRIORITY_LABELS: Readonly<Record<BugPriority, string>> = {
  baixa: 'Baixa',
  media: 'Média',
  alta: 'Alta',
}

export const TITLE_MISSING = 'Título é obrigatório'
export const DESCRIPTION_MISSING = 'Descrição é obrigatória'
/** For the form as a whole (§5), beside the sentences of its fields. */
export const ESSENTIALS_MISSING = 'Por favor, preencha pelo menos o título e a descrição.'

export const SEND_FAILED = 'Erro ao enviar o relatório. Tente novamente.'
export const REPORT_SENT = 'Relatório enviado. Obrigado!'
/** It is only queued: nobody has it yet. */
export const REPORT_QUEUED =
  'Relatório salvo neste dispositivo. Ele será enviado quando houver conexão. Obrigado!'
/** Local mode: nobody else gets the report (D15). */
export const STAYS_HERE = 'Modo local: fica neste navegador.'
