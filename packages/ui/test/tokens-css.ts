import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { MODULES } from '../src/modules/index.ts'
import { theme } from '../src/theme/theme.ts'
import { PAPER, TONES, type Scheme, type Tone } from '../src/theme/tokens.ts'

const toneVariables = (name: string, tone: Tone): Record<string, string> => ({
  [`--cad-${name}`]: tone.text,
  [`--cad-${name}-solido`]: tone.solid,
  [`--cad-${name}-hover`]: tone.hover,
  [`--cad-${name}-suave`]: tone.soft,
  [`--cad-${name}-linha`]: tone.line,
  [`--cad-${name}-meio`]: tone.mid,
})

/** Mantine's surfaces, as the notebook's paper and ink, whichever the theme. */
const SURFACES = Object.fromEntries(
  Object.entries({
    'color-black': PAPER.light.texto,
    'color-body': 'papel',
    'color-text': 'texto',
    'color-bright': 'texto',
    'color-dimmed': 'suave',
    'color-placeholder': 'suave',
    'color-anchor': 'texto',
    'color-error': 'red',
    'color-success': 'green',
    'color-default': 'folha',
    'color-default-hover': 'realce',
    'color-default-color': 'texto',
    'color-default-border': 'linha',
    'color-disabled': 'capa',
    'color-disabled-color': 'suave',
    'color-disabled-border': 'linha',
    'primary-color-filled': 'tinta',
    'primary-color-filled-hover': 'tinta-hover',
    'primary-color-contrast': 'sobre-tinta',
    'primary-color-light': 'capa',
    'primary-color-light-hover': 'linha',
    'primary-color-light-color': 'texto',
  }).map(([name, of]) => [`--mantine-${name}`, of.startsWith('#') ? of : `var(--cad-${of})`]),
)

const paperVariables = (scheme: Scheme): Record<string, string> => {
  const paper = PAPER[scheme]
  return {
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
    '--cad-tinta-hover': paper.tintaHover,
    '--cad-sobre-tinta': paper.sobreTinta,
    '--cad-cc': paper.contracapa,
    '--cad-cc-texto': paper.contracapaTexto,
    '--cad-cc-suave': paper.contracapaSuave,
    '--cad-cc-linha': paper.contracapaLinha,
  }
}

/** Mantine's own palette but for the neutral shades its parts name, which theme.ts replaces by the notebook's tones, the size of a heading that no page has, and what no part names. */
const UNUSED =
  /^--mantine-(color-(?!dark-[13-8]|gray-[0-467]|white|black)[a-z]+-(\d|filled|filled-hover|light|light-hover|light-color|outline|outline-hover|text)|color-scheme|primary-color-\d|h6-.*|z-index-\w+|breakpoint-\w+|heading-font-weight|line-height-\w+)$/
const mantine = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
const withoutUnused = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name) && !(name in SURFACES)))

const rule = (selector: string, variables: Record<string, string>): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

const schemeVariables = (scheme: Scheme): Record<string, string> => ({
  ...paperVariables(scheme),
  ...Object.fromEntries(
    Object.entries(TONES).flatMap(([name, tones]) => Object.entries(toneVariables(name, tones[scheme]))),
  ),
})
const dark = schemeVariables('dark')
const colours = Object.fromEntries(
  Object.entries(schemeVariables('light')).map(([name, light]) => [
    name,
    `light-dark(${light}, ${dark[name]})`,
  ]),
)
const schemeRule = (scheme: Scheme): string =>
  rule(`:root[data-mantine-color-scheme='${scheme}']`, {
    'color-scheme': scheme,
    ...withoutUnused(mantine[scheme]),
  })

/** A module's accent, which reaches every Mantine part below it. */
const accentRule = ({ id, tone }: (typeof MODULES)[number]): string =>
  rule(`[data-module='${id}']`, {
    '--acc': `var(--cad-${tone})`,
    ...Object.fromEntries(
      ['solido', 'hover', 'suave', 'linha', 'meio'].map((shade) => [
        `--acc-${shade}`,
        `var(--cad-${tone}-${shade})`,
      ]),
    ),
  })

/** The text of tokens.css: a stylesheet, so that the page has its colours before any script runs. */
export const tokensCss = (): string =>
  [
    '/* Made from theme.ts, tokens.ts and the modules: npx vitest run --project ui packages/ui/src/theme -u */\n',
    rule(':root', { ...withoutUnused(mantine.variables), ...SURFACES, ...colours }),
    schemeRule('light'),
    schemeRule('dark'),
    ...MODULES.map(accentRule),
  ].join('')
