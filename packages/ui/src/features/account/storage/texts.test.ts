import { describe, expect, test } from 'vitest'
import { careSentences, momentOf } from './texts.ts'

const em = '2026-11-20T12:00:00.000Z'

describe('what is said of this browser (B20)', () => {
  test('local: what there is, the promise, the second copy, and what no copy protects from', () => {
    expect(
      careSentences('local', 'durable', { kept: true, bytes: 1_260_000, backup: { kind: 'kept', em } }),
    ).toEqual([
      'Tudo o que você registra fica só neste navegador: 1,3 MB até agora.',
      'O navegador prometeu não apagar estes dados sem que você peça.',
      `Há uma segunda cópia, de ${momentOf(em)}. Se o navegador perder os dados, eles voltam dela sozinhos.`,
      'Quem limpa os dados do site nas configurações do navegador apaga tudo, também a segunda cópia: disso só um arquivo exportado protege.',
    ])
  })

  test('in the cloud: nothing of a second copy, which is there', () => {
    expect(
      careSentences('firebase', 'durable', { kept: false, bytes: 0, backup: { kind: 'unsupported' } }).join(
        ' ',
      ),
    ).not.toContain('segunda cópia')
  })

  test('a copy that failed before there ever was one', () => {
    expect(
      careSentences('local', 'durable', { kept: undefined, bytes: undefined, backup: { kind: 'failed' } }),
    ).toContain('A segunda cópia não pôde ser atualizada: pode faltar espaço neste dispositivo.')
  })

  test('nothing but the danger, where nothing is kept', () => {
    expect(careSentences('local', 'memory', { kept: true, bytes: 1, backup: { kind: 'none' } })).toEqual([
      expect.stringContaining('some quando esta aba fechar'),
    ])
  })
})
