export declare const PROJECT: string
export type Emulators =
  | { readonly missing: string }
  | {
      readonly firestore: string
      readonly forBrowsers?: string
      readonly auth: string
      readonly stop: () => Promise<void>
    }
export declare function startEmulators(env?: NodeJS.ProcessEnv): Promise<Emulators>
export declare function emulatorEnv(emulators: {
  readonly firestore: string
  readonly forBrowsers?: string
  readonly auth: string
}): Readonly<Record<string, string>>
