// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { drawScratchJr } from '../lib/scratchjr-blocks.ts'
import { drawInMain } from '../testing/draw-in-main.ts'
import { onPage } from '../testing/on-page.tsx'
import { startReadAloud } from '../page-script/read-aloud.ts'
import { startWhenTouched } from '../page-script/when-touched.ts'
import { ReadAloud } from '../ui/read-aloud.tsx'
import { startReader } from './reader.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
Element.prototype.scrollIntoView = () => undefined
vi.stubGlobal('matchMedia', () => ({ matches: true }))

/** jsdom has no highlights: which words have which. */
const marked = new Map<string, string>()
class Highlight {
  range: Range
  constructor(range: Range) {
    this.range = range
  }
}
vi.stubGlobal('Highlight', Highlight)
vi.stubGlobal('CSS', {
  highlights: {
    set: (name: string, { range }: Highlight) => marked.set(name, range.toString()),
    delete: (name: string) => marked.delete(name),
  },
})

/** What the system was last asked to say; the test is the voice. */
let saying: Utterance | undefined
class Utterance extends EventTarget {
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
  /** The voice comes to these words. */
  reach(words: string): void {
    const event = new Event('boundary')
    this.dispatchEvent(
      Object.assign(event, { name: 'word', charIndex: this.text.indexOf(words), charLength: words.length }),
    )
  }
}
vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
let voices: { lang: string; localService: boolean }[]
vi.stubGlobal(
  'speechSynthesis',
  Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => (saying = undefined),
    speak: (utterance: Utterance) => (saying = utterance),
  }),
)

async function draw(language: 'zh-cn' | 'en', text: string): Promise<void> {
  document.body.innerHTML = `<main></main><div id="article">${text}</div>`
  await drawInMain(onPage(<ReadAloud of="article" />, { language }))
}
async function open(language: 'zh-cn' | 'en', text: string): Promise<void> {
  await draw(language, text)
  startReader(document.querySelector<HTMLElement>('[data-read-aloud]')!)
}
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()
const says = (text: string) => vi.waitFor(() => expect(saying?.text).toBe(text))

beforeEach(() => {
  marked.clear()
  saying = undefined
  voices = [
    { lang: 'zh-CN', localService: true },
    { lang: 'en-GB', localService: true },
  ]
})

test.each([
  ['zh-cn', '<p>兔子会跳舞。</p><p>你也会。</p>', '跳舞', ['兔子会跳舞。', '你也会。']],
  ['en', '<p>The rabbit dances.</p><p>So do you.</p>', 'dances', ['The rabbit dances.', 'So do you.']],
] as const)(
  'a text in %s is read passage by passage, the word that is said marked',
  async (language, html, word, texts) => {
    await open(language, html)
    await says(texts[0])
    expect(marked.get('read-passage')).toBe(texts[0])
    saying!.reach(word)
    expect(marked.get('read-word')).toBe(word)

    saying!.dispatchEvent(new Event('end'))
    await says(texts[1])
    expect([...marked]).toEqual([['read-passage', texts[1]]])
    saying!.dispatchEvent(new Event('end'))
    await vi.waitFor(() => expect(marked.size).toBe(0))
    expect(document.querySelector<HTMLElement>('[data-read-controls]')!.hidden).toBe(true)
  },
)

test.each([
  ['en', '<ul><li><code>jr:hop</code> Hop (blue): jump up.</li></ul>', 'Hop (blue): jump up.', 'Hop'],
  ['zh-cn', '<ul><li><code>jr:跳跃</code> 蓝色的跳跃积木：往上跳。</li></ul>', '蓝色的跳跃积木：往上跳。', '跳跃'],
  ['en', '<ul><li><p><code>jr:hop</code> Hop: jump up.</p></li></ul>', 'Hop: jump up.', 'Hop'],
  ['en', '<ul><li><code>jr:hop</code> <strong>Hop</strong>: jump up.</li></ul>', 'Hop: jump up.', 'Hop'],
  ['zh-cn', '<ul><li><code>jr:手指</code> <b>画着手指的积木</b>。</li></ul>', '画着手指的积木。', '手指'],
  ['en', '<ul><li><code>jr:hop 2</code> and <code>jr:end</code></li></ul>', 'hop 2 high.  and the end.', 'hop'],
  ['en', '<ul><li><code>jr:hop</code> Hop, as in <code>jr:hop 2</code></li></ul>', 'Hop, as in hop 2 high.', 'Hop'],
  ['en', '<p><code>jr:hop 2, end</code></p>', 'hop 2 high, the end.', 'hop'],
  ['zh-cn', '<p><code>jr:跳跃 2, 结束</code></p>', '跳 2 格高， 结束。', '跳跃'],
] as const)('a block of ScratchJr is said once, as what it does: %s, %s', async (language, html, said, word) => {
  await open(language, drawScratchJr(html))
  await vi.waitFor(() => expect(saying?.text.trim()).toBe(said))
  saying!.reach(word.slice(0, 1))
  expect(marked.get('read-word')).toBe(word.slice(0, 1))
})

test('the arrows that move the lines of an exercise are looked at, not listened to', async () => {
  await open('en', '<ol><li>Put it on.<button class="order-move">↑</button></li></ol>')
  await says('Put it on.')
})

test('what is folded or hidden is not given away, and what was opened meanwhile is read', async () => {
  await open(
    'en',
    '<div class="exercise"><p>How many?</p><p><button class="btn">Check</button></p><p class="exercise-help"><button>Give me a hint</button></p></div><details class="hint"><summary>Hint</summary><p>Count.</p></details><details open hidden><summary>Answer</summary><p>Three.</p></details><p>The end.</p>',
  )
  await says('How many?')
  saying!.dispatchEvent(new Event('end'))
  await says('Hint')
  document.querySelector('details')!.open = true
  saying!.dispatchEvent(new Event('end'))
  await says('Count.')
  saying!.dispatchEvent(new Event('end'))
  await says('The end.')
})

test('an exercise that is made while somebody listens is read as it became', async () => {
  await open('en', '<p>First.</p><p id="last">As written.</p>')
  await says('First.')
  document.querySelector('#last')!.innerHTML = '<button>As made.</button>'
  saying!.dispatchEvent(new Event('end'))
  await says('As made.')
})

test('what is added above while somebody listens makes nothing be read twice', async () => {
  await open('en', '<p>First.</p><p id="second">Second.</p><p>Third.</p>')
  await says('First.')
  saying!.dispatchEvent(new Event('end'))
  await says('Second.')
  document.querySelector('#second')!.insertAdjacentHTML('beforebegin', '<p>A verdict.</p>')
  saying!.dispatchEvent(new Event('end'))
  await says('Third.')
})

test('what a program tells of itself is not part of the lesson', async () => {
  await open('en', '<p>First.</p><p class="player-status">Running</p><p>Last.</p>')
  await says('First.')
  saying!.dispatchEvent(new Event('end'))
  await says('Last.')
})

test('paused, it goes on with the passage it was at; stopped, nothing stays marked', async () => {
  await open('zh-cn', '<p>兔子会跳舞。</p>')
  await says('兔子会跳舞。')
  press('停一下')
  expect(saying).toBeUndefined()
  press('接着读')
  await says('兔子会跳舞。')
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  press('不读了')
  expect([saying, marked.size]).toEqual([undefined, 0])
  // The page stays where it was: the button that has the focus now may be far above.
  expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  focused.mockRestore()
})

test('an exercise that is listened to meanwhile is heard, and the reading goes on where it was', async () => {
  await open('en', '<p>First.</p><p>Second.</p>')
  await says('First.')
  const interrupted = saying!
  // As `speak` does; what was given up hears of it later.
  speechSynthesis.cancel()
  speechSynthesis.speak(new Utterance('How many?') as unknown as SpeechSynthesisUtterance)
  interrupted.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }))
  await says('How many?')
  press('Go on')
  await says('First.')
})

test('without a voice of the language it says what to do', async () => {
  voices = [{ lang: 'fr-FR', localService: true }]
  await open('zh-cn', '<p>兔子会跳舞。</p>')
  await vi.waitFor(() => expect(document.body.textContent).toContain('没有会说中文的声音'), 3000)
  expect(saying).toBeUndefined()
})

test('what reads is fetched by the press alone: fetched by the pointer on its way, it would have run with nothing asked for', async () => {
  await draw('en', '<p>hello</p>')
  startReadAloud(document.querySelector('main')!)
  startWhenTouched()
  const scripts = () => [...document.head.querySelectorAll('script')]
  document.querySelector('[data-read-start]')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(scripts()).toEqual([])
  press('Read to me')
  expect(scripts().map((one) => one.getAttribute('src'))).toEqual(['/src/read-aloud/index.ts'])
  for (const one of scripts()) one.remove()
})

test('what comes after the page began is read too: the lesson of a member who has its course', async () => {
  await draw('en', '<p>hello</p>')
  const main = document.querySelector('main')!
  const lesson = [...main.childNodes]
  main.replaceChildren()
  startReadAloud(main)
  main.append(...lesson)
  press('Read to me')
  const script = document.head.querySelector('script')!
  expect(script.getAttribute('src')).toBe('/src/read-aloud/index.ts')
  script.remove()
})
