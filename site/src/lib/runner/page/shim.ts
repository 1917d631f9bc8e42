import type { FromPage } from './page.ts'

// Stands before the learner's page in its frame: tells what it logs and where it failed, keeps loops from going on for
// ever, and gives it the stores that a page without an origin has not.
const { port, project } = (
  window as unknown as { tutuPreview: { port: MessagePort; project?: Record<string, string> } }
).tutuPreview
const tell = (message: FromPage): void => port.postMessage(message)
const shown = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Element) return value.outerHTML.slice(0, 200)
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}

/** What `alert` says, over the page until it is pressed away: a frame without an origin has no dialogs. The last few stay. */
const NOTES_MAX = 3
let notes: ShadowRoot | undefined
function showNote(text: string): void {
  // Gone where the page wrote itself anew.
  if (!notes?.host.isConnected) {
    // Of no style and no selector of the page's.
    const host = document.documentElement.appendChild(document.createElement('tutu-notes'))
    host.style.cssText =
      'all: initial; position: fixed; z-index: 2147483647; inset: 8px 8px auto; display: grid; gap: 6px; justify-items: center'
    host.setAttribute('role', 'status')
    notes = host.attachShadow({ mode: 'open' })
  }
  const note = document.createElement('button')
  note.style.cssText =
    'max-width: 100%; padding: 10px 16px; border: 2px solid #22303c; border-radius: 12px; background: #fff; color: #22303c; font: 17px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere; text-align: start; cursor: pointer'
  note.append(text.slice(0, 500), ' ✕')
  note.addEventListener('click', () => note.remove())
  notes.append(note)
  if (notes.childElementCount > NOTES_MAX) notes.firstElementChild?.remove()
}

let logged = 0
const log = (...values: unknown[]): void => {
  if (++logged <= 500) tell({ type: 'log', text: values.map(shown).join(' ').slice(0, 2000) })
}
Object.assign(console, { log, info: log, warn: log, error: log })
window.alert = (value: unknown = '') => {
  log(value)
  showNote(shown(value))
}
window.confirm = () => true
window.prompt = (_question, otherwise = '') => {
  tell({ type: 'asked' })
  return otherwise
}

addEventListener('error', (event) => {
  const { name, message } = (event.error ?? { name: 'Error', message: event.message }) as Error
  // How the page came into the frame is nothing of the learner's.
  const said = String(message).replace("Failed to execute 'write' on 'Document': ", '')
  tell({ type: 'failed', error: { name: String(name), message: said, line: event.lineno } })
})
addEventListener('unhandledrejection', ({ reason }) => {
  tell({ type: 'failed', error: { name: 'Error', message: String(reason), line: 0 } })
})

/** ms that one event may be worked on. */
const PATIENCE = 2000
let until = 0
let steps = 0
Object.defineProperty(window, 'tutuTick', {
  value: () => {
    if (++steps % 200) return
    const now = Date.now()
    if (until === 0) {
      until = now + PATIENCE
      setTimeout(() => (until = 0))
    } else if (now > until) {
      until = 0
      tell({ type: 'too-long' })
      throw new Error('This loop does not end')
    }
  },
})

addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    const href = link?.getAttribute('href') ?? '#'
    if (href.startsWith('#')) return
    event.preventDefault()
    tell({ type: 'link', href: href.slice(0, 200) })
  },
  true,
)
addEventListener('submit', (event) => event.preventDefault(), true)

function memory(kept: Record<string, string>, onChange: (kept: Record<string, string>) => void) {
  const entries = new Map(Object.entries(kept))
  const changed = () => onChange(Object.fromEntries(entries))
  return {
    getItem: (name: string) => entries.get(String(name)) ?? null,
    setItem: (name: string, value: string) => {
      entries.set(String(name), String(value).slice(0, 5000))
      if (entries.size > 50) entries.delete(entries.keys().next().value!)
      changed()
    },
    removeItem: (name: string) => {
      entries.delete(String(name))
      changed()
    },
    clear: () => {
      entries.clear()
      changed()
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
}
const stores = {
  localStorage: memory(project ?? {}, (kept) => tell({ type: 'kept', kept })),
  sessionStorage: memory({}, () => undefined),
}
for (const [name, value] of Object.entries(stores)) Object.defineProperty(window, name, { value })

/** What a check does with the page: presses, types, and reads what it shows. */
port.onmessage = ({ data }: MessageEvent<{ id: number; steps: readonly PageStep[] }>) => {
  tell({ type: 'checked', id: data.id, results: data.steps.map(take) })
}

export type PageStep =
  | { readonly do: 'click'; readonly on: string }
  | { readonly do: 'type'; readonly on: string; readonly text: string }
  | { readonly do: 'count'; readonly on: string }
  | { readonly do: 'read'; readonly on: string }
  | { readonly do: 'style'; readonly on: string; readonly name: string }

function take(step: PageStep): string {
  try {
    const found = document.querySelector<HTMLElement>(step.on)
    switch (step.do) {
      case 'count':
        return String(document.querySelectorAll(step.on).length)
      case 'click':
        found?.click()
        return found ? 'ok' : ''
      case 'type':
        if (found instanceof HTMLInputElement) found.value = step.text
        found?.dispatchEvent(new Event('input', { bubbles: true }))
        return found ? 'ok' : ''
      case 'read':
        return found?.textContent?.trim() ?? ''
      case 'style':
        return found ? getComputedStyle(found).getPropertyValue(step.name) : ''
    }
  } catch {
    return ''
  }
}
