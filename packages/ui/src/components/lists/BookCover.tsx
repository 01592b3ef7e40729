import { isSafeUrl } from '@caderno/domain/kernel'
import { useState } from 'react'
import { CLOTHS } from '../../theme/cloths.ts'
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
  const { cloth, print, motif, initials } = drawCover(title)
  return (
    <svg {...size} viewBox="0 0 80 120" aria-hidden="true" style={COVER}>
      <rect width="80" height="120" fill={cloth} />
      <Print motif={motif} ink={print} />
      <rect width="6" height="120" fill="var(--mantine-color-black)" opacity=".2" />
      <rect x="6" width="1" height="120" fill={print} opacity=".16" />
      <path d="M14 101h20" stroke={print} strokeWidth="1.2" opacity=".7" />
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

function Print({ motif, ink }: { motif: Motif; ink: string }) {
  switch (motif) {
    case 'arcs':
      return (
        <g fill="none" stroke={ink} strokeWidth="1.2" opacity=".55">
          {[10, 18, 26, 34, 42].map((r) => (
            <circle key={r} cx="44" cy="4" r={r} />
          ))}
        </g>
      )
    case 'sun':
      return <circle cx="52" cy="34" r="17" fill={ink} opacity=".28" />
    case 'bands':
      return (
        <g fill={ink} opacity=".3">
          {[0, 1, 2, 3].map((i) => (
            <rect key={i} x="8" y={14 + 8 * i} width={62 - 13 * i} height="3.2" />
          ))}
        </g>
      )
    case 'hill':
      return <path d="M6 62 28 26l14 20 10-13 28 33v-8H6z" fill={ink} opacity=".26" />
    case 'dots':
      return (
        <g fill={ink} opacity=".42">
          {Array.from({ length: 20 }, (_, i) => (
            <circle key={i} cx={18 + (i % 5) * 12} cy={14 + Math.floor(i / 5) * 12} r="1.7" />
          ))}
        </g>
      )
    case 'waves':
      return (
        <g fill="none" stroke={ink} strokeWidth="1.3" opacity=".5">
          {[16, 25, 34, 43].map((y) => (
            <path key={y} d={`M6 ${y}q9.25-7 18.5 0t18.5 0 18.5 0 18.5 0`} />
          ))}
        </g>
      )
  }
}

const MOTIFS = ['arcs', 'sun', 'bands', 'hill', 'dots', 'waves'] as const
type Motif = (typeof MOTIFS)[number]

interface CoverArt {
  readonly cloth: string
  readonly print: string
  readonly motif: Motif
  readonly initials: string
}

/** FNV-1a: the same title always gets the same cover. */
const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  ) >>> 3

/** The cover drawn for an item without a picture, all of it from the title. */
export function drawCover(title: string): CoverArt {
  const number = hash(title)
  const [cloth, print] = CLOTHS[number % CLOTHS.length] ?? CLOTHS[0]
  return {
    cloth,
    print,
    motif: MOTIFS[(number >>> 5) % MOTIFS.length] ?? 'arcs',
    initials: initialsOf(title),
  }
}
