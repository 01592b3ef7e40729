import type { Server } from 'node:http'
import type { Readable } from 'node:stream'

type Passed = (body: Readable, url: string) => Readable

export function startProxy(
  emulator: string,
  options?: { readonly port?: number; readonly sent?: Passed; readonly answered?: Passed },
): Promise<Server>
