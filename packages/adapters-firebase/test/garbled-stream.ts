import { createRequire } from 'node:module'
import type { EventEmitter } from 'node:events'
import { status } from '@grpc/grpc-js'

interface Call {
  readonly http2Stream: EventEmitter & { readonly sentHeaders: Readonly<Record<string, unknown>> }
  /** `readState` is 0 between two messages. */
  readonly decoder: { readonly readState: number }
  cancelWithStatus(code: number, details: string): void
  startRead(): void
}

/*
 * Under many writes at once the emulator's Listen stream loses its frames now and then (docs/testing.md). The client takes the size it then reads
 * for a quota and does not listen again for a minute, or waits for the rest of a message that never comes. It is a broken stream: called so, it is
 * opened again at once, as after any lost connection.
 */
const { Http2SubchannelCall } = createRequire(import.meta.url)(
  '@grpc/grpc-js/build/src/subchannel-call.js',
) as { Http2SubchannelCall: { prototype: Call } }
const { cancelWithStatus, startRead } = Http2SubchannelCall.prototype
Http2SubchannelCall.prototype.cancelWithStatus = function (code, details) {
  cancelWithStatus.call(
    this,
    code === status.RESOURCE_EXHAUSTED && details.startsWith('Received message larger')
      ? status.UNAVAILABLE
      : code,
    details,
  )
}

let delay = 0
/** From now on what listeners hear comes `ms` later, as it may from the service; answers to writes do not. */
export const delayListeners = (ms: number): void => void (delay = ms)

/** Milliseconds; what the emulator sends on this machine comes in one piece. */
const PATIENCE = 5_000
const watched = new WeakSet<Call>()
Http2SubchannelCall.prototype.startRead = function () {
  if (delay > 0 && String(this.http2Stream.sentHeaders[':path']).endsWith('/Listen'))
    setTimeout(() => startRead.call(this), delay)
  else startRead.call(this)
  if (watched.has(this)) return
  watched.add(this)
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  this.http2Stream.on('close', stop).on('data', () => {
    stop()
    if (this.decoder.readState !== 0)
      timer = setTimeout(() => this.cancelWithStatus(status.UNAVAILABLE, 'Half a message'), PATIENCE)
  })
}
