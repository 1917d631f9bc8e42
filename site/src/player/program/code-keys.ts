import type { CodeLanguage, Editor, EditorAction } from '../../lib/code-editor.ts'
import { element } from '../../lib/element.ts'
import { button } from './button.ts'
import type { WORDS } from './words.ts'

/** px that only a keyboard on the screen takes of it: bars of a browser are lower. */
const KEYBOARD_MIN = 120

/** What programs are full of, and keyboards of phones hide two layers deep, or give full-width. The commonest first. */
const SIGNS: Readonly<Record<CodeLanguage, string>> = {
  python: '(":=_.,#)[]\'+-*/<>{}%',
  javascript: '({";=.)},[]\'+-*/<>!&|`',
  html: '</>="-:;#.{}()!',
  cpp: '<;"({=>)},[]\'+-*/%&!#',
}

type Rest = [icon: Parameters<typeof button>[1], className: string, onPress: () => void]

type Options = {
  code: CodeLanguage
  words: (typeof WORDS)['en']
  /** What the editor stands in. */
  room: HTMLElement
  editor: () => Pick<Editor, 'type' | 'do' | 'showCursor'>
  run: () => void
}

/**
 * A row of keys for code that lies on the keyboard of a phone or tablet while a program is written, with Run, which the
 * keyboard would cover. With a keyboard of its own, nothing is covered and nothing comes.
 */
export function createCodeKeys({ code, words, room, editor, run }: Options) {
  const withoutText = (label: string, ...[icon, className, onPress]: Rest): HTMLButtonElement => {
    const made = button('', icon, className, onPress)
    made.ariaLabel = label
    return made
  }
  const action = (name: EditorAction, icon: Rest[0]): HTMLButtonElement =>
    withoutText(words[name], icon, 'code-key', () => editor().do(name))
  const sign = (text: string): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: 'code-key' }, text)
    made.addEventListener('click', () => editor().type(text))
    return made
  }
  const root = element(
    'div',
    { class: 'code-keys', role: 'toolbar', 'aria-label': words.codeKeys, hidden: true },
    element(
      'div',
      { class: 'code-keys-row' },
      action('indent', 'indent'),
      ...[...SIGNS[code]].map(sign),
      action('outdent', 'outdent'),
      action('left', 'back'),
      action('right', 'on'),
      action('undo', 'undo'),
    ),
    withoutText(words.run, 'play', 'btn btn-primary', run),
  )
  // The focus stays in the editor, else the keyboard would go.
  root.addEventListener('mousedown', (event) => event.preventDefault())

  let writing: AbortController | undefined
  /** As high as the window was without a keyboard, at this width. */
  let tallest = 0
  let width = 0

  function place(): void {
    const seen = window.visualViewport
    if (!seen) return
    if (innerWidth !== width) tallest = 0
    width = innerWidth
    tallest = Math.max(tallest, innerHeight)
    const wasHidden = root.hidden
    root.hidden = tallest - seen.height * seen.scale < KEYBOARD_MIN
    room.style.setProperty('--covered', `${root.offsetHeight}px`)
    if (root.hidden) return
    root.style.width = `${seen.width}px`
    root.style.translate = `${seen.offsetLeft}px ${seen.offsetTop + seen.height - root.offsetHeight}px`
    // Once the room that they leave is there.
    if (wasHidden) requestAnimationFrame(() => editor().showCursor())
  }
  function end(): void {
    writing?.abort()
    writing = undefined
    root.hidden = true
    room.style.removeProperty('--covered')
  }
  room.addEventListener('focusin', () => {
    if (writing || !matchMedia('(pointer: coarse)').matches) return
    writing = new AbortController()
    tallest = 0
    for (const event of ['resize', 'scroll'] as const)
      window.visualViewport?.addEventListener(event, place, { signal: writing.signal })
    place()
  })
  room.addEventListener('focusout', (event) => {
    // Browsers tell of no other element where the page itself has lost the focus: whoever comes back goes on.
    if (!room.contains(event.relatedTarget as Node | null) && document.hasFocus()) end()
  })
  return { root, covers: () => root.offsetHeight, end }
}
