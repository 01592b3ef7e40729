import { createRequire } from 'node:module'
import { createServer } from 'node:http'

const POLICY_PATH = '/identitytoolkit.googleapis.com/v2/passwordPolicy'
const DEFAULT = {
  schemaVersion: 1,
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
}
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'GET, PUT',
}

/**
 * The Auth emulator, plain JavaScript inside firebase-tools (an internal path: hence the exact version), and the one call it lacks:
 * GET v2/passwordPolicy answers the service's default, or what a test has PUT there (null: the default again). Nothing enforces it.
 */
export async function listenAuth(project, host, port) {
  const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server.js')
  const app = await createApp(project)
  let policy = DEFAULT
  const server = createServer((request, response) => {
    if (!request.url.startsWith(POLICY_PATH)) return app(request, response)
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' })
    if (request.method === 'OPTIONS') return response.end()
    if (request.method === 'GET') return response.end(JSON.stringify(policy))
    let body = ''
    request
      .on('data', (chunk) => (body += chunk))
      .on('end', () => {
        policy = JSON.parse(body) ?? DEFAULT
        response.end(JSON.stringify(policy))
      })
  })
  await new Promise((resolve, reject) => server.listen(port, host, resolve).once('error', reject))
}
