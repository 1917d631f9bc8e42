import { javascriptLanguage } from '@codemirror/lang-javascript'

const LOOPS = new Set(['WhileStatement', 'ForStatement', 'DoStatement'])

/**
 * A page with a look at the clock in each loop of its scripts. Of a page that is written into a document browsers count the
 * lines of each script from its own beginning: each begins with as many empty ones as stand before it, and `before` more.
 */
export function guardLoops(html: string, before = 0): string {
  return html.replace(
    /(<script\b(?![^>]*\bsrc=)[^>]*>)([\s\S]*?)(<\/script>)/gi,
    (_, open: string, script: string, close: string, at: number) =>
      open + '\n'.repeat(before + linesIn(html.slice(0, at) + open)) + guard(script) + close,
  )
}

export const linesIn = (text: string): number => text.split('\n').length - 1

function guard(script: string): string {
  const marks: [at: number, text: string][] = []
  javascriptLanguage.parser.parse(script).iterate({
    enter: ({ name, node }) => {
      if (!LOOPS.has(name)) return
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild
      if (!body || body.type.isError) return
      marks.push([body.from, '{tutuTick();'], [body.to, '}'])
    },
  })
  // From the end, so that places before stay what they were; at one place what closes comes first.
  let guarded = script
  for (const [at, text] of marks.toSorted((a, b) => b[0] - a[0] || (a[1] === '}' ? 1 : -1))) {
    guarded = guarded.slice(0, at) + text + guarded.slice(at)
  }
  return guarded
}
