import licenceUrl from '@turbowarp/packager/dist/scaffolding/scaffolding-min.js.LICENSE.txt?url'
import runtimeUrl from '@turbowarp/packager/dist/scaffolding/scaffolding-min.js?url'

export { licenceUrl }

let loading: Promise<string> | undefined

/** The text of the runtime, fetched once. */
export function loadRuntime(asset: (path: string) => string): Promise<string> {
  if (loading) return loading
  const text = fetchText(asset(runtimeUrl))
  loading = text
  // A failure is not kept: the next attempt asks again.
  text.catch(() => (loading = undefined))
  return text
}

async function fetchText(url: string): Promise<string> {
  if (import.meta.env.DEV) {
    // Asked for as it is, the development server would make a module of it.
    const { default: text } = (await import(/* @vite-ignore */ `${url}?raw`)) as { default: string }
    return text
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
