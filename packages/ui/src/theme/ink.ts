/** Mantine's own dark surfaces, from text (0) to the darkest (9); 7 is the page, 6 the fields. */
export const INK = [
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

export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, P052, "Noto Serif", "Source Serif 4", Georgia, serif'
export const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, sans-serif'
