/** The notebook's colours, from which tokens.css is generated; nothing reads this file at run time. */
export type Scheme = 'light' | 'dark'

/** Paper and ink: page, sheet, cover, rules and text. */
export const PAPER = {
  light: {
    papel: '#F6F3EC',
    folha: '#FFFDF9',
    capa: '#EEE9DE',
    realce: '#F3EFE6',
    linha: '#E3DCCE',
    borda: '#90877A',
    margem: '#E6BBB0',
    texto: '#25221C',
    suave: '#625C51',
    tinta: '#2A2721',
    tintaHover: '#403C34',
    sobreTinta: '#FFFDF9',
    contracapa: '#23262F',
    contracapaTexto: '#F4F0E6',
    contracapaSuave: '#B9B6AE',
    contracapaLinha: '#3A3E4A',
  },
  dark: {
    papel: '#13161D',
    folha: '#1A1E27',
    capa: '#0E1117',
    realce: '#222732',
    linha: '#2A303C',
    borda: '#6C7484',
    margem: '#6E423C',
    texto: '#EAE6DD',
    suave: '#A6A7AB',
    tinta: '#EAE6DD',
    tintaHover: '#FFFDF9',
    sobreTinta: '#1A1E27',
    contracapa: '#1C212C',
    contracapaTexto: '#F4F0E6',
    contracapaSuave: '#B1AFAA',
    contracapaLinha: '#343945',
  },
} as const satisfies Record<Scheme, Record<string, string>>

/** The shades of one colour; `line` is the border of the tint `soft`, `mid` is for charts. */
const SHADES = ['solid', 'hover', 'text', 'soft', 'line', 'mid'] as const
export type Tone = Readonly<Record<(typeof SHADES)[number], string>>
const tone = (...colors: string[]) =>
  Object.fromEntries(SHADES.map((shade, at) => [shade, colors[at]])) as Tone

export const TONES = {
  indigo: {
    light: tone('#4253B3', '#37479E', '#3B4BA6', '#ECEEF9', '#CFD5F1', '#7885D6'),
    dark: tone('#5363C9', '#5D6DD3', '#B1BBFF', '#232945', '#3A4373', '#8A97F2'),
  },
  teal: {
    light: tone('#0E6E62', '#0A5C52', '#0C6559', '#E0F0EC', '#B9DDD5', '#3E9E90'),
    dark: tone('#13766A', '#178376', '#6FD3C3', '#15302D', '#235049', '#37A898'),
  },
  orange: {
    light: tone('#AE4710', '#943B0B', '#A2420E', '#FAEBDD', '#F1CFB2', '#D37730'),
    dark: tone('#B04F14', '#BD591A', '#FFB682', '#38261A', '#5E3C22', '#E88F4E'),
  },
  grape: {
    light: tone('#83378D', '#6F2C78', '#7B3385', '#F5E9F6', '#E4C8E7', '#B56ABF'),
    dark: tone('#9347A0', '#A254AF', '#E5AEED', '#35223A', '#583660', '#C481CF'),
  },
  lime: {
    light: tone('#56650F', '#475409', '#4F5E0B', '#F0F3D9', '#DBE2AE', '#849427'),
    dark: tone('#5F6F17', '#6B7B1F', '#CBD97A', '#292E17', '#464F22', '#9DAE3F'),
  },
  blue: {
    light: tone('#1E62A8', '#185290', '#1B5A9C', '#E4EDF7', '#BFD5EA', '#5E97CF'),
    dark: tone('#2468AC', '#2D75BC', '#93C8FF', '#182A3D', '#274766', '#5C9EDD'),
  },
  yellow: {
    light: tone('#7D5A00', '#684B00', '#735300', '#F9EFCF', '#E9D699', '#B0851A'),
    dark: tone('#856306', '#93700F', '#EBCD74', '#332B14', '#574A1F', '#CBA539'),
  },
  green: {
    light: tone('#2C6F37', '#235C2D', '#29682F', '#E4F1E2', '#BFDDBD', '#549B5E'),
    dark: tone('#2F7439', '#378444', '#93D999', '#1B3221', '#2E5536', '#5FB06A'),
  },
  red: {
    light: tone('#B0332C', '#972821', '#A92E28', '#FBE8E4', '#F0C4BC', '#D86A60'),
    dark: tone('#B33D35', '#C24840', '#FFA59B', '#3E2320', '#693730', '#E0756B'),
  },
  gray: {
    light: tone('#5F594E', '#4E493F', '#5B554B', '#EEE9DE', '#DAD2C3', '#938A7B'),
    dark: tone('#5E6370', '#6B707E', '#B8BAC1', '#282C36', '#3D424F', '#868B98'),
  },
} as const satisfies Record<string, Record<Scheme, Tone>>

export type ToneName = keyof typeof TONES
