import { createRequire } from 'node:module'
import { status } from '@grpc/grpc-js'

interface Call {
  cancelWithStatus(code: number, details: string): void
}

/*
 * Under many writes at once the emulator's Listen stream loses its frames now and then (docs/testing.md). The client takes the size it then reads
 * for a quota and does not listen again for a minute. It is a broken stream: called so, it is opened again at once, as after any lost connection.
 */
const { Http2SubchannelCall } = createRequire(import.meta.url)(
  '@grpc/grpc-js/build/src/subchannel-call.js',
) as { Http2SubchannelCall: { prototype: Call } }
const { cancelWithStatus } = Http2SubchannelCall.prototype
Http2SubchannelCall.prototype.cancelWithStatus = function (code, details) {
  cancelWithStatus.call(
    this,
    code === status.RESOURCE_EXHAUSTED && details.startsWith('Received message larger')
      ? status.UNAVAILABLE
      : code,
    details,
  )
}
