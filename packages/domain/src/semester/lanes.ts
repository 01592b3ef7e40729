import { overlap } from './class-hours.ts'
import type { TimeRange } from './slots.ts'
import { byTime } from './week.ts'

/** Where a block stands in the column of its day: in the `lane`-th, from 0 on, of `lanes` equal parts of the width. */
export interface Lane<B extends TimeRange> {
  readonly block: B
  readonly lane: number
  readonly lanes: number
}

/** Blocks of one day: those at the same time stand side by side, and all that overlap one by one share the width. */
export function lanesOf<B extends TimeRange>(blocks: readonly B[]): readonly Lane<B>[] {
  const clusters: { block: B; lane: number }[][] = []
  let end = ''
  for (const block of blocks.toSorted(byTime)) {
    if (block.inicio >= end) clusters.push([])
    const cluster = clusters.at(-1)!
    const taken = cluster.filter((one) => overlap(one.block, block)).map(({ lane }) => lane)
    const lane = [...taken.keys(), taken.length].find((free) => !taken.includes(free))!
    cluster.push({ block, lane })
    if (block.fim > end) end = block.fim
  }
  return clusters.flatMap((cluster) => {
    const lanes = 1 + Math.max(...cluster.map(({ lane }) => lane))
    return cluster.map((placed) => ({ ...placed, lanes }))
  })
}
