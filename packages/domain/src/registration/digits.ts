export const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '')

/** A pattern like `000.000.000-00` filled as far as the digits reach; punctuation appears with the digit that follows it. */
export function fillPattern(pattern: string, digits: string): string {
  let used = 0
  let text = ''
  let waiting = ''
  for (const sign of pattern) {
    if (used === digits.length) break
    if (sign !== '0') waiting += sign
    else {
      text += waiting + digits[used++]
      waiting = ''
    }
  }
  return text
}
