const TYPING_PAUSE = 250

/**
 * A GET form whose answer appears while it is being filled in: the same page is fetched with the form's values, and its
 * `[data-results]` and title take the place of these. When that fails the results stay and `[data-live-problem]` says
 * so; only who presses the button has the form sent as without script. Each choice is a step back in the history; what is
 * typed at one go is one.
 */
export function startLiveForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live]')
  const results = document.querySelector<HTMLElement>('[data-results]')
  const problem = document.querySelector<HTMLElement>('[data-live-problem]')
  if (!form || !results || !problem) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let composing = false
  let shown = location.pathname + location.search

  const forget = () => {
    clearTimeout(timer)
    request.abort()
    results.removeAttribute('aria-busy')
    problem.hidden = true
  }
  const tell = () => {
    results.removeAttribute('aria-busy')
    problem.hidden = false
  }
  /** The page at the address, once its results stand here; undefined where they can't be had or are no longer wanted. */
  const load = async (address: string, otherwise: () => void) => {
    forget()
    request = new AbortController()
    const { signal } = request
    results.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      // A page that has no such thing says so in its results.
      if (!response.ok && response.status !== 404) throw new Error(String(response.status))
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const fresh = page.querySelector('[data-results]')
      if (signal.aborted) return undefined
      if (!fresh) throw new Error('No results')
      results.replaceChildren(...fresh.childNodes)
      results.removeAttribute('aria-busy')
      document.title = page.title
      keepLanguageLinks(page)
      renewNotes(page)
      keepOptionNames(form, page)
      shown = address
      return page
    } catch {
      if (!signal.aborted) otherwise()
      return undefined
    }
  }
  const show = async ({ typed }: HistoryState, otherwise = tell) => {
    const address = addressOf(form)
    if (address === shown) return forget()
    if (!(await load(address, otherwise))) return
    const state: HistoryState = { typed }
    if (typed && isTyped(history.state)) history.replaceState(state, '', address)
    else history.pushState(state, '', address)
  }
  const showSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show({ typed: true }), TYPING_PAUSE)
  }

  addEventListener('popstate', () => {
    const address = location.pathname + location.search
    // A step to a place within the page changes no results.
    if (address === shown) return forget()
    void load(address, tell).then((page) => {
      const fresh = page?.querySelector('form[data-live]')
      if (fresh) form.replaceChildren(...fresh.childNodes)
    })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void show({ typed: true }, () => form.submit())
  })
  form.addEventListener('change', (event) => {
    if (!isSearch(event.target)) void show({ typed: false })
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

/** Whether the step was made by typing: going on with it makes no further one. */
type HistoryState = { typed: boolean }

function isTyped(state: unknown): boolean {
  return state instanceof Object && 'typed' in state && state.typed === true
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

/** What the form says about itself, such as how many choices are made. */
function renewNotes(page: Document): void {
  const fresh = page.querySelectorAll('[data-live-note]')
  for (const [index, note] of document.querySelectorAll('[data-live-note]').entries())
    note.textContent = fresh[index]?.textContent ?? ''
}

/** Links to the other language lead to the same results. */
function keepLanguageLinks(page: Document): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')
  const fresh = page.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')
  for (const [index, link] of links.entries()) link.href = fresh[index]?.href ?? link.href
}

/** What is chosen stays; how a choice is called may depend on the words searched for. */
function keepOptionNames(form: HTMLFormElement, page: Document): void {
  const fresh = page.querySelectorAll('form[data-live] option')
  for (const [index, option] of form.querySelectorAll('option').entries())
    option.textContent = fresh[index]?.textContent ?? option.textContent
}
