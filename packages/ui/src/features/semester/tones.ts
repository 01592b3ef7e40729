import type { Subject } from '@caderno/domain/semester'
import type { CSSProperties } from 'react'
import type { ToneName } from '../../theme/tokens.ts'

const TONES: Readonly<Record<Subject['cor'], ToneName>> = {
  azul: 'blue',
  verde: 'green',
  laranja: 'orange',
  roxo: 'grape',
  turquesa: 'teal',
  vermelho: 'red',
  amarelo: 'yellow',
  cinza: 'gray',
}

/** The colour of a subject, as the custom properties that its style sheets read. */
export function toneOf({ cor }: Pick<Subject, 'cor'>): CSSProperties {
  const tone = `--cad-${TONES[cor]}`
  return {
    '--tone': `var(${tone})`,
    '--tone-suave': `var(${tone}-suave)`,
    '--tone-linha': `var(${tone}-linha)`,
    '--tone-meio': `var(${tone}-meio)`,
  } as CSSProperties
}
