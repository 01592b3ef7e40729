import { foldText } from '@caderno/domain/kernel'

/** «dia 30 → 30/03»: what the words of a line mean, where they do not say so themselves. */
export const wordsTo = (words: string, meaning: string): string =>
  words === '' || saysTheSame(foldText(words), foldText(meaning)) ? meaning : `${words} → ${meaning}`

/** «27/11» and «27/11/2026» are the same, too. */
const saysTheSame = (words: string, meaning: string): boolean =>
  words.includes('/') ? words.startsWith(meaning) || meaning.startsWith(words) : words === meaning
