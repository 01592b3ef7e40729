import { AppError, type AppErrorCode } from '../src/kernel/index.ts'

/** How a test makes a fake misbehave. */
export interface Faults {
  /** The next operation changes nothing and rejects with this code; several calls queue up. */
  failNext(code: AppErrorCode): void
  /** The next operation waits until the returned function is called: for busy states. */
  holdNext(): () => void
}

/** `pass` stands at the beginning of every operation of a fake. */
export function createFaults(): { controls: Faults; pass: () => Promise<void> } {
  const codes: AppErrorCode[] = []
  const gates: Promise<void>[] = []
  return {
    controls: {
      failNext: (code) => void codes.push(code),
      holdNext: () => {
        let release = () => {}
        gates.push(new Promise((resolve) => (release = resolve)))
        return () => release()
      },
    },
    pass: async () => {
      const code = codes.shift()
      await gates.shift()
      if (code) throw new AppError(code)
    },
  }
}
