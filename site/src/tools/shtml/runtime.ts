import fullUrl from '@turbowarp/packager/dist/scaffolding/scaffolding-full.js?url'
import licenceUrl from '@turbowarp/packager/dist/scaffolding/scaffolding-min.js.LICENSE.txt?url'
import minUrl from '@turbowarp/packager/dist/scaffolding/scaffolding-min.js?url'

export { licenceUrl }

const loading = new Map<string, Promise<string>>()

/** The text of the runtime, fetched when first needed. `music` asks for the one with instrument sounds. */
export function loadRuntime({ music }: { music: boolean }, asset: (path: string) => string): Promise<string> {
  const url = asset(music ? fullUrl : minUrl)
  const known = loading.get(url)
  if (known) return known
  const text = fetchText(url)
  loading.set(url, text)
  // A failure is not kept: the next attempt asks again.
  text.catch(() => loading.delete(url))
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
