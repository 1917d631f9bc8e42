const TYPING_PAUSE = 250

/**
 * A GET form whose answer appears while it is being filled in: the same page is fetched with the form's values, and its
 * `[data-results]` and title take the place of these. When that fails the form is sent as without script.
 */
export function startLiveForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live]')
  const results = document.querySelector<HTMLElement>('[data-results]')
  if (!form || !results) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let composing = false

  const show = async () => {
    clearTimeout(timer)
    request.abort()
    request = new AbortController()
    const { signal } = request
    const address = addressOf(form)
    if (address === location.pathname + location.search) return
    results.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(String(response.status))
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const fresh = page.querySelector('[data-results]')
      if (signal.aborted || !fresh) return
      results.replaceChildren(...fresh.childNodes)
      document.title = page.title
      keepLanguageLinks(page)
      history.replaceState(history.state, '', address)
      results.removeAttribute('aria-busy')
    } catch {
      if (!signal.aborted) form.submit()
    }
  }
  const showSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(show, TYPING_PAUSE)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void show()
  })
  form.addEventListener('change', (event) => {
    if (!isSearch(event.target)) void show()
  })
  // While an input method composes, the letters typed are not yet the word meant.
  form.addEventListener('compositionstart', () => {
    composing = true
  })
  form.addEventListener('compositionend', () => {
    composing = false
    showSoon()
  })
  form.addEventListener('input', (event) => {
    if (isSearch(event.target) && !composing) showSoon()
  })
}

function isSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search'
}

/** The address the form asks for, empty fields left out. */
function addressOf(form: HTMLFormElement): string {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) search.set(name, value.trim())
  }
  const path = new URL(form.action).pathname
  return search.size > 0 ? `${path}?${search}` : path
}

/** Links to the other language lead to the same results. */
function keepLanguageLinks(page: Document): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')
  const fresh = page.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')
  for (const [index, link] of links.entries()) link.href = fresh[index]?.href ?? link.href
}
