import { javascriptLanguage } from '@codemirror/lang-javascript'

const LOOPS = new Set(['WhileStatement', 'ForStatement', 'DoStatement'])

/** A page with a look at the clock in each loop of its scripts, on the same lines as before. */
export function guardLoops(html: string): string {
  return html.replace(
    /(<script\b(?![^>]*\bsrc=)[^>]*>)([\s\S]*?)(<\/script>)/gi,
    (_, open: string, script: string, close: string) => open + guard(script) + close,
  )
}

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
