import { describe, expect, it } from 'vitest'
import { guessBrowser, guessDevice } from './index.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const AGENTS = {
  chromeLinux: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`,
  headless: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/156.0.0.0 Safari/537.36`,
  edge: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/155.0.0.0 Safari/537.36 Edg/155.0.0.0`,
  opera: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36 OPR/118.0.0.0`,
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  samsung: `Mozilla/5.0 (Linux; Android 14; SM-A155M) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  chromeTablet: `Mozilla/5.0 (Linux; Android 14; SM-X210) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`,
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  chromeIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0.1.2 Mobile/15E148 Safari/604.1',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  chromebook: `Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`,
}
const window = { touch: false, width: 1280, height: 800 }

describe('guessBrowser (§3.9)', () => {
  it.each([
    ['chromeLinux', 'Chrome 156'],
    ['headless', 'Chrome 156'],
    ['edge', 'Edge 155'],
    ['opera', 'Opera 118'],
    ['firefox', 'Firefox 145'],
    ['samsung', 'Samsung Internet 28'],
    ['iphone', 'Safari 18'],
    ['chromeIphone', 'Chrome 156'],
    ['safari', 'Safari 18'],
  ] as const)('%s: %s', (agent, name) => {
    expect(guessBrowser(AGENTS[agent])).toBe(name)
  })

  it('leaves an unknown one for the user to fill in', () => {
    expect(guessBrowser('curl/8.0')).toBe('')
  })
})

describe('guessDevice (§3.9)', () => {
  it.each([
    ['chromeLinux', 'Computador Linux'],
    ['edge', 'Computador Windows'],
    ['safari', 'Computador Mac'],
    ['chromebook', 'Chromebook'],
    ['samsung', 'Celular Android'],
    ['chromeTablet', 'Tablet Android'],
    ['iphone', 'iPhone'],
  ] as const)('%s: %s', (agent, device) => {
    expect(guessDevice({ userAgent: AGENTS[agent], ...window })).toBe(`${device}, janela de 1280 × 800`)
  })

  it('knows an iPad by its touch screen', () => {
    expect(guessDevice({ userAgent: AGENTS.safari, touch: true, width: 820.4, height: 1180 })).toBe(
      'iPad, janela de 820 × 1180',
    )
  })

  it('tells the window of an unknown device', () => {
    expect(guessDevice({ userAgent: 'curl/8.0', ...window })).toBe('Janela de 1280 × 800')
  })
})
