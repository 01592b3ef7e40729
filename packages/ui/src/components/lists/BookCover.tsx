import { isSafeUrl } from '@caderno/domain/kernel'
import { useState } from 'react'
import { initialsOf } from '../layout/StudentAvatar.tsx'

const COVER = {
  display: 'block',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: '0.1875rem 0.3125rem 0.3125rem 0.1875rem',
} as const

/** The picture at `src` when it is a safe address and loads; else a cover drawn from the title. Decoration: the title stands beside it. */
export function BookCover({ title, src = '', width = 72 }: { title: string; src?: string; width?: number }) {
  const [broken, setBroken] = useState<string>()
  const size = { width, height: width * 1.5 }
  if (isSafeUrl(src) && broken !== src) {
    return (
      <img
        {...size}
        src={src}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        style={COVER}
        onError={() => setBroken(src)}
      />
    )
  }
  const { cloth, print, shape, initials } = drawCover(title)
  const { d, line, opacity } = shape
  const rule = `color-mix(in srgb, ${print} 60%, ${cloth})`
  const hinge = `color-mix(in srgb, ${print} 16%, ${cloth})`
  return (
    <svg
      {...size}
      viewBox="0 0 80 120"
      aria-hidden="true"
      style={{
        ...COVER,
        forcedColorAdjust: 'none',
        background: `linear-gradient(${rule}, ${rule}) 23.3% 84.5% / 25% 1.2% no-repeat, linear-gradient(90deg, color-mix(in srgb, var(--mantine-color-black) 20%, ${cloth}) 7.5%, ${hinge} 0 8.75%, ${cloth} 0)`,
      }}
    >
      <path
        d={d}
        opacity={opacity}
        {...(line ? { fill: 'none', stroke: print, strokeWidth: line } : { fill: print })}
      />
      <text
        x="13.5"
        y="93"
        fill={print}
        fontFamily="var(--cad-serif)"
        fontSize="27"
        fontWeight="600"
        letterSpacing="-0.5"
      >
        {initials}
      </text>
    </svg>
  )
}

/** Cloth and print of drawn book covers; the print is readable on its cloth. */
export const CLOTHS = [
  ['#2F4858', '#F2E6CF'],
  ['#7A2E2E', '#F6DFC8'],
  ['#3D5A45', '#EFE6C9'],
  ['#C9A24B', '#33270F'],
  ['#4A3B63', '#EBDDF0'],
  ['#D9C8AE', '#4A3A22'],
  ['#8C4A2A', '#FBE6D0'],
  ['#274C4A', '#D7ECE3'],
] as const satisfies readonly (readonly [cloth: string, print: string])[]

/** What is printed above the initials. */
interface Shape {
  readonly d: string
  /** The width of its lines; without it the shape is filled. */
  readonly line?: number
  readonly opacity: number
}

const each = (steps: readonly number[], path: (step: number) => string): string => steps.map(path).join('')
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const SHAPES: readonly [Shape, ...Shape[]] = [
  { d: each([10, 18, 26, 34, 42], (r) => circle(44, 4, r)), line: 1.2, opacity: 0.55 },
  { d: circle(52, 34, 17), opacity: 0.28 },
  { d: each([0, 1, 2, 3], (i) => `M8 ${14 + 8 * i}h${62 - 13 * i}v3.2H8z`), opacity: 0.3 },
  { d: 'M6 58 28 26l14 20 10-13 28 25z', opacity: 0.26 },
  {
    d: each([14, 26, 38, 50], (y) => each([18, 30, 42, 54, 66], (x) => circle(x, y, 1.7))),
    opacity: 0.42,
  },
  { d: each([16, 25, 34, 43], (y) => `M6 ${y}q9.25-7 18.5 0t18.5 0 18.5 0 18.5 0`), line: 1.3, opacity: 0.5 },
]

/** FNV-1a: the same title always gets the same cover. */
const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  ) >>> 3

/** The cover drawn for an item without a picture, all of it from the title. */
export function drawCover(title: string) {
  const number = hash(title)
  const [cloth, print] = CLOTHS[number % CLOTHS.length] ?? CLOTHS[0]
  const shape = SHAPES[(number >>> 5) % SHAPES.length] ?? SHAPES[0]
  return { cloth, print, shape, initials: initialsOf(title) }
}
