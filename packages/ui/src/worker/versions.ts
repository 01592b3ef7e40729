const LONGEST_ANSWER_MS = 1_000

/** Whether every open page runs `version`. One that does not answer may run another: its files are not to be dropped. */
export async function isAlone(version: string, pages: Clients): Promise<boolean> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const answers = await Promise.all(open.map(versionOf))
  return answers.every((answer) => answer === version)
}

function versionOf(page: Client): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, LONGEST_ANSWER_MS)
    page.postMessage({ type: 'VERSION' }, [port2])
  }).finally(() => port1.close())
}
