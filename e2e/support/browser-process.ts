import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'

export interface BrowserProcess {
  /** Starts Chromium on this profile and opens a page in it. */
  start(url: string): Promise<Page>
  /** Ends all of its processes at once, as a crash or an empty battery does. */
  kill(): Promise<void>
  /** Takes the origin's databases away, as Chromium does when it finds them damaged. */
  deleteDatabases(): Promise<void>
  close(): Promise<void>
}

/** A Chromium that can be killed and started again on what it left on the disk. */
export async function createBrowserProcess(): Promise<BrowserProcess> {
  const profile = await mkdtemp(join(tmpdir(), 'caderno-kill-'))
  const portFile = join(profile, 'DevToolsActivePort')
  let running: { readonly pid: number; readonly ended: Promise<unknown> } | undefined

  const launch = async () => {
    await rm(portFile, { force: true })
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ]
    const child = spawn(findChromium() ?? chromium.executablePath(), flags, {
      detached: true,
      stdio: 'ignore',
    })
    running = { pid: child.pid!, ended: new Promise((resolve) => child.once('exit', resolve)) }
    await expect.poll(() => readFile(portFile, 'utf8').catch(() => '')).toContain('/devtools/browser/')
    const [port, path] = (await readFile(portFile, 'utf8')).trim().split('\n')
    return chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
  }
  const kill = async () => {
    if (!running) return
    process.kill(-running.pid, 'SIGKILL')
    await running.ended
    running = undefined
  }

  return {
    async start(url) {
      const browser = await launch()
      const page = await browser.contexts()[0]!.newPage()
      await page.goto(url)
      return page
    },
    kill,
    deleteDatabases: () => rm(join(profile, 'Default', 'IndexedDB'), { recursive: true, force: true }),
    async close() {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
