// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { startLiveForm } from './live-form.ts'

/** What the server answers: a form that holds what the address asks for, and results that name it. */
function pageAt(address: string): string {
  const query = new URL(address, 'http://site.invalid').searchParams
  const [q, level] = [query.get('q') ?? '', query.get('level') ?? '']
  const options = ['', 'beginner', 'creator'].map(
    (one) => `<option value="${one}" ${one === level ? 'selected' : ''}>${one || (q ? 'best' : 'any')}</option>`,
  )
  return `<title>${address}</title>
    <form action="/courses" data-live><input type="search" name="q" value="${q}"><select name="level">${options}</select></form>
    <p data-live-problem hidden>Try again</p>
    <div data-results>${q}/${level}</div>`
}

const results = () => document.querySelector('[data-results]')!.textContent
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!

function choose(level: string): void {
  field('level').value = level
  field('level').dispatchEvent(new Event('change', { bubbles: true }))
}

async function type(text: string): Promise<void> {
  field('q').value = text
  field('q').dispatchEvent(new Event('input', { bubbles: true }))
  await shows(`${text}/`)
}

function shows(text: string): Promise<void> {
  return vi.waitFor(() => expect(results()).toContain(text))
}

beforeEach(() => {
  history.pushState(null, '', '/courses')
  document.documentElement.innerHTML = pageAt('/courses')
  vi.stubGlobal('fetch', async (address: string) => new Response(pageAt(address)))
  startLiveForm()
})

test('each choice is a step; going back brings the results and the form of before', async () => {
  choose('beginner')
  await shows('/beginner')
  choose('creator')
  await shows('/creator')
  expect(location.search).toBe('?level=creator')
  history.back()
  await shows('/beginner')
  expect(field('level').value).toBe('beginner')
  history.back()
  await vi.waitFor(() => expect(results()).toBe('/'))
  expect([location.pathname + location.search, field('level').value]).toEqual(['/courses', ''])
})

test('choices are called as the search asks for, and stay as they were chosen', async () => {
  const first = () => field('level').querySelector('option')!.textContent
  expect(first()).toBe('any')
  choose('creator')
  await shows('/creator')
  field('q').value = 'maze'
  field('q').dispatchEvent(new Event('input', { bubbles: true }))
  await shows('maze/creator')
  expect([first(), field('level').value]).toEqual(['best', 'creator'])
})

test('what is typed at one go is one step', async () => {
  const before = history.length
  await type('t')
  await type('tu')
  await type('tutu')
  expect(history.length).toBe(before + 1)
  history.back()
  await vi.waitFor(() => expect(results()).toBe('/'))
  expect(field('q').value).toBe('')
})

test('a choice taken back before its answer came changes nothing', async () => {
  let answer: (page: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  choose('beginner')
  choose('')
  answer(new Response(pageAt('/courses?level=beginner')))
  await Promise.resolve()
  expect([results(), location.search]).toEqual(['/', ''])
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['the line is down', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is busy', async () => new Response('', { status: 503 })],
  ['something else answers', async () => new Response('<title>Sign in to the network</title>')],
])('%s: results and words stay, and it is said; with the next answer all is well', async (_, answer) => {
  const problem = document.querySelector<HTMLElement>('[data-live-problem]')!
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  await type('tutu')
  vi.stubGlobal('fetch', answer)
  choose('beginner')
  await vi.waitFor(() => expect(problem.hidden).toBe(false))
  expect([results(), field('q').value, location.search]).toEqual(['tutu/', 'tutu', '?q=tutu'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
  expect(sent).not.toHaveBeenCalled()

  document.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(sent, 'asked for by hand').toHaveBeenCalledOnce())
  vi.stubGlobal('fetch', async (address: string) => new Response(pageAt(address)))
  choose('creator')
  await shows('tutu/creator')
  expect(problem.hidden).toBe(true)
})

test('what the form says about itself goes with the choices', async () => {
  document.querySelector('form')!.insertAdjacentHTML('beforeend', '<span data-live-note></span>')
  vi.stubGlobal('fetch', async (address: string) => new Response(`${pageAt(address)}<p data-live-note>1 chosen</p>`))
  choose('beginner')
  await shows('/beginner')
  expect(document.querySelector('[data-live-note]')!.textContent).toBe('1 chosen')
})
