// @vitest-environment jsdom
import { ClientError } from '@tutu/contract/core/client-error'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPage } from '../../testing/on-page.tsx'
import type { WorkKind } from '../../lib/public-api.ts'
import { kindName } from '../../lib/work-kinds.ts'
import type { MyWork } from '../../lib/member/my-works.ts'
import { notices } from '../../lib/member/notices.ts'
import { memberSession } from '../../lib/member/session.ts'
import { WorkForm } from './work-form.tsx'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}))

const network = vi.hoisted(() => ({ isAway: false }))
/** What stands in the files that were sent. */
const covers = vi.hoisted((): string[] => [])
/** The editor, which needs a real browser: `type` is what somebody types into it. */
const editor = vi.hoisted(() => ({ type: (_text: string) => {}, text: '', isReadOnly: false, isLost: false }))
vi.mock('../../player/program/code-block.ts', () => ({
  createCodeBlock: ({ kept, onChange }: { kept: string; onChange: (text: string) => void }) => {
    if (editor.isLost) throw new Error('The editor could not be fetched')
    editor.text = kept
    editor.type = (text) => onChange((editor.text = text))
    return {
      root: Object.assign(document.createElement('div'), {
        innerHTML: '<div class="cm-content"></div><button>Stop</button>',
      }),
      setReadOnly: (isReadOnly: boolean) => (editor.isReadOnly = isReadOnly),
      cover: async () => new File([editor.text], 'drawn.png', { type: 'image/png' }),
      destroy: () => undefined,
    }
  },
}))
vi.mock('../../lib/work-cover.ts', () => ({
  coverOfCode: async (code: string) => new File([code], 'lines.png', { type: 'image/png' }),
}))
vi.mock('../../lib/member/send-file.ts', async (load) => ({
  ...(await load<object>()),
  sendFile: async (file: File) => {
    if (network.isAway) throw new ClientError('offline', 'You are disconnected!')
    covers.push(await file.text())
    return { url: `/sent/${file.name}` }
  },
}))

/** What the site was sent, by path. */
let sent: Record<string, unknown>
/** What it answers, by path; else success. */
let answers: Record<string, object>
/** What is posted is answered no sooner. */
let waiting: Promise<void>

beforeEach(() => {
  kept.clear()
  memberSession.clear()
  covers.length = 0
  editor.isLost = false
  network.isAway = false
  sent = {}
  waiting = Promise.resolve()
  answers = {
    '/api/tag/index': { data: { list: [{ id: 3, name: 'Stories' }] } },
    '/api/index/index': { data: { site: { upload: { mode: 'local', maxsize: 1e7, mimetype: 'png,sb3' } } } },
    '/api/cases/edit': { data: { row: REFUSED } },
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string | URL | Request, { method, body }: RequestInit = {}) => {
    const { pathname } = new URL(String(address), 'https://tutu.example')
    if (method === 'POST') {
      sent[pathname] = JSON.parse(String(body))
      await waiting
    }
    return Response.json({ code: 1, msg: '', data: { id: 5 }, time: 1, ...answers[pathname] })
  })
  Element.prototype.scrollIntoView = () => undefined
})
let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
afterAll(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const REFUSED: MyWork = {
  id: 5,
  version: 2,
  title: 'Hopper',
  kind: 'python',
  cover: '/a.svg',
  file: null,
  source: 'print(1)',
  description: 'It hops.',
  tag_ids: [],
  remix_id: null,
  remix: null,
  state: 'rejected',
  reason: 'Tell how it is played.',
  likes: 0,
}

async function open(id?: number, kind?: WorkKind) {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  root = createRoot(main)
  const onDone = vi.fn<() => void>()
  const element = <WorkForm id={id} remix={undefined} isHanded={false} kind={kind} onDone={onDone} />
  await act(async () => root.render(onPage(element, { isMemberCentreOpen: true, path: '/user/works' })))
  await vi.waitFor(() => expect(main.querySelector('form')).not.toBeNull())
  const labelled = (name: string) =>
    [...main.querySelectorAll('label')].find(({ textContent }) => textContent === name)!.control!
  const press = (name: string) =>
    act(async () => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())
  const write = (name: string, text: string) =>
    act(async () => {
      const input = labelled(name)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const choose = (kind: WorkKind) =>
    act(async () =>
      [...main.querySelectorAll('label')].find((one) => one.textContent === kindName(kind, 'en'))!.click(),
    )
  return { main, onDone, press, write, choose }
}

const problems = (main: Element) => [...main.querySelectorAll('.field-error')].map(({ textContent }) => textContent)

test('what is missing is said beside it, and nothing is sent', async () => {
  const { main, press } = await open()
  await press('Keep and hand in')
  expect(problems(main)).toEqual(['Give it a title', 'Choose the file of the work', 'Choose a cover'])
  expect(sent).toEqual({})
})

test('why a work came back stands above the form in which it is mended, until it is handed in', async () => {
  const why = 'A teacher says: Tell how it is played.'
  const refused = await open(5)
  expect(refused.main.textContent).toContain(why)
  await act(async () => root.unmount())
  answers['/api/cases/edit'] = { data: { row: { ...REFUSED, state: 'pending' } } }
  const handedIn = await open(5)
  expect(handedIn.main.textContent).not.toContain(why)
})

test('what was refused is mended and handed in again', async () => {
  const { onDone, press, write } = await open(5)
  await write('About the work', 'Press the arrows.')
  await press('Keep and hand in')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent['/api/cases/edit']).toMatchObject({
    id: 5,
    version: 2,
    source: 'print(1)',
    description: 'Press the arrows.',
  })
  expect(sent['/api/cases/handIn']).toEqual({ ids: [5] })
  expect([...kept.keys()]).toEqual([])
})

test('nothing is typed into a work that is being sent', async () => {
  const { main, onDone, press } = await open(5)
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting = promise
  await press('Keep for later')
  expect(main.querySelector<HTMLInputElement>('input:not([type=radio])')!.matches(':disabled')).toBe(true)
  expect(editor.isReadOnly).toBe(true)
  // What runs can be stopped meanwhile.
  expect(main.querySelector('.work-editor button')!.matches(':disabled')).toBe(false)
  resolve()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
})

test('what the site refuses stands beside its field, and what was written stays on the device', async () => {
  const { main, onDone, press, write } = await open(5)
  answers['/api/cases/edit'] = { code: 0, msg: 'no', data: { errors: { title: 'No telephone numbers' } } }
  await write('Title', 'Call 13800000000')
  await press('Keep for later')
  await vi.waitFor(() => expect(problems(main)).toEqual(['No telephone numbers']))
  expect(onDone).not.toHaveBeenCalled()
  expect([...kept.values()]).toMatchObject([{ title: 'Call 13800000000' }])
})

test('without a network one notice tells it, and nothing in the form is called wrong', async () => {
  const { main, onDone, press, write } = await open(undefined, 'python')
  await vi.waitFor(() => expect(main.querySelector('.work-editor > div')).not.toBeNull())
  await write('Title', 'Dice')
  await act(async () => editor.type('print(6)'))
  network.isAway = true
  await press('Keep for later')
  await vi.waitFor(() => expect(notices.read()?.text).toContain('You are disconnected!'))
  expect(problems(main)).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

test('leaving asks only where something would be lost', async () => {
  const first = await open(5)
  await first.press('Leave it as it was')
  expect(first.onDone).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
  const second = await open(5)
  await second.write('Title', 'Hopper 2')
  await second.press('Leave it as it was')
  expect(second.onDone).not.toHaveBeenCalled()
  await second.press('Leave')
  expect(second.onDone).toHaveBeenCalledTimes(1)
  expect(kept.size).toBe(0)
})

test('what somebody has begun on a computer is there for them, and not for whoever signs in next', async () => {
  const signIn = (id: number) =>
    memberSession.write({ id, nickname: '', avatar: '', token: 'token', refreshToken: '', childMode: false })
  const title = async () => {
    const { main } = await open()
    const written = main.querySelector<HTMLInputElement>('input:not([type=radio], [type=file])')!.value
    await act(async () => root.unmount())
    return written
  }
  signIn(7)
  const { write: type } = await open()
  await type('Title', 'Mine')
  await act(async () => root.unmount())
  signIn(8)
  expect(await title()).toBe('')
  signIn(7)
  expect(await title()).toBe('Mine')
})

test('kinds whose files the site does not take are no choice', async () => {
  const { main } = await open()
  const kinds = [...main.querySelectorAll('input[name=kind]')].map(({ parentElement }) => parentElement!.textContent)
  expect(kinds).toContain(kindName('scratch', 'en'))
  expect(kinds).not.toContain(kindName('video', 'en'))
})

test('a program of one’s own is written where it runs, and has its own picture until another is chosen', async () => {
  const { main, onDone, press, write } = await open(undefined, 'python')
  await vi.waitFor(() => expect(main.querySelector('.work-editor > div')).not.toBeNull())
  await write('Title', 'Dice')
  await press('Keep and hand in')
  expect(problems(main)).toEqual(['Write or paste the code'])
  await press('Keep for later')
  expect(problems(main)).toEqual(['Write or paste the code'])
  await act(async () => editor.type('print(6)'))
  await press('Keep and hand in')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent['/api/cases/add']).toMatchObject({ kind: 'python', source: 'print(6)', cover: '/sent/drawn.png' })
})

/** A new program in the form, with its title and its first lines. */
async function write(source: string) {
  const form = await open(undefined, 'python')
  await vi.waitFor(() => expect(form.main.querySelector('.work-editor > div')).not.toBeNull())
  await form.write('Title', 'Dice')
  await act(async () => editor.type(source))
  return form
}

test('a work that is no program has no picture of the program that was written before it', async () => {
  const { main, choose, press } = await write('print(6)')
  await choose('scratch')
  await press('Keep for later')
  expect(problems(main)).toEqual(['Choose a cover'])
  await choose('picture')
  await press('Keep for later')
  expect(problems(main)).toEqual(['Choose a cover'])
  expect(sent).toEqual({})
})

test('the picture of a program is of what is saved, also after it was refused', async () => {
  const { main, onDone, press, write: type } = await write('print(6)')
  answers['/api/cases/add'] = { code: 0, msg: 'no', data: { errors: { title: 'No telephone numbers' } } }
  await press('Keep for later')
  await vi.waitFor(() => expect(problems(main)).toEqual(['No telephone numbers']))
  delete answers['/api/cases/add']
  await type('Title', 'Two dice')
  await act(async () => editor.type('print(12)'))
  await press('Keep for later')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(covers).toEqual(['print(6)', 'print(12)'])
})

test('the picture of a program that is opened again can be made anew', async () => {
  const { main, onDone, press } = await open(5)
  await vi.waitFor(() => expect(main.querySelector('.work-editor > div')).not.toBeNull())
  await press('The program’s own, made anew')
  await press('Keep for later')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent['/api/cases/edit']).toMatchObject({ cover: '/sent/drawn.png' })
})

test('where the editor cannot be fetched, the first lines are the picture', async () => {
  editor.isLost = true
  const { main, onDone, press, write: type } = await open(undefined, 'python')
  await type('Title', 'Dice')
  await vi.waitFor(() => expect(main.querySelector('.work-source')).not.toBeNull())
  await act(async () => {
    const field = main.querySelector<HTMLTextAreaElement>('.work-source')!
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'print(6)')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Keep for later')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent['/api/cases/add']).toMatchObject({ source: 'print(6)', cover: '/sent/lines.png' })
})

test('an editor that comes after another kind was chosen takes the place of the plain field', async () => {
  editor.isLost = true
  const { main, choose } = await open(undefined, 'python')
  await vi.waitFor(() => expect(main.querySelector('.work-source')).not.toBeNull())
  editor.isLost = false
  await choose('javascript')
  await vi.waitFor(() => expect(main.querySelector('.work-editor > div')).not.toBeNull())
  expect(main.querySelector('.work-source')).toBeNull()
})

test('how the editor is left is heard as long as nothing is wrong with the program', async () => {
  const { main, onDone, press } = await open(undefined, 'python')
  await vi.waitFor(() => expect(main.querySelector('.cm-content')).not.toBeNull())
  const written = main.querySelector('.cm-content')!
  expect(written.hasAttribute('aria-describedby')).toBe(false)
  await press('Keep and hand in')
  const said = () => document.querySelector(`[id="${written.getAttribute('aria-describedby')}"]`)?.textContent
  expect(said()).toBe('Write or paste the code')
  expect(onDone).not.toHaveBeenCalled()
})
