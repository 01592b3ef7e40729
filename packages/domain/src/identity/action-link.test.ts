import { describe, expect, it } from 'vitest'
import { actionLink } from './action-link.ts'

const read = (query: string) => actionLink(new URLSearchParams(query))

describe('actionLink (§5.11, D4)', () => {
  it.each(['resetPassword', 'verifyEmail', 'recoverEmail'] as const)('reads a link for %s', (mode) => {
    expect(read(`mode=${mode}&oobCode=abc&apiKey=k`)).toEqual({
      kind: 'action',
      operation: mode,
      code: 'abc',
    })
  })

  it.each(['', 'mode=resetPassword&apiKey=k', 'oobCode=&mode=resetPassword', 'oobCode=%20'])(
    'is a request form without a code: %j',
    (query) => {
      expect(read(query)).toEqual({ kind: 'request' })
    },
  )

  it.each([
    'oobCode=abc',
    'mode=resetPassword&oobCode=abc',
    'oobCode=abc&apiKey=k',
    'mode=&oobCode=abc&apiKey=k',
  ])('is bad without mode or key: %j', (query) => {
    expect(read(query)).toEqual({ kind: 'bad' })
  })

  it.each(['signIn', 'constructor', 'resetpassword'])('does not know the mode %s', (mode) => {
    expect(read(`mode=${mode}&oobCode=abc&apiKey=k`)).toEqual({ kind: 'unknown' })
  })
})
