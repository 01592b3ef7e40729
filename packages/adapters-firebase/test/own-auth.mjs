// An Auth emulator for the process that forked it; it says its port, and ends with that process.
import { createServer } from 'node:net'
import { listenAuth } from '../../../tools/emulators/auth-server.mjs'

const HOST = '127.0.0.1'
process.on('disconnect', () => process.exit(0))
const reserved = createServer().listen(0, HOST, () => {
  const { port } = reserved.address()
  reserved.close(
    () => void listenAuth('demo-caderno', HOST, port).then(() => process.send(`${HOST}:${port}`)),
  )
})
