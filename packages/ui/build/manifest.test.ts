import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAPER } from '../src/theme/tokens.ts'

const PUBLIC = new URL('../public/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), PUBLIC))
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Record<string, unknown> & {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}
const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

describe('the manifest (B30)', () => {
  it('installs Caderno in Portuguese, in a window of its own, at the front door', () => {
    expect(manifest).toMatchObject({
      name: 'Caderno',
      lang: 'pt-BR',
      display: 'standalone',
      start_url: '/',
      scope: '/',
      id: '/',
    })
  })

  it('has the colour of the paper, and the page that of either theme', () => {
    expect([manifest['theme_color'], manifest['background_color']]).toEqual([
      PAPER.light.papel,
      PAPER.light.papel,
    ])
    expect(page).toContain(`media="(prefers-color-scheme: light)" content="${PAPER.light.papel}"`)
    expect(page).toContain(`media="(prefers-color-scheme: dark)" content="${PAPER.dark.papel}"`)
  })

  it('has icons of 192 and 512 pixels, and one that may be cut to a shape', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  it.each(manifest.icons)('says the truth about $src', ({ src, sizes, type }) => {
    const bytes = read(src)
    expect(type).toBe('image/png')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  })

  it('is named by the page, with an icon that is there', () => {
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    const [, icon] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)!
    expect(existsSync(new URL(icon!.slice(1), PUBLIC))).toBe(true)
  })
})
