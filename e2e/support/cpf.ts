import { randomInt } from 'node:crypto'

/** A CPF with valid check digits, as a person would type it. */
export function randomCpf(): string {
  const base = Array.from({ length: 9 }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(0, 10)))
  const first = checkDigit(base)
  const digits = [...base, first, checkDigit([...base, first])]
  return new Set(digits).size === 1
    ? randomCpf()
    : digits.join('').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}
