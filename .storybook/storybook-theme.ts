import { create } from 'storybook/theming'
import { PAPER, TONES, type Scheme } from '../packages/ui/src/theme/tokens.ts'

/** Storybook in the notebook's colours: its frame, and the pages of documentation in either theme. */
export function storybookTheme(scheme: Scheme) {
  const { papel, folha, capa, linha, borda, texto, suave, realce } = PAPER[scheme]
  return create({
    base: scheme,
    brandTitle: 'Caderno',
    brandImage: './favicon.svg',
    brandUrl: './',
    colorPrimary: TONES.indigo[scheme].solid,
    colorSecondary: TONES.indigo[scheme].solid,
    appBg: capa,
    appContentBg: papel,
    appPreviewBg: papel,
    appBorderColor: linha,
    barBg: folha,
    barTextColor: suave,
    barSelectedColor: TONES.indigo[scheme].text,
    barHoverColor: TONES.indigo[scheme].text,
    buttonBg: realce,
    buttonBorder: borda,
    inputBg: folha,
    inputBorder: borda,
    inputTextColor: texto,
    textColor: texto,
    textMutedColor: suave,
  })
}
