const QUIET_MS = 1_500

/** Opens /login in a fresh browser context and reports what was requested, and which of it before the form was painted. */
export async function loadLogin(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const requests = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  await page.addInitScript(notePaint)
  await page.goto(`${url}/login`)
  await page.waitForFunction(() => window.formPaintedAt !== undefined, undefined, { timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(quietFor, QUIET_MS)
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.formPaintedAt)
      .map(({ name }) => name),
  )
  await context.close()
  // The browser asks for the icon in its own time.
  return {
    requests,
    early: early.map((name) => new URL(name)).filter(({ pathname }) => !pathname.startsWith('/favicon')),
  }
}

/** Runs in the page: nothing has come for so long that nothing more will. */
function quietFor(milliseconds) {
  const last = Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd))
  return performance.now() - last > milliseconds
}

/** Runs in the page: the frame after the one that has the form is the first that shows it. */
function notePaint() {
  const look = () => {
    const inputs = document.querySelectorAll('main form input')
    if (inputs.length >= 2) requestAnimationFrame(() => (window.formPaintedAt ??= performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
