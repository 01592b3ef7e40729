import { describe, expect, it } from 'vitest'
import { isPhone, phoneText } from './cpf-and-phone.ts'

describe('a phone number (W11)', () => {
  it.each([
    '(11) 98765-4321',
    '11987654321',
    '(11) 3265-4321',
    '6832244321',
    '(11) 2000-0000',
    '(11) 5999-9999',
    '(99) 98888-7777',
  ])('%s is one', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each([
    ['', 'empty'],
    ['(11) 9876-543', '9 digits'],
    ['(11) 98765-43210', '12 digits'],
    ['(10) 98765-4321', 'no such area'],
    ['(20) 3265-4321', 'no such area'],
    ['(23) 98765-4321', 'no such area'],
    ['(00) 98765-4321', 'no such area'],
    ['(11) 88765-4321', '11 digits without the 9'],
    ['(11) 9876-5432', 'a mobile number without a digit'],
    ['(11) 1111-1111', 'no landline begins so'],
    ['(11) 6000-0000', 'no landline begins so'],
    ['11 98765x4321', 'letters'],
  ])('%s is none: %s', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  it('has an area code of the 67 in use', () => {
    const areas = Array.from({ length: 100 }, (_, area) => String(area).padStart(2, '0')).filter((area) =>
      isPhone(`${area}987654321`),
    )
    expect(areas).toHaveLength(67)
  })

  it('keeps both of its forms', () => {
    expect(phoneText('1132654321')).toBe('(11) 3265-4321')
    expect(phoneText('(11) 98765-4321')).toBe('(11) 98765-4321')
  })
})
