import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { MODULES } from '../src/modules/index.ts'
import { theme } from '../src/theme/theme.ts'
import { PAPER, TONES, type Scheme, type Tone } from '../src/theme/tokens.ts'

const toneVariables = (name: string, tone: Tone): Record<string, string> => ({
  [`--mantine-color-${name}-filled`]: tone.solid,
  [`--mantine-color-${name}-filled-hover`]: tone.hover,
  [`--mantine-color-${name}-text`]: tone.text,
  [`--mantine-color-${name}-light`]: tone.soft,
  [`--mantine-color-${name}-light-hover`]: tone.line,
  [`--mantine-color-${name}-light-color`]: tone.text,
  [`--mantine-color-${name}-outline`]: tone.text,
  [`--mantine-color-${name}-outline-hover`]: tone.soft,
  [`--cad-${name}`]: tone.text,
  [`--cad-${name}-solido`]: tone.solid,
  [`--cad-${name}-suave`]: tone.soft,
  [`--cad-${name}-linha`]: tone.line,
  [`--cad-${name}-meio`]: tone.mid,
})

const surfaceVariables = (scheme: Scheme): Record<string, string> => {
  const paper = PAPER[scheme]
  return {
    '--mantine-color-black': PAPER.light.texto,
    '--mantine-color-body': paper.papel,
    '--mantine-color-text': paper.texto,
    '--mantine-color-bright': paper.texto,
    '--mantine-color-dimmed': paper.suave,
    '--mantine-color-placeholder': paper.suave,
    '--mantine-color-anchor': paper.texto,
    '--mantine-color-error': TONES.red[scheme].text,
    '--mantine-color-success': TONES.green[scheme].text,
    '--mantine-color-default': paper.folha,
    '--mantine-color-default-hover': paper.realce,
    '--mantine-color-default-color': paper.texto,
    '--mantine-color-default-border': paper.linha,
    '--mantine-color-disabled': paper.capa,
    '--mantine-color-disabled-color': paper.suave,
    '--mantine-color-disabled-border': paper.linha,
    '--mantine-primary-color-filled': paper.tinta,
    '--mantine-primary-color-filled-hover': paper.tintaHover,
    '--mantine-primary-color-contrast': paper.sobreTinta,
    '--mantine-primary-color-light': paper.capa,
    '--mantine-primary-color-light-hover': paper.linha,
    '--mantine-primary-color-light-color': paper.texto,
    '--cad-papel': paper.papel,
    '--cad-folha': paper.folha,
    '--cad-capa': paper.capa,
    '--cad-realce': paper.realce,
    '--cad-linha': paper.linha,
    '--cad-borda': paper.borda,
    '--cad-margem': paper.margem,
    '--cad-texto': paper.texto,
    '--cad-suave': paper.suave,
    '--cad-tinta': paper.tinta,
    '--cad-sobre-tinta': paper.sobreTinta,
    '--cad-cc': paper.contracapa,
    '--cad-cc-texto': paper.contracapaTexto,
    '--cad-cc-suave': paper.contracapaSuave,
    '--cad-cc-linha': paper.contracapaLinha,
  }
}

/** Mantine's own palette, but for the two neutral rows its parts name: the notebook's tones stand in for the rest. */
const PALETTE =
  /^--mantine-color-(?!dark-\d|gray-\d|white|black)[a-z]+-(\d|filled|filled-hover|light|light-hover|light-color|outline|outline-hover|text)$/
const mantine = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
const withoutPalette = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !PALETTE.test(name)))

const rule = (selector: string, variables: Record<string, string>): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

const schemeRule = (scheme: Scheme): string =>
  rule(`:root[data-mantine-color-scheme='${scheme}']`, {
    'color-scheme': scheme,
    ...withoutPalette(mantine[scheme]),
    ...surfaceVariables(scheme),
    ...Object.fromEntries(
      Object.entries(TONES).flatMap(([name, tones]) => Object.entries(toneVariables(name, tones[scheme]))),
    ),
  })

/** A module's accent, which reaches every Mantine part below it. */
const accentRule = ({ id, tone }: (typeof MODULES)[number]): string =>
  rule(`[data-module='${id}']`, {
    '--acc': `var(--cad-${tone})`,
    ...Object.fromEntries(
      ['solido', 'suave', 'linha', 'meio'].map((shade) => [`--acc-${shade}`, `var(--cad-${tone}-${shade})`]),
    ),
    '--acc-hover': `var(--mantine-color-${tone}-filled-hover)`,
  })

/** The text of tokens.css: a stylesheet, so that the page has its colours before any script runs. */
export const tokensCss = (): string =>
  [
    '/* Made from theme.ts, tokens.ts and the modules: npx vitest run --project ui packages/ui/src/theme -u */\n',
    rule(':root', withoutPalette(mantine.variables)),
    schemeRule('light'),
    schemeRule('dark'),
    ...MODULES.map(accentRule),
  ].join('\n')
