import type { MantineThemeComponents } from '@mantine/core'

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

/** What Mantine's parts look like here, so that no screen says it again. Button sizes other than the default mean «small»; nothing slides or fades. */
export const parts: MantineThemeComponents = {
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
  Rating: { defaultProps: { color: 'var(--cad-yellow-meio)' } },
  SegmentedControl: { defaultProps: { radius: 'md' } },
  Tooltip: { defaultProps: { openDelay: 300 } },
}
