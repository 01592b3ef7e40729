/** A page that is being opened on a slow device answers late; nobody waits for it. */
const LONGEST_ANSWER_MS = 5_000

/** Whether every open page runs `version`. One that does not answer may run another: its files are not to be dropped, unless it was being closed. */
export async function isAlone(version: string, pages: Clients): Promise<boolean> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const others = await Promise.all(
    open.map(async (page) => (await versionOf(page)) !== version && (await pages.get(page.id)) !== undefined),
  )
  return !others.includes(true)
}

function versionOf(page: Client): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, LONGEST_ANSWER_MS)
    page.postMessage({ type: 'VERSION' }, [port2])
  }).finally(() => port1.close())
}
