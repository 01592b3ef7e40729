import { ruleWords, USUAL_RULE } from '@caderno/domain/semester'
import { aSubject } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { sharedRule } from './groups.ts'

const usual = aSubject({ regra: USUAL_RULE })
const other = aSubject({ regra: { ...USUAL_RULE, media: 6 } })

it('the rule that most subjects have is said once (L6)', () => {
  expect(sharedRule([other, usual, usual])).toBe(ruleWords(USUAL_RULE))
  expect(sharedRule([usual, other])).toBeUndefined()
  expect(sharedRule([])).toBeUndefined()
})
