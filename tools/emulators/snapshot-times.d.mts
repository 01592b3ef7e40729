import type { Readable } from 'node:stream'

export declare function truerSnapshots(now?: () => number): {
  sent(body: Readable, url: string): Readable
  answered(body: Readable, url: string): Readable
}
