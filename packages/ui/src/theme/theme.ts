import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
  type MantineThemeComponents,
} from '@mantine/core'

const small = {
  '--button-height': 'var(--cad-controle-baixo)',
  '--button-fz': 'var(--mantine-font-size-sm)',
  '--button-padding-x': '0.625rem',
}
const normal = {
  '--button-height': 'var(--cad-controle)',
  '--button-fz': 'var(--mantine-font-size-md)',
  '--button-padding-x': '1rem',
}

/** The default props and styles of Mantine's components. Button sizes other than the default mean «small»; nothing is animated. */
const parts: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray' },
    vars: (_theme: unknown, { size }: { size?: string }) => ({
      root: { '--ai-size': size === 'sm' ? 'var(--cad-controle-baixo)' : 'var(--cad-controle)' },
    }),
  },
  Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none' } },
  Button: {
    defaultProps: { size: 'sm' },
    vars: (_theme: unknown, { size }: { size?: string }) => ({
      root: size === undefined || size === 'sm' ? normal : small,
    }),
  },
  /** Mantine names a colour that tokens.css has not. */
  Checkbox: {
    vars: () => ({
      root: {
        '--checkbox-color': 'var(--mantine-primary-color-filled)',
        '--checkbox-icon-color': 'var(--mantine-primary-color-contrast)',
      },
    }),
  },
  Input: {
    vars: () => ({
      wrapper: {
        '--input-height': 'var(--cad-controle)',
        '--input-fz': 'var(--cad-input-fz)',
        '--input-bd': 'var(--cad-borda)',
        '--input-bg': 'var(--cad-folha)',
      },
    }),
  },
  /** The required mark is drawn by global.css: as text it would be part of the label. */
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
  },
  Modal: {
    defaultProps: {
      radius: 'xl',
      centered: true,
      attributes: { header: { role: 'none' } },
      closeButtonProps: { 'aria-label': 'Fechar', iconSize: 20 },
      overlayProps: { backgroundOpacity: 0.45, blur: 2 },
      transitionProps: { duration: 0 },
    },
  },
  Paper: { defaultProps: { radius: 'lg' } },
  Popover: { defaultProps: { transitionProps: { duration: 0 } } },
  Progress: { defaultProps: { size: 6, radius: 'xl', color: 'var(--cad-preenche)' } },
}

/** Mantine's own dark surfaces, from text (0) to the darkest (9); 7 is the page, 6 the fields. */
const INK = [
  '#EAE6DD',
  '#CFCCC6',
  '#A6A7AB',
  '#8A8D97',
  '#2A303C',
  '#222732',
  '#1A1E27',
  '#13161D',
  '#0E1117',
  '#090B0F',
] as const

const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, P052, "Noto Serif", "Source Serif 4", Georgia, serif'
const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, sans-serif'

type Shades = readonly [ground: string, pointedAt: string, text: string]
/** What each variant takes of the accent, and what of a tone. */
const ACCENT: Readonly<Record<string, Shades>> = {
  filled: ['-filled', '-filled-hover', '-contrast'],
  light: ['-light', '-light-hover', '-light-color'],
  subtle: ['transparent', '-light', '-light-color'],
}
const TONE: Readonly<Record<string, Shades>> = {
  filled: ['-solido', '-hover', 'white'],
  light: ['-suave', '-linha', ''],
  subtle: ['transparent', '-linha', ''],
}

/** A component without a colour takes the accent of its module (`[data-module]`, global.css), one with a colour the tone of this name. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const isAccent = input.color === input.theme.primaryColor
  const shades = (isAccent ? ACCENT : TONE)[input.variant]
  if (!shades) return defaultVariantColorsResolver(input)
  const name = isAccent ? '--mantine-primary-color' : `--cad-${input.color}`
  const [background = '', hover = '', color = ''] = shades.map((shade) =>
    shade === '' || shade.startsWith('-') ? `var(${name}${shade})` : shade,
  )
  return { background, hover, color, border: '1px solid transparent' }
}

/** Shapes and sizes; the colours are in tokens.ts. After a change tokens.css must be generated again. */
export const theme = createTheme({
  primaryColor: 'dark',
  primaryShade: { light: 8, dark: 8 },
  white: '#FFFFFF',
  colors: { dark: INK as unknown as MantineColorsTuple },
  fontFamily: SANS,
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.15' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.35' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.125rem', xl: '1.625rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.2' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem', xxl: '3rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: '0 1px 2px rgb(37 34 28 / 6%)',
    md: '0 6px 20px rgb(20 18 14 / 10%)',
    lg: '0 16px 48px rgb(20 18 14 / 18%)',
    xl: '0 24px 64px rgb(20 18 14 / 24%)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver,
  components: parts,
})
