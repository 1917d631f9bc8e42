import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  completionStatus,
  insertBracket,
  moveCompletionSelection,
  selectedCompletion,
} from '@codemirror/autocomplete'
import {
  cursorCharLeft,
  cursorCharRight,
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentLess,
  indentMore,
  indentWithTab,
  undo,
} from '@codemirror/commands'
import { toLanguage } from '@tutu/contract/core/languages'
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  ViewPlugin,
  tooltips,
  type ViewUpdate,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { offersFor, vocabularyAt } from './code-words.ts'

export type CodeLanguage = 'python' | 'javascript' | 'html' | 'cpp'

/** Grammars are fetched one by one: a lesson has one language. */
const GRAMMARS: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
}

// The colours of the highlighted code that it takes the place of.
const COLOURS = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], class: 'hljs-comment' },
  { tag: [tags.keyword, tags.bool, tags.null, tags.tagName, tags.angleBracket], class: 'hljs-keyword' },
  { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'hljs-string' },
  { tag: [tags.number, tags.color, tags.unit], class: 'hljs-number' },
  { tag: [tags.attributeName, tags.propertyName, tags.className, tags.typeName], class: 'hljs-attr' },
  { tag: [tags.function(tags.variableName), tags.definition(tags.function(tags.variableName))], class: 'hljs-title' },
])

// Unlayered, as the editor's own: what stands in a layer of the site's style sheet would lose to it.
const LOOK = EditorView.theme({
  '&': { maxHeight: 'min(28rem, 70vh)', color: 'var(--color-base-content)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: '1.0625rem', lineHeight: '1.65' },
  // What lies over its end leaves room to scroll what is below it into sight.
  '.cm-content': { paddingBlock: '12px calc(12px + var(--covered, 0px))', caretColor: 'var(--color-base-content)' },
  '.cm-line': { paddingInline: '10px 14px' },
  '.cm-line.cm-stepped-in': {
    backgroundImage: 'repeating-linear-gradient(90deg, var(--color-base-300) 0 1px, transparent 1px var(--step))',
    backgroundSize: 'calc(var(--depth) * var(--step)) 100%',
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'content-box',
  },
  '.cm-tooltip': {
    color: 'var(--color-base-content)',
    backgroundColor: 'var(--color-base-200)',
    border: '2px solid var(--color-edge)',
    borderRadius: '12px',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', fontSize: '1rem' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '8px 12px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-base-content)',
    backgroundColor: 'var(--color-sky-soft)',
  },
  '.cm-completionDetail': { fontFamily: 'var(--font-sans)', fontStyle: 'normal', color: 'var(--color-muted)' },
  '.cm-gutters': { border: '0', color: 'var(--color-muted)', backgroundColor: 'transparent' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.4em', paddingInline: '10px 6px' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--color-sky-soft) 55%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-base-content)' },
  '.cm-cursor': { borderLeft: '2px solid var(--color-base-content)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--color-sky-line)',
  },
  '&.cm-focused .cm-matchingBracket': { outline: '2px solid var(--color-leaf-line)', backgroundColor: 'transparent' },
  '&.cm-focused .cm-nonmatchingBracket': {
    outline: '2px solid var(--color-berry-line)',
    backgroundColor: 'transparent',
  },
  '.cm-line.cm-running': { backgroundColor: 'var(--color-honey-soft)', boxShadow: 'inset 4px 0 0 var(--color-honey)' },
  '.cm-line.cm-wrong': { backgroundColor: 'var(--color-berry-soft)', boxShadow: 'inset 4px 0 0 var(--color-berry)' },
})

/** A line that is wrong, or the one that runs now. */
type Mark = 'wrong' | 'running'

const markLine = StateEffect.define<{ line: number; as: Mark }>()
const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(markLine)) continue
      const { line, as } = effect.value
      if (line < 1 || line > state.doc.lines) return Decoration.none
      return Decoration.set(Decoration.line({ class: `cm-${as}` }).range(state.doc.line(line).from))
    }
    return docChanged ? Decoration.none : marks
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** What keys do that a phone's keyboard lacks; `indent` takes a word that is offered first, as Tab does. */
const ACTIONS = {
  indent: (view: EditorView) => takeOffer(view) || indentMore(view),
  outdent: indentLess,
  left: cursorCharLeft,
  right: cursorCharRight,
  undo,
} as const
export type EditorAction = keyof typeof ACTIONS

export type Editor = {
  text(): string
  /** What was done and undone, as text: an editor that is given it with the same text goes on undoing there. */
  past(): string
  setText(text: string): void
  /** Puts text where the cursor is: on a line of its own, as deep as the one before, and focuses. */
  insertLine(text: string): void
  /** Puts text in the place of what is chosen, as if it were typed: a bracket brings its other half. */
  type(text: string): void
  do(action: EditorAction): void
  /** Scrolls the cursor into sight, above what covers the end of the window. */
  showCursor(): void
  /** Marks a line, from 1; 0 takes the mark away. */
  mark(line: number, as?: Mark): void
  setReadOnly(isReadOnly: boolean): void
  focus(): void
  destroy(): void
}

type EditorOptions = {
  language: CodeLanguage
  text: string
  /** Of an editor before, with the same text. */
  past?: string
  label: string
  help: string
  onChange: () => void
  onRun: () => void
  /** px at the end of what is seen of the window that something lies over. */
  coveredBelow?: () => number
}

/** Large, with line numbers; Ctrl+Enter runs; Escape lets Tab leave it. */
export function createEditor(
  parent: HTMLElement,
  { language, text, past, label, help, onChange, onRun, coveredBelow = () => 0 }: EditorOptions,
): Editor {
  const grammar = new Compartment()
  const writing = new Compartment()
  const run = () => {
    onRun()
    return true
  }
  const config = {
    extensions: [
      guides,
      // Outside the frame, which would cut it off below the last line.
      tooltips({ parent: document.body }),
      autocompletion({
        override: [(context) => offer(context, language)],
        // Enter stays a new line: what is offered is taken with Tab, or chosen with the arrow keys.
        selectOnOpen: false,
        interactionDelay: 0,
        icons: false,
      }),
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      indentUnit.of(language === 'python' || language === 'cpp' ? '    ' : '  '),
      EditorState.tabSize.of(4),
      EditorView.lineWrapping,
      EditorView.scrollMargins.of(() => ({ bottom: coveredBelow() })),
      LOOK,
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description': help,
        // Said as well as done: checkers of accessibility do not know that what can be written in has the focus.
        tabindex: '0',
        spellcheck: 'false',
        autocapitalize: 'off',
      }),
      syntaxHighlighting(COLOURS),
      grammar.of([]),
      writing.of([]),
      marked,
      keymap.of([
        { key: 'Mod-Enter', run },
        { key: 'Tab', run: takeOffer },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
    ],
  }
  const view = new EditorView({ parent, state: stateOf(text, past, config) })
  // Plain without it: colours are no reason to wait, nor to fail.
  void GRAMMARS[language]().then(
    (extension) => view.dispatch({ effects: grammar.reconfigure(extension) }),
    () => undefined,
  )
  return {
    text: () => view.state.doc.toString(),
    past: () => JSON.stringify(view.state.toJSON({ past: historyField })),
    setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    insertLine: (inserted) => {
      const { doc, selection } = view.state
      const line = doc.lineAt(selection.main.head)
      const indent = /^\s*/.exec(line.text)![0]
      const isEmpty = line.text.trim() === ''
      const at = isEmpty ? selection.main.head : line.to
      // Right below what opens a block it belongs inside.
      const deeper = /[:{]\s*$/.test(line.text) ? view.state.facet(indentUnit) : ''
      const lead = isEmpty ? '' : `\n${indent}${deeper}`
      const insert = lead + inserted.replaceAll('\n', `\n${indent}${deeper}`)
      view.dispatch({ changes: { from: at, insert }, selection: { anchor: at + insert.length }, scrollIntoView: true })
      view.focus()
    },
    type: (typed) => {
      const { state } = view
      if (!state.readOnly)
        view.dispatch(
          insertBracket(state, typed) ??
            state.update(state.replaceSelection(typed), { scrollIntoView: true, userEvent: 'input.type' }),
        )
      view.focus()
    },
    do: (action) => {
      ACTIONS[action](view)
      view.focus()
    },
    showCursor: () =>
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: 'nearest' }) }),
    setReadOnly: (isReadOnly) =>
      view.dispatch({ effects: writing.reconfigure(isReadOnly ? EditorState.readOnly.of(true) : []) }),
    destroy: () => view.destroy(),
    mark: (line, as = 'wrong') => {
      view.dispatch({ effects: markLine.of({ line, as }) })
      if (line < 1 || line > view.state.doc.lines) return
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest' }) })
    },
    focus: () => view.focus(),
  }
}

/** With what was done before, where it is of the same text and can be read. */
function stateOf(text: string, past: string | undefined, config: { extensions: Extension }): EditorState {
  try {
    const kept: unknown = past === undefined ? undefined : JSON.parse(past)
    if (kept && (kept as { doc?: unknown }).doc === text)
      return EditorState.fromJSON(kept, config, { past: historyField })
  } catch {
    // From before an upgrade: then there is nothing to undo.
  }
  return EditorState.create({ doc: text, ...config })
}

function offer(context: CompletionContext, code: CodeLanguage) {
  const word = context.matchBefore(code === 'html' ? /[\p{L}_][\p{L}\p{N}_-]*/u : /[\p{L}_][\p{L}\p{N}_]*/u)
  if (!word) return null
  const { doc } = context.state
  const vocabulary = vocabularyAt(code, doc.sliceString(0, word.from))
  // In a comment or a text nobody wants a command.
  const before = doc.sliceString(doc.lineAt(word.from).from, word.from)
  const comment = vocabulary === 'python' ? '#' : '//'
  if (!vocabulary || before.split(/["']/)[0]!.includes(comment) || (before.match(/["'`]/g)?.length ?? 0) % 2 === 1)
    return null
  const options = offersFor(word.text, vocabulary, doc.toString(), toLanguage(document.documentElement.lang))
  return options.length > 0 ? { from: word.from, options: [...options], filter: false } : null
}

function takeOffer(view: EditorView): boolean {
  if (completionStatus(view.state) !== 'active') return false
  if (!selectedCompletion(view.state)) moveCompletionSelection(true)(view)
  return acceptCompletion(view)
}

/** Where blocks of a program begin, below each other: a line at every step in. */
const guides = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = guidesOf(view)
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = guidesOf(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

function guidesOf({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = []
  const step = state.facet(indentUnit).length
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      const depth = Math.floor(/^ */.exec(line.text)![0].length / step)
      if (depth > 0)
        lines.push(
          Decoration.line({ class: 'cm-stepped-in', attributes: { style: `--depth:${depth};--step:${step}ch` } }).range(
            line.from,
          ),
        )
      at = line.to + 1
    }
  return Decoration.set(lines, true)
}
