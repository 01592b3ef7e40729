/** What a browser reports of itself; the fields Navegador and Dispositivo start with a guess from it. */
interface BrowserFacts {
  readonly userAgent: string
  readonly touch: boolean
  /** CSS pixels of the window. */
  readonly width: number
  readonly height: number
}

/** The browsers in the order in which they are looked for: the later ones are named inside the user agents of the earlier ones. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\S+ )?Safari\//],
]

/** «Chrome 156», or empty when the user agent is none we know. */
export function guessBrowser(userAgent: string): string {
  for (const [name, sign] of BROWSERS) {
    const version = sign.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return ''
}

/** «Celular Android, janela de 360 × 740»; only the window when the device is none we know. */
export function guessDevice({ userAgent, touch, width, height }: BrowserFacts): string {
  const size = `janela de ${Math.round(width)} × ${Math.round(height)}`
  const device = deviceOf(userAgent, touch)
  return device ? `${device}, ${size}` : `Janela${size.slice('janela'.length)}`
}

function deviceOf(userAgent: string, touch: boolean): string | undefined {
  if (/\biPhone\b/.test(userAgent)) return 'iPhone'
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  if (/\biPad\b/.test(userAgent) || (touch && /\bMacintosh\b/.test(userAgent))) return 'iPad'
  if (/\bAndroid\b/.test(userAgent))
    return /\bMobile\b/.test(userAgent) ? 'Celular Android' : 'Tablet Android'
  if (/\bWindows NT\b/.test(userAgent)) return 'Computador Windows'
  if (/\bMacintosh\b/.test(userAgent)) return 'Computador Mac'
  if (/\bCrOS\b/.test(userAgent)) return 'Chromebook'
  if (/\bLinux\b/.test(userAgent)) return 'Computador Linux'
  return undefined
}
