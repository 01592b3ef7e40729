import { describe, expect, it } from 'vitest'
import * as bugReports from './index.ts'
import {
  bugReportErrors,
  ESSENTIALS_MISSING,
  lacksEssentials,
  NEW_BUG_REPORT,
  PRIORITY_LABELS,
  THANKS_MS,
  TYPE_LABELS,
} from './index.ts'

const filled = {
  ...NEW_BUG_REPORT,
  titulo: 'A página some',
  descricao: 'Ao abrir Leitura, a tela fica vazia.',
}

describe('a bug report draft (§5.9, §9.6)', () => {
  it('starts as a bug of medium priority', () => {
    expect(NEW_BUG_REPORT).toMatchObject({ tipo: 'bug', prioridade: 'media' })
  })

  it('shows the stored values in words', () => {
    expect(TYPE_LABELS).toEqual({ bug: 'Bug', melhoria: 'Melhoria', problema: 'Problema' })
    expect(PRIORITY_LABELS).toEqual({ baixa: 'Baixa', media: 'Média', alta: 'Alta' })
  })

  it('needs a title and a description, and says so at each field and as a whole (§5.9)', () => {
    const errors = bugReportErrors({ ...filled, titulo: '  ', descricao: '' })
    expect(errors).toEqual({ titulo: 'Título é obrigatório', descricao: 'Descrição é obrigatória' })
    expect(lacksEssentials(errors)).toBe(true)
    expect(ESSENTIALS_MISSING).toBe('Por favor, preencha pelo menos o título e a descrição.')
  })

  it.each([
    ['titulo', 'Título é obrigatório'],
    ['descricao', 'Descrição é obrigatória'],
  ])('says as a whole that %s alone is missing too', (field, sentence) => {
    const errors = bugReportErrors({ ...filled, [field]: ' ' })
    expect(errors).toEqual({ [field]: sentence })
    expect(lacksEssentials(errors)).toBe(true)
  })

  it('accepts everything else empty', () => {
    expect(bugReportErrors(filled)).toEqual({})
    expect(lacksEssentials({})).toBe(false)
  })

  it('refuses a text beyond its limit instead of cutting it, and does not call it missing', () => {
    const errors = bugReportErrors({
      ...filled,
      titulo: 'x'.repeat(201),
      passos: 'x'.repeat(10_001),
      navegador: 'x'.repeat(201),
    })
    expect(errors).toEqual({
      titulo: 'Use no máximo 200 caracteres',
      passos: 'Use no máximo 10.000 caracteres',
      navegador: 'Use no máximo 200 caracteres',
    })
    expect(lacksEssentials(errors)).toBe(false)
  })

  it('has the sentences of the catalogue', () => {
    expect(bugReports.SEND_FAILED).toBe('Erro ao enviar o relatório. Tente novamente.')
    expect(bugReports.REPORT_SENT).toBe('Relatório enviado. Obrigado!')
    expect(bugReports.STAYS_HERE).toBe('Modo local: fica neste navegador.')
    expect(THANKS_MS).toBe(2_000)
  })
})
