import type { BrowserContext } from '@playwright/test'
import { EMULATORS } from './backend.ts'

/** Collects what must not happen in any page of the context; the function tells what has happened so far. */
export function watchContext(context: BrowserContext, baseURL: string): () => readonly string[] {
  const troubles: string[] = []
  const hosts = [new URL(baseURL).host, ...EMULATORS]
  context.on('weberror', (error) =>
    troubles.push(`page error: ${error.error().stack ?? error.error().message}`),
  )
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== NO_WORKER) {
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !hosts.includes(url.host))
      troubles.push(`request to another host: ${url.href}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== LEFT_THE_PAGE) troubles.push(`failed request: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`failed request: ${response.url()} ${response.status()}`)
  })
  return () => troubles
}

/** What Playwright says where a test runs without one. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** A reload or a navigation gives up what was still loading. */
const LEFT_THE_PAGE = 'net::ERR_ABORTED'
