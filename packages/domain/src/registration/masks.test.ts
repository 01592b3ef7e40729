import { describe, expect, it } from 'vitest'
import { maskCpf, maskPhone } from './cpf-and-phone.ts'

/** `|` marks the caret. */
const put = (mask: typeof maskCpf) => (marked: string) => {
  const { text, caret } = mask(marked.replace('|', ''), marked.indexOf('|'))
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}
const cpf = put(maskCpf)
const phone = put(maskPhone)

describe('the CPF mask', () => {
  it.each([
    ['123.456.789-09|', '123.456.789-09|'],
    ['12345678909|', '123.456.789-09|'],
    [' 123 456 789 09 |', '123.456.789-09|'],
    ['1234567890999|', '123.456.789-09|'],
    ['abc|', '|'],
  ])('takes %s', (typed, shown) => {
    expect(cpf(typed)).toBe(shown)
  })

  it('waits with a separator for the digit behind it', () => {
    expect(cpf('123|')).toBe('123|')
    expect(cpf('1234|')).toBe('123.4|')
  })

  it('edits in the middle without the caret jumping to the end', () => {
    expect(cpf('1293|.456')).toBe('129.3|45.6')
    expect(cpf('12|.456')).toBe('12|4.56')
  })

  it('gives way when a separator is deleted: the caret moves on, the next backspace takes the digit', () => {
    expect(cpf('123|456')).toBe('123|.456')
    expect(cpf('12|.456')).toBe('12|4.56')
  })
})

describe('the phone mask', () => {
  it.each([
    ['1132654321|', '(11) 3265-4321|'],
    ['11987654321|', '(11) 98765-4321|'],
    ['11 98765 4321|', '(11) 98765-4321|'],
    ['+55 11 98765-4321|', '(11) 98765-4321|'],
    ['55987654321|', '(55) 98765-4321|'],
    ['1|', '(1|'],
    ['11|', '(11|'],
  ])('takes %s', (typed, shown) => {
    expect(phone(typed)).toBe(shown)
  })

  it('moves the hyphen with the eleventh digit and back', () => {
    expect(phone('(11) 9876-54321|')).toBe('(11) 98765-4321|')
    expect(phone('(11) 98765-432|')).toBe('(11) 9876-5432|')
  })
})
