/** The part of a service worker's global scope that is used here; TypeScript's own library for it excludes the DOM's. */
export type WorkerScope = {
  readonly location: Location
  readonly navigator: { readonly onLine: boolean }
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly { readonly url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void) => void
}

type Extendable = { waitUntil: (work: Promise<unknown>) => void }

type WorkerEvents = {
  install: Extendable
  activate: Extendable
  fetch: Extendable & { readonly request: Request; respondWith: (answer: Promise<Response>) => void }
}
