import { describe, expect, it } from 'vitest'
import { provedIds, rulesOf } from '../../scripts/lib/citations.mjs'
import { coverageOf, isProof } from '../../scripts/lib/coverage.mjs'

const SPECIFICATION = `# Specification
## §5 Validation
- **§5.1 Sign-up**: every field.
- **§5.2 Recovery.** An e-mail.
## Decisions
### D9 Reading progress
It moves.
### P5 Form-ready time
Short. No test: nothing here measures it.
`
const SIGN_UP = { file: 'a.test.ts', text: "it('asks for all (§5.1)', () => {})" }
const READING = { file: 'b.stories.tsx', text: "export const A: Story = { tags: ['interaction', 'D9'] }" }
const RECOVERY = {
  file: 'c.test.ts',
  text: "it('asks (§5.2)', () => {})\nit('sends (§5.2, D9)', () => {})",
}

describe('the rules of the specification', () => {
  it('are headings, and what stands in bold before its words', () => {
    expect(rulesOf(SPECIFICATION).map(({ id, name, chapter }) => [id, name, chapter])).toEqual([
      ['§5', 'Validation', '§5 Validation'],
      ['§5.1', 'Sign-up', '§5 Validation'],
      ['§5.2', 'Recovery', '§5 Validation'],
      ['D9', 'Reading progress', 'Decisions'],
      ['P5', 'Form-ready time', 'Decisions'],
    ])
  })
})

describe('what a test proves', () => {
  it.each([
    ["describe('sign-up (§5.1, D9)', () => {})", ['§5.1', 'D9']],
    ["it.each([1, 2])('%d is kept (D21), also twice', () => {})", ['D21']],
    ['test(\n  `${path} is told (R9)`,\n  async () => {})', ['R9']],
    ["describeRecordStoreContract('the fake (§7.4)', {})", ['§7.4']],
    ["bytes('scripts (P1)', files)", ['P1']],
    ["export const Wrong: Story = { tags: ['interaction', '!autodocs', '§5'] }", ['§5']],
    ["expect(parse('seg (M12)')).toEqual([]) // D9 (D9)", []],
  ])('stands in its title or tags: %s', (code, ids) => {
    expect(provedIds(code)).toEqual(ids)
  })

  it('is asked of tests, contracts, benchmarks and our own checks, but not of the tests of this', () => {
    const files = ['a/b.test.ts', 'e2e/a.spec.ts', 'a/B.stories.tsx', 'packages/domain/contracts/a.ts']
    expect(files.filter(isProof)).toEqual(files)
    expect(['scripts/budget.mjs', 'bench/a.spec.ts'].every(isProof)).toBe(true)
    expect(['a/b.ts', 'tools/docs/a.test.ts', 'tools/boundaries/a.test.ts'].filter(isProof)).toEqual([])
  })
})

describe('the page of the coverage', () => {
  it('has the files of each rule, and how many tests of a file there are', () => {
    const { page, problems } = coverageOf(SPECIFICATION, [SIGN_UP, READING, RECOVERY])
    expect(page.slice(page.indexOf('\n## '))).toBe(`
## §5 Validation

| Rule | Tests |
|---|---|
| §5.1 Sign-up | a.test.ts |
| §5.2 Recovery | c.test.ts (2) |

## Decisions

| Rule | Tests |
|---|---|
| D9 Reading progress | b.stories.tsx, c.test.ts |
| P5 Form-ready time | No test: nothing here measures it. |
`)
    expect(problems).toEqual([])
  })

  it('names a rule without a test, and an id that is no rule', () => {
    const other = { file: 'd.test.ts', text: "it('is old (D8)', () => {})" }
    expect(coverageOf(SPECIFICATION, [SIGN_UP, READING, other]).problems).toEqual([
      '§5.2 Recovery has no test',
      'D8 in a title or tag of d.test.ts is no rule',
    ])
  })
})
