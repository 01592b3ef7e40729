import type { CSSVariablesResolver } from '@mantine/core'
import { PAPER, SERIF, TONES, type Scheme, type Tone } from './tokens.ts'

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

const variablesOf = (scheme: Scheme): Record<string, string> =>
  Object.assign(surfaceVariables(scheme), ...Object.entries(TONES).map(([name, tones]) => toneVariables(name, tones[scheme])))

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--cad-serif': SERIF,
    '--cad-largura': '72rem',
    '--cad-topo': '3.75rem',
    '--cad-barra': '4rem',
    /** From a sheet's left edge to its margin line. */
    '--cad-calha': '3.25rem',
    /** Height of a control and of a small one; 44 px on touch (global.css). */
    '--cad-controle': '2.5rem',
    '--cad-controle-baixo': '2rem',
    '--cad-input-fz': 'var(--mantine-font-size-md)',
  },
  light: variablesOf('light'),
  dark: variablesOf('dark'),
})
