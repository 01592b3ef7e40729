import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { useAuth } from './emulators.ts'

/**
 * Points this file's helpers at an Auth emulator of its own: settings hold for all accounts, and fixed e-mails meet those of
 * other files. Resolves with how to end it.
 */
export function startOwnAuth(): Promise<() => void> {
  const child = fork(fileURLToPath(new URL('own-auth.mjs', import.meta.url)), { execArgv: [] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The Auth emulator did not start (${code}).`)))
    child.once('message', (host) => {
      useAuth(host as string)
      resolve(() => {
        useAuth(undefined)
        child.disconnect()
      })
    })
  })
}
