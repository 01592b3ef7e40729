import type { MantineColorsTuple } from '@mantine/core'
import type { Tone } from './tokens.ts'

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

function mix(from: string, to: string, part: number): string {
  const target = channels(to)
  const mixed = channels(from).map((channel, index) => Math.round(channel * (1 - part) + (target[index] ?? channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The ten shades Mantine wants, from four anchors: tint (0), middle (5), solid (8) and its hover (9). */
export const shades = ({ soft, mid, solid, hover }: Pick<Tone, 'soft' | 'mid' | 'solid' | 'hover'>): MantineColorsTuple => [
  soft, mix(soft, mid, 0.2), mix(soft, mid, 0.4), mix(soft, mid, 0.6), mix(soft, mid, 0.8),
  mid, mix(mid, solid, 0.35), mix(mid, solid, 0.7), solid, hover,
]
