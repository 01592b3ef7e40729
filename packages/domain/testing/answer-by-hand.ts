/** A promise that a test settles. */
export function answerByHand() {
  let [resolve, reject] = [() => {}, (_error: unknown) => {}]
  const promise = new Promise<void>((take, refuse) => ([resolve, reject] = [take, refuse]))
  return { promise, resolve, reject }
}
