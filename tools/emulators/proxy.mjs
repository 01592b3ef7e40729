import { Agent, createServer, request as ask } from 'node:http'

/** The emulator closes connections that it has kept, also while a request is on its way to it. */
const agent = new Agent({ keepAlive: false })

/**
 * Stands between browsers and the Firestore emulator (`host:port`). `sent` and `answered` are given each body with its address, and give back what goes on.
 * Resolves with the server.
 */
export async function startProxy(
  emulator,
  { port = 0, sent = (body) => body, answered = (body) => body } = {},
) {
  const [host, emulatorPort] = emulator.split(':')
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: emulator,
      'accept-encoding': 'identity',
      connection: 'close',
    }
    const forwarded = ask(
      { agent, host, port: emulatorPort, path: incoming.url, method: incoming.method, headers },
      (response) => {
        const { connection: _, ...kept } = response.headers
        outgoing.writeHead(response.statusCode, kept)
        answered(response, incoming.url).pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    sent(incoming, incoming.url).pipe(forwarded)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return server
}
