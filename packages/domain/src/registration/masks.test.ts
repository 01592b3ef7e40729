import { describe, expect, it } from 'vitest'
import { isCpf, isPhone } from './cpf-and-phone.ts'
import { maskCpf, maskPhone } from './masks.ts'

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
    ['1234567890999|', '123.456.789-0999|'],
    ['CPF: 123.456.789-09|', '123.456.789-09|'],
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

describe('the phone mask (§5.2, W11)', () => {
  it.each([
    ['1132654321|', '(11) 3265-4321|'],
    ['11987654321|', '(11) 98765-4321|'],
    ['11 98765 4321|', '(11) 98765-4321|'],
    ['+55 11 98765-4321|', '(11) 98765-4321|'],
    ['55987654321|', '(55) 98765-4321|'],
    ['1|', '(1|'],
    ['11|', '(11|'],
    ['5592987654321|', '(92) 98765-4321|'],
    ['+5592987654321|', '(92) 98765-4321|'],
    ['0055 92 98765-4321|', '(92) 98765-4321|'],
    ['+55 (0) 92 98765-4321|', '(92) 98765-4321|'],
    ['092 98765-4321|', '(92) 98765-4321|'],
    ['092 3265-4321|', '(92) 3265-4321|'],
    ['+55 92 3265-4321|', '(92) 3265-4321|'],
    ['551132654321|', '(11) 3265-4321|'],
    ['5555987654321|', '(55) 98765-4321|'],
    ['055 98765-4321|', '(55) 98765-4321|'],
  ])('takes %s', (typed, shown) => {
    expect(phone(typed)).toBe(shown)
  })

  it.each([
    ['929876543210', '(92) 98765-43210'],
    ['559234567890', '(55) 92345-67890'],
    ['559999988888', '(55) 99999-88888'],
    ['5510987654321', '(55) 10987-654321'],
    ['+1 212 555 0100', '+12125550100'],
    ['+55 92 98765-432', '+559298765432'],
    ['0 15 92 98765-4321', '(01) 59298-7654321'],
    ['(92) 3265-4321 ramal 12', '(92) 3265-4321 ramal 12'],
    ['+', '+'],
  ])('keeps all of %s, and it is no phone', (typed, shown) => {
    expect(phone(`${typed}|`)).toBe(`${shown}|`)
    expect(isPhone(shown)).toBe(false)
  })

  it.each([
    '5592987654321',
    '+5592987654321',
    '092987654321',
    '09232654321',
    '+559232654321',
    '00559232654321',
  ])('makes of %s the same typed key by key as pasted', (text) => {
    let field = { text: '', caret: 0 }
    for (const key of text) {
      field = maskPhone(
        field.text.slice(0, field.caret) + key + field.text.slice(field.caret),
        field.caret + 1,
      )
      expect(field.caret).toBe(field.text.length)
    }
    expect(field).toEqual(maskPhone(text, text.length))
  })

  it('takes the country in front of a number that stands there', () => {
    expect(phone('5|(92) 98765-4321')).toBe('(5|9) 29876-54321')
    expect(phone('(55|92) 98765-4321')).toBe('|(92) 98765-4321')
  })

  it('leaves the caret on its side of a plus', () => {
    expect(phone('|+1202')).toBe('|+1202')
    expect(phone('+|1202')).toBe('+|1202')
  })

  it('moves the hyphen with the eleventh digit and back', () => {
    expect(phone('(11) 9876-54321|')).toBe('(11) 98765-4321|')
    expect(phone('(11) 98765-432|')).toBe('(11) 9876-5432|')
  })
})

describe('a letter inside a number (W11)', () => {
  it.each(['(11) 98x765-4321|', '11 98765-432O|1', '(11) 98765-4321 ramal| 5', '11 9８x765-4321|'])(
    'is kept where it stands, and refused: %s',
    (typed) => {
      expect(phone(typed)).toBe(typed)
      expect(isPhone(typed.replace('|', ''))).toBe(false)
    },
  )

  it('is refused in a CPF, too', () => {
    expect(cpf('529.982x.247-25|')).toBe('529.982x.247-25|')
    expect(isCpf('529.982x.247-25')).toBe(false)
    expect(isCpf('529.982.247-25')).toBe(true)
  })

  it('is none where letters stand around it', () => {
    expect(phone('tel. 11 98765-4321 (Ana)|')).toBe('(11) 98765-4321|')
    expect(cpf('CPF 529.982.247-25|')).toBe('529.982.247-25|')
  })
})

it('reads full-width digits (§5.2, W11)', () => {
  expect(phone('１１９８７６５４３２１|')).toBe('(11) 98765-4321|')
  expect(phone('＋５５ 11 98765-4321|')).toBe('(11) 98765-4321|')
  expect(cpf('５２９９８２２４７２５|')).toBe('529.982.247-25|')
})
